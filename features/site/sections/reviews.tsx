import { useId, useState } from 'react';
import type { AgencyReview } from '#contract/agency.ts';
import { useAgency } from '#features/shared/agency.ts';
import { useIsHydrated } from '#features/shared/browser-state.ts';
import { IconButton } from '#features/shared/ui/button.tsx';
import { Announcement, classes } from '#features/shared/ui/elements.tsx';
import { lineIcon } from '#features/shared/ui/line-icon.tsx';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import { SectionHead } from '#features/shared/ui/section-head.tsx';
import { useScroller } from '#features/shared/use-scroller.ts';
import { container } from '#styles/global.css.ts';
import { originalReviews } from './reviews-data.ts';
import * as styles from './reviews.css.ts';

const ChevronRight = lineIcon('m9 18 6-6-6-6');
const ChevronLeft = lineIcon('m15 18-6-6 6-6');

export function Reviews() {
  const reviews = useAgency().changes.reviews ?? originalReviews;
  const heading = useId();
  const { attach, position, show } = useScroller(reviews.length);
  const { page: current, pages } = position;
  const isHydrated = useIsHydrated();
  const [announcement, setAnnouncement] = useState('');
  const turnTo = (page: number) => {
    show(page);
    setAnnouncement(`Reviews, page ${page + 1} of ${pages}`);
  };

  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={container}>
        <SectionHead title="Customer reviews" id={heading}>
          <div className={styles.dots}>
            {Array.from({ length: pages }, (_, page) => (
              <button
                key={page}
                type="button"
                className={styles.dot}
                aria-label={`Reviews, page ${page + 1}`}
                aria-current={page === current ? 'true' : undefined}
                aria-disabled={!isHydrated}
                onClick={() => turnTo(page)}
              />
            ))}
          </div>
          <IconButton
            label="Previous reviews"
            isInactive={position.isAtStart}
            className={styles.step}
            onClick={() => turnTo(current - 1)}
          >
            <ChevronLeft size={22} aria-hidden="true" />
          </IconButton>
          <IconButton
            label="Next reviews"
            isInactive={position.isAtEnd}
            className={styles.step}
            onClick={() => turnTo(current + 1)}
          >
            <ChevronRight size={22} aria-hidden="true" />
          </IconButton>
        </SectionHead>
      </div>
      <ul
        ref={attach}
        className={classes(container, styles.scroller)}
        aria-labelledby={heading}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keys too (WCAG 2.1.1)
        tabIndex={0}
      >
        {reviews.map((review) => (
          <li key={review.name + review.text} className={styles.reviewItem}>
            <Postcard review={review} />
          </li>
        ))}
      </ul>
      <Announcement>{announcement}</Announcement>
    </section>
  );
}

interface PostcardProps {
  readonly review: AgencyReview;
  /** Also the rest of the message. */
  readonly isWhole?: boolean;
}

export function Postcard({ review, isWhole = false }: PostcardProps) {
  return (
    <figure className={styles.postcard}>
      <blockquote className={styles.message}>
        <p>{review.text}</p>
        {isWhole && review.rest && <p className={styles.rest}>{review.rest}</p>}
      </blockquote>
      <figcaption className={styles.sender}>
        <span className={styles.edge} aria-hidden="true">
          <span className={styles.stamp}>
            <PosterImage poster={review.stamp} load="later" className={styles.postcardPicture} />
          </span>
        </span>
        <Postmark />
        <span className={styles.postcardLines}>
          <span className={styles.postcardName}>{review.name}</span>
          <span className={styles.postcardLine}>{review.town}</span>
          <span className={styles.postcardLine}>{review.trip}</span>
        </span>
      </figcaption>
    </figure>
  );
}

function Postmark() {
  return (
    <svg className={styles.postmark} viewBox="0 0 104 104" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2.500">
        <circle cx="52" cy="52" r="46" />
        <circle cx="52" cy="52" r="31" strokeDasharray="3 4" />
        <path d="M2 40c12-8 22 8 34 0s22 8 34 0 22 8 34 0M2 52c12-8 22 8 34 0s22 8 34 0 22 8 34 0M2 64c12-8 22 8 34 0s22 8 34 0 22 8 34 0" />
      </g>
    </svg>
  );
}
