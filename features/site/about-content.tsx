import { GuideCard } from './team/guide-card.tsx';
import { Purpose } from './about/purpose.tsx';
import { Reasons } from './about/reasons.tsx';
import { Story } from './about/story.tsx';

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
