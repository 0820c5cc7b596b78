import { ContactForm } from './contact-form.tsx';
import { Office } from './office-section.tsx';

/** The Contact page under its hero (specification, section 2). */
export function ContactContent() {
  return (
    <>
      <Office />
      <ContactForm />
    </>
  );
}
