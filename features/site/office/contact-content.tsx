import { ContactForm } from '#features/site/forms/contact-form.tsx';
import { Office } from './office-section.tsx';

export function ContactContent() {
  return (
    <>
      <Office />
      <ContactForm />
    </>
  );
}
