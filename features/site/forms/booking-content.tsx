import { BookingForm } from './booking-form.tsx';
import { Steps } from '#features/site/services/steps.tsx';
import { belowBoardHeading } from '#features/site/sections/below-board-heading.css.ts';

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
