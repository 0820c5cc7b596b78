import { useAgency } from '#features/shared/agency.ts';
import { belowBoardHeading } from '#features/shared/ui/board/board-heading.css.ts';
import { Section } from '#features/shared/ui/section.tsx';
import { content } from '#features/site/content/testimonial.md';
import { CallToAction } from '#features/site/content/words.tsx';
import { findSection, leadOf } from './content.ts';
import { originalReviews } from './reviews-data.ts';
import * as styles from './reviews.css.ts';
import { Postcard } from './reviews.tsx';

export { head } from '#features/site/content/testimonial.md';

const board = findSection(content, 'board');

export function Contents() {
  const { changes } = useAgency();
  const reviews = changes.reviews ?? originalReviews;
  return (
    <>
      <Section ground="gulabi" className={belowBoardHeading} title={board.title} lead={leadOf(board.content)}>
        <ul className={styles.cards}>
          {reviews.map((review) => (
            <li key={review.name + review.text} className={styles.card}>
              <Postcard review={review} isWhole />
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction content={content} />
    </>
  );
}
