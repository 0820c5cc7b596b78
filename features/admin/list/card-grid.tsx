import { useDeferredValue, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { AdminPackagesStore, PackageSnapshot } from '#features/admin/packages-store.ts';
import { useFocusAfterDelete } from '#features/admin/ui/list-focus.ts';
import { AdminPackageCard, type CardTools } from './admin-package-card.tsx';
import * as styles from './list.css.ts';

interface CardGridProps {
  readonly packages: readonly PackageSnapshot[];
  readonly store: AdminPackagesStore;
  readonly tools: CardTools;
  readonly selected: ReadonlySet<string>;
}

/** Cards of the first paint, after which the others are rendered. */
const firstCards = 24;
const priorityCards = 6;

/** All cards are in the DOM, so that the browser's own search finds them. */
export function CardGrid({ packages, store, tools, selected }: CardGridProps) {
  const { deleting } = useSnapshot(store.state);
  const grid = useRef<HTMLUListElement>(null);
  useFocusAfterDelete(grid, packages, deleting);
  const isPainted = useDeferredValue(true, false);
  return (
    <ul ref={grid} className={styles.grid}>
      {(isPainted ? packages : packages.slice(0, firstCards)).map((tour, index) => (
        <li
          key={tour._id}
          data-entry={tour._id}
          className={index < firstCards ? undefined : styles.laterItem}
        >
          <AdminPackageCard
            tour={tour}
            deleting={deleting.includes(tour._id)}
            load={index < priorityCards ? 'soon' : 'later'}
            tools={tools}
            isSelected={selected.has(tour._id)}
          />
        </li>
      ))}
    </ul>
  );
}
