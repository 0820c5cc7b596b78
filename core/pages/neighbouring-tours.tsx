import { useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { allPackagesKey } from '#contract/category.ts';
import type { Package, PackageCard } from '#contract/package.ts';
import { PackageCardView } from '#features/catalogue/package-card-view.tsx';
import { SkeletonCard } from '#features/catalogue/package-cards.tsx';
import { knownCards, type CatalogueStore } from '#features/catalogue/store.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { pictureSizes } from '#features/shared/ui/picture.tsx';
import { SectionHead } from '#features/shared/ui/section.tsx';
import { screenOnly } from '#styles/recipes.css.ts';
import * as styles from './pages.css.ts';

const maxNeighbours = 3;

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
    <div ref={end} className={classes(screenOnly, styles.detailEnd)}>
      {neighbours.length + missing.length > 0 && (
        <section aria-labelledby={id} className={styles.neighbours}>
          <SectionHead id={id} title="More tours like this one" />
          <ul className={styles.neighbourCards}>
            {neighbours.map((neighbour) => (
              <li key={neighbour._id}>
                <PackageCardView tour={neighbour} sizes={sizes} />
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

/** How much dearer or cheaper a tour of the same price range may be: a third. */
const priceRange = 1 / 3;

/** Tours of the same place, then those of the nearest price in the same range. */
export function selectNeighbours(
  tour: Pick<PackageCard, '_id' | 'place' | 'price'>,
  candidates: readonly PackageCard[],
): readonly PackageCard[] {
  const others = new Map(candidates.filter(({ _id }) => _id !== tour._id).map((other) => [other._id, other]));
  const distance = (other: PackageCard) =>
    tour.price && other.price ? Math.abs(other.price - tour.price) / tour.price : Number.MAX_VALUE;
  const isSamePlace = (other: PackageCard) =>
    toKey(tour.place) !== '' && toKey(other.place) === toKey(tour.place);
  return [...others.values()]
    .filter((other) => isSamePlace(other) || distance(other) <= priceRange)
    .sort((a, b) => Number(isSamePlace(b)) - Number(isSamePlace(a)) || distance(a) - distance(b))
    .slice(0, maxNeighbours);
}

const toKey = (place: string) => place.trim().toLowerCase();
