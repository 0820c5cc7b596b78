import { useId } from 'react';
import { useAgency } from '#features/shared/agency.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { SectionHead } from '#features/shared/ui/section-head.tsx';
import { container } from '#styles/global.css.ts';
import { originalReviews } from './reviews-data.ts';
import * as styles from './reviews.css.ts';
import { Postcard } from './reviews.tsx';
import { belowBoardHeading } from './sections.css.ts';
import { ContactCallout } from './sections.tsx';

export function TestimonialContent() {
  const { officeAddress, changes } = useAgency();
  const reviews = changes.reviews ?? originalReviews;
  const heading = useId();
  return (
    <>
      <section aria-labelledby={heading} className={classes(styles.section, belowBoardHeading)}>
        <div className={container}>
          <SectionHead
            id={heading}
            title="From the board by our door"
            lead="Cards that came up the stairs with the milk. We asked the writers before we put them here."
          />
          <ul className={styles.testimonialCards}>
            {reviews.map((review) => (
              <li key={review.name + review.text} className={styles.testimonialCard}>
                <Postcard review={review} isWhole />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <ContactCallout
        title="Room for one more card"
        text={`Ours is ${officeAddress.join(', ')}. To have a journey to write about, ring first.`}
      />
    </>
  );
}
