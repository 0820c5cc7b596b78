import { BookingForm } from './forms/booking-form.tsx';
import { Steps } from './services/steps.tsx';
import { belowBoardHeading } from './sections/below-board-heading.css.ts';

export function BookingContent() {
  return (
    <>
      <div className={belowBoardHeading}>
        <Steps />
      </div>
      <BookingForm />
    </>
  );
}
