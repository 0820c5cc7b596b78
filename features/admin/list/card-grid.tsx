import { useCallback, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { PackageCard } from '#contract/package.ts';
import type { AdminPackagesStore, PackageSnapshot } from '#features/admin/packages-store.ts';
import { useFocusAfterDelete } from '#features/admin/ui/use-focus-after-delete.ts';
import { AdminPackageCard, type AdminPackageCardProps } from './admin-package-card.tsx';
import * as styles from './card-grid.css.ts';
import { DeferredCards } from './deferred-cards.tsx';

interface CardGridProps extends Pick<AdminPackageCardProps, 'onDelete' | 'onCopyLink' | 'tools'> {
  readonly packages: readonly PackageSnapshot[];
  readonly store: AdminPackagesStore;
  readonly selected?: ReadonlySet<string>;
}

const noneSelected: ReadonlySet<string> = new Set();

/** Cards rendered whole at once; the others only while they are near the viewport. */
const eagerCards = 24;
const priorityCards = 6;

/** All cards are in the DOM, so that the browser's own search finds them. */
export function CardGrid({
  packages,
  store,
  onDelete,
  onCopyLink,
  tools,
  selected = noneSelected,
}: CardGridProps) {
  const { deleting } = useSnapshot(store.state);
  const grid = useRef<HTMLUListElement>(null);
  useFocusAfterDelete(grid, packages, deleting);
  const render = useCallback(
    (tour: PackageCard, isTextOnly: boolean) => (
      <AdminPackageCard
        tour={tour}
        deleting={deleting.includes(tour._id)}
        onDelete={onDelete}
        onCopyLink={onCopyLink}
        load="later"
        isTextOnly={isTextOnly}
        tools={tools}
        isSelected={selected.has(tour._id)}
      />
    ),
    [deleting, onDelete, onCopyLink, tools, selected],
  );
  return (
    <ul ref={grid} className={styles.grid}>
      {packages.slice(0, eagerCards).map((tour, index) => (
        <li key={tour._id} data-entry={tour._id}>
          <AdminPackageCard
            tour={tour}
            deleting={deleting.includes(tour._id)}
            onDelete={onDelete}
            onCopyLink={onCopyLink}
            load={index < priorityCards ? 'soon' : 'later'}
            tools={tools}
            isSelected={selected.has(tour._id)}
          />
        </li>
      ))}
      <DeferredCards packages={packages.slice(eagerCards)} render={render} />
    </ul>
  );
}
