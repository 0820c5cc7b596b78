import { useState } from 'react';
import type { AgencyReview } from '#contract/agency.ts';
import { useAgency } from '#features/shared/agency.ts';
import { useIsHydrated } from '#features/shared/browser-state.ts';
import { IconButton } from '#features/shared/ui/button.tsx';
import { Announcement, classes } from '#features/shared/ui/elements.tsx';
import { lineIcon } from '#features/shared/ui/line-icon.tsx';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import { Section } from '#features/shared/ui/section.tsx';
import { useScroller } from '#features/shared/use-scroller.ts';
import { cover, paper, row, scroller } from '#styles/recipes.css.ts';
import { originalReviews } from './reviews-data.ts';
import * as styles from './reviews.css.ts';

const ChevronRight = lineIcon('m9 18 6-6-6-6');
const ChevronLeft = lineIcon('m15 18-6-6 6-6');

const title = 'Customer reviews';

export function Reviews() {
  const reviews = useAgency().changes.reviews ?? originalReviews;
  const { attach, position, show } = useScroller(reviews.length);
  const { page: current, pages } = position;
  const isHydrated = useIsHydrated();
  const [announcement, setAnnouncement] = useState('');
  const turnTo = (page: number) => {
    show(page);
    setAnnouncement(`Reviews, page ${page + 1} of ${pages}`);
  };

  const dots = Array.from({ length: pages }, (_, page) => (
    <button
      key={page}
      type="button"
      className={styles.dot}
      aria-label={`Reviews, page ${page + 1}`}
      aria-current={page === current ? 'true' : undefined}
      aria-disabled={!isHydrated}
      onClick={() => turnTo(page)}
    />
  ));

  return (
    <Section
      ground="gulabi"
      title={title}
      actions={
        <>
          <div className={row.x0}>{dots}</div>
          <IconButton
            label="Previous reviews"
            isInactive={position.isAtStart}
            onClick={() => turnTo(current - 1)}
          >
            <ChevronLeft size={22} />
          </IconButton>
          <IconButton label="Next reviews" isInactive={position.isAtEnd} onClick={() => turnTo(current + 1)}>
            <ChevronRight size={22} />
          </IconButton>
        </>
      }
    >
      <ul
        ref={attach}
        className={classes(scroller, styles.reviews)}
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keys too (WCAG 2.1.1)
        tabIndex={0}
      >
        {reviews.map((review) => (
          <li key={review.name + review.text} className={styles.review}>
            <Postcard review={review} />
          </li>
        ))}
      </ul>
      <Announcement>{announcement}</Announcement>
    </Section>
  );
}

interface PostcardProps {
  readonly review: AgencyReview;
  /** Also the rest of the message. */
  readonly isWhole?: boolean;
}

export function Postcard({ review, isWhole = false }: PostcardProps) {
  return (
    <figure className={classes(paper, styles.postcard)}>
      <blockquote className={styles.message}>
        <p>{review.text}</p>
        {isWhole && review.rest && <p className={styles.rest}>{review.rest}</p>}
      </blockquote>
      <figcaption className={styles.sender}>
        <span className={styles.edge} aria-hidden="true">
          <span className={styles.stamp}>
            <PosterImage poster={review.stamp} load="later" className={cover.frame} />
          </span>
        </span>
        <Postmark />
        <span className={styles.address}>
          <span className={styles.addressLine}>{review.name}</span>
          <span className={styles.addressLine}>{review.town}</span>
          <span className={styles.addressLine}>{review.trip}</span>
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
