import { ContactCallout } from '#features/site/sections/contact-callout.tsx';
import { GuideCard } from './guide-card.tsx';
import { Notebook } from './notebook.tsx';

export function TeamContent() {
  return (
    <>
      <GuideCard label="Proprietor" />
      <Notebook />
      <ContactCallout
        title="Ask for the window seat"
        text="Tell him where you are going, and he will tell you which side of the train to sit on."
      />
    </>
  );
}
