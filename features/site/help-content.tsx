import { ContactCallout } from './sections/contact-callout.tsx';
import { Chapters } from './chapters/chapters.tsx';
import { help } from './chapters/help-text.ts';

export function HelpContent() {
  return (
    <>
      <Chapters page={help} />
      <ContactCallout
        title="Not in the list?"
        text="Then it is a question for a person. Ask away; no question is too small to ring about."
      />
    </>
  );
}
