import { useId } from 'react';
import { ActionLink } from '#features/shared/ui/button.tsx';
import { TextAreaField, TextField } from '#features/shared/ui/form/field.tsx';
import { Mail } from '#features/shared/ui/icons/mail.ts';
import { useAgency } from '#features/shared/agency.ts';
import { FormNote, StaticForm } from './static-form.tsx';
import { mail, wide } from './static-form.css.ts';

export function ContactForm() {
  const { supportEmail } = useAgency();
  const heading = useId();
  return (
    <StaticForm
      heading={heading}
      title="Put it in writing"
      action="Send Message"
      greeting="Hello! I am writing from your website."
      aside={
        <FormNote
          lead="Dates that move, a cousin who joins in Delhi, a question about a visa: written down, it is not forgotten."
          note="This form is not connected to our post yet: what you enter stays on this screen until you send it yourself. Send Message offers it as a WhatsApp message; a mail to the address below lands on all three desks."
        >
          <div>
            <ActionLink tone="line" href={supportEmail.address} className={mail}>
              <Mail size={20} aria-hidden="true" />
              {supportEmail.display}
            </ActionLink>
          </div>
        </FormNote>
      }
    >
      <TextField label="Name" name="name" autoComplete="name" />
      <TextField label="Email" name="email" type="email" autoComplete="email" />
      <TextField label="Subject" name="subject" autoComplete="off" className={wide} />
      <TextAreaField label="Message" name="message" rows={6} className={wide} />
    </StaticForm>
  );
}
