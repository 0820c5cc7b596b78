import { SelectField, TextAreaField, TextField } from '#features/shared/ui/form/field.tsx';
import { belowBoardHeading } from '#features/shared/ui/board/board-heading.css.ts';
import { ContactButtons } from '#features/site/sections/sections.tsx';
import { Steps } from '#features/site/sections/steps.tsx';
import { wide } from './static-form.css.ts';
import { StaticForm } from './static-form.tsx';

export { head } from '#features/site/content/booking.md';

export function Contents() {
  return (
    <>
      <div className={belowBoardHeading}>
        <Steps />
      </div>
      <BookingForm />
    </>
  );
}

export function BookingForm() {
  return (
    <StaticForm
      title="Book A Tour"
      action="Book Now"
      greeting="Hello! I would like to book a tour."
      lead="These are the five things we ask on the telephone. Have them ready, and the first call takes ten minutes."
      hint="The form itself is not connected: what you enter stays on this screen until you send it yourself, and nothing is booked or charged. Book Now offers it as a WhatsApp message; or ring us, or come up to the office."
      contact={<ContactButtons />}
    >
      <TextField label="Name" name="name" autoComplete="name" />
      <TextField label="Email" name="email" type="email" autoComplete="email" />
      <TextField label="Date and time" name="when" type="datetime-local" />
      <SelectField label="Destination" name="destination">
        <option>Destination 1</option>
        <option>Destination 2</option>
        <option>Destination 3</option>
      </SelectField>
      <TextAreaField
        label="Special request"
        hint="A bad knee, a birthday, no onion: whatever we should know."
        name="request"
        className={wide}
      />
    </StaticForm>
  );
}
