import { GuideCard } from './guide-card.tsx';
import { Purpose } from './purpose.tsx';
import { Reasons } from './reasons.tsx';
import { Story } from './story.tsx';

/** The About page under its hero (specification, section 2). */
export function AboutContent() {
  return (
    <>
      <Story />
      <Purpose />
      <Reasons />
      <GuideCard label="Owner" />
    </>
  );
}
