import { BookingForm } from './booking-form.tsx';
import { Steps } from './steps.tsx';
import { underBoard } from './under-board.css.ts';

/** The Booking page under its hero (specification, section 2). */
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
