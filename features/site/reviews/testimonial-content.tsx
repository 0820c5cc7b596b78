import { useId } from 'react';
import { classes } from '#features/shared/ui/classes.ts';
import { SectionHead } from '#features/shared/ui/section-head.tsx';
import { container } from '#styles/global.css.ts';
import { useAgency } from '#features/shared/agency.ts';
import { ContactCallout } from '#features/site/sections/contact-callout.tsx';
import { Postcard } from './postcard.tsx';
import { originalTestimonials } from './testimonials.ts';
import * as styles from './testimonial-content.css.ts';
import { belowBoardHeading } from '#features/site/sections/below-board-heading.css.ts';

export function TestimonialContent() {
  const { officeAddress, changes } = useAgency();
  const reviews = changes.reviews ?? originalTestimonials;
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
          <ul className={styles.cards}>
            {reviews.map((review) => (
              <li key={review.name + review.text} className={styles.card}>
                <Postcard review={review} rest={review.rest || undefined} />
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
