import { useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useAgency } from '#features/shared/agency.ts';
import { allPackagesKey } from '#contract/category.ts';
import type { Package } from '#contract/package.ts';
import { PackageCardView } from '#features/catalogue/package-card-view.tsx';
import { SkeletonCard } from '#features/catalogue/skeleton-card.tsx';
import type { CatalogueStore } from '#features/catalogue/store.ts';
import { maxNeighbours, selectNeighbours } from '#features/package-detail/neighbouring-tours.ts';
import { pictureSizes } from '#features/shared/ui/picture-sizes.ts';
import { SectionHead } from '#features/shared/ui/section-head.tsx';
import { knownCards } from './known-cards.ts';
import * as styles from './neighbouring-tours.css.ts';

/** Px below the window at which the list is fetched, so that the cards are there before they are seen. */
const loadAhead = '800px';
const sizes = pictureSizes({
  0: '100vw - 40px',
  600: 'max(300px, 46.8vw - 12px)',
  1024: '31.2vw - 16px',
  1296: '389px',
});

const skeletonKeys = Array.from({ length: maxNeighbours }, (_, index) => `skeleton-${index}`);

interface NeighbouringToursProps {
  readonly tour: Package;
  readonly catalogue: CatalogueStore;
}

/** Three tours of the same place or price range, from the lists that are known or from that of the category. */
export function NeighbouringTours({ tour, catalogue }: NeighbouringToursProps) {
  const { phones } = useAgency();
  const id = useId();
  const end = useRef<HTMLDivElement>(null);
  const state = useSnapshot(catalogue.state);
  const key = tour.category ?? allPackagesKey;

  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        if (catalogue.state.lists[key].status === 'idle') void catalogue.loadList(key);
      },
      { rootMargin: loadAhead },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [catalogue, key]);

  const { status } = state.lists[key];
  const neighbours = selectNeighbours(tour, knownCards(state));
  const isSettled = status === 'fulfilled' || status === 'rejected';
  // As high as the cards to come, so that the footer does not move.
  const missing = isSettled ? [] : skeletonKeys.slice(neighbours.length);
  return (
    <div ref={end} className={styles.end}>
      {neighbours.length + missing.length > 0 && (
        <section aria-labelledby={id} className={styles.section}>
          <SectionHead id={id} title="More tours like this one" />
          <ul className={styles.cards}>
            {neighbours.map((neighbour) => (
              <li key={neighbour._id}>
                <PackageCardView tour={neighbour} phone={phones.packages} sizes={sizes} />
              </li>
            ))}
            {missing.map((skeleton) => (
              <li key={skeleton} aria-hidden="true">
                <SkeletonCard />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
