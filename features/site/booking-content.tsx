import { BookingForm } from './booking-form.tsx';
import { Steps } from './steps.tsx';
import { underBoard } from './under-board.css.ts';

export function BookingContent() {
  return (
    <>
      <div className={underBoard}>
        <Steps />
      </div>
      <BookingForm />
    </>
  );
}
