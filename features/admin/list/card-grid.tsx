import { useCallback, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { AdminStore, Listed } from '#features/admin/store.ts';
import { useFocusAfter } from '#features/admin/ui/use-focus-after.ts';
import { FarCards } from '#features/shared/ui/far-cards.tsx';
import { AdminCard, type AdminCardProps } from './admin-card.tsx';
import * as styles from './card-grid.css.ts';

interface CardGridProps extends Pick<AdminCardProps, 'onDelete'> {
  readonly packages: readonly Listed[];
  readonly store: AdminStore;
}

/** Cards rendered whole at once; the others only while they are near the viewport. */
const atOnce = 24;
/** Cards whose pictures load with priority. */
const firstRows = 6;

/** All cards are in the DOM, so that the browser's own search finds them. */
export function CardGrid({ packages, store, onDelete }: CardGridProps) {
  const { deleting } = useSnapshot(store.state);
  const grid = useRef<HTMLUListElement>(null);
  useFocusAfter(grid, packages, deleting);
  const render = useCallback(
    (found: Listed, brief: boolean) => (
      <AdminCard
        found={found}
        deleting={deleting.includes(found._id)}
        onDelete={onDelete}
        load="later"
        brief={brief}
      />
    ),
    [deleting, onDelete],
  );
  return (
    <ul ref={grid} className={styles.grid}>
      {packages.slice(0, atOnce).map((found, index) => (
        <li key={found._id} data-entry={found._id}>
          <AdminCard
            found={found}
            deleting={deleting.includes(found._id)}
            onDelete={onDelete}
            load={index < firstRows ? 'soon' : 'later'}
          />
        </li>
      ))}
      <FarCards packages={packages.slice(atOnce)} render={render} />
    </ul>
  );
}
