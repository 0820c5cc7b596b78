import { GuideCard } from '#features/site/team/guide-card.tsx';
import { Purpose } from './purpose.tsx';
import { Reasons } from './reasons.tsx';
import { Story } from './story.tsx';

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
