import { ChevronLeft } from '#features/shared/ui/icons/chevron-left.ts';
import { ChevronRight } from '#features/shared/ui/icons/chevron-right.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useAgency } from '#features/shared/agency.ts';
import { IconButton } from '#features/shared/ui/button.tsx';
import { SectionHead } from '#features/shared/ui/section-head.tsx';
import { Announcement } from '#features/shared/ui/visually-hidden.tsx';
import { classes } from '#features/shared/ui/classes.ts';
import { useIsHydrated } from '#features/shared/use-is-hydrated.ts';
import { container } from '#styles/global.css.ts';
import { getScrollPages, type ScrollPages } from './scroll-pages.ts';
import { Postcard } from './postcard.tsx';
import { originalReviews } from './reviews-data.ts';
import * as styles from './reviews.css.ts';

export function Reviews() {
  const reviews = useAgency().changes.reviews ?? originalReviews;
  const heading = useId();
  const scroller = useRef<HTMLUListElement>(null);
  const [pages, setPages] = useState<ScrollPages>({ count: 2, current: 0 });
  const isHydrated = useIsHydrated();
  const [announcement, setAnnouncement] = useState('');
  const last = pages.count - 1;

  useEffect(() => {
    const list = scroller.current;
    if (!list) return undefined;
    const measure = () => setPages((before) => keepIfEqual(before, measurePages(list, reviews.length)));
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, [reviews.length]);

  function show(page: number) {
    const list = scroller.current;
    if (!list || page < 0 || page > last) return;
    list.scrollTo({ left: ((list.scrollWidth - list.clientWidth) * page) / Math.max(1, last) });
    setAnnouncement(`Reviews, page ${page + 1} of ${pages.count}`);
  }

  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={container}>
        <SectionHead title="Customer reviews" id={heading}>
          <div className={styles.dots}>
            {Array.from({ length: pages.count }, (_, page) => (
              <button
                key={page}
                type="button"
                className={styles.dot}
                aria-label={`Reviews, page ${page + 1}`}
                aria-current={page === pages.current ? 'true' : undefined}
                onClick={() => show(page)}
              />
            ))}
          </div>
          <IconButton
            label="Previous reviews"
            isInactive={pages.current === 0}
            className={styles.step}
            onClick={() => show(pages.current - 1)}
          >
            <ChevronLeft size={22} aria-hidden="true" />
          </IconButton>
          <IconButton
            label="Next reviews"
            isInactive={!isHydrated || pages.current === last}
            className={styles.step}
            onClick={() => show(pages.current + 1)}
          >
            <ChevronRight size={22} aria-hidden="true" />
          </IconButton>
        </SectionHead>
      </div>
      <ul
        ref={scroller}
        className={classes(container, styles.scroller)}
        aria-labelledby={heading}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keys too (WCAG 2.1.1)
        tabIndex={0}
      >
        {reviews.map((review) => (
          <li key={review.name + review.text} className={styles.item}>
            <Postcard review={review} />
          </li>
        ))}
      </ul>
      <Announcement>{announcement}</Announcement>
    </section>
  );
}

const measurePages = (list: HTMLElement, cards: number) =>
  getScrollPages({
    visibleWidth: list.clientWidth,
    totalWidth: list.scrollWidth,
    scrollLeft: list.scrollLeft,
    cards,
  });

const keepIfEqual = (before: ScrollPages, now: ScrollPages) =>
  before.count === now.count && before.current === now.current ? before : now;
