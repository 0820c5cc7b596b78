import { useAgency } from '#features/shared/agency.ts';
import { belowBoardHeading } from '#features/shared/ui/board/board-heading.css.ts';
import { Section } from '#features/shared/ui/section.tsx';
import { originalReviews } from './reviews-data.ts';
import * as styles from './reviews.css.ts';
import { Postcard } from './reviews.tsx';
import { ContactCallout } from './sections.tsx';

export function TestimonialContent() {
  const { officeAddress, changes } = useAgency();
  const reviews = changes.reviews ?? originalReviews;
  return (
    <>
      <Section
        ground="gulabi"
        className={belowBoardHeading}
        title="From the board by our door"
        lead="Cards that came up the stairs with the milk. We asked the writers before we put them here."
      >
        <ul className={styles.cards}>
          {reviews.map((review) => (
            <li key={review.name + review.text} className={styles.card}>
              <Postcard review={review} isWhole />
            </li>
          ))}
        </ul>
      </Section>
      <ContactCallout
        title="Room for one more card"
        text={`Ours is ${officeAddress.join(', ')}. To have a journey to write about, ring first.`}
      />
    </>
  );
}
