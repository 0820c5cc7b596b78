import { ContactForm } from './forms/contact-form.tsx';
import { Office } from './office/office-section.tsx';

export function ContactContent() {
  return (
    <>
      <Office />
      <ContactForm />
    </>
  );
}
