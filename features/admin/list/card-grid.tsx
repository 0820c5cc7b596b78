import { useSnapshot } from 'valtio';
import type { AdminStore, Listed } from '#features/admin/store.ts';
import { useFocusAfter } from '#features/admin/ui/use-focus-after.ts';
import { AdminCard, type AdminCardProps } from './admin-card.tsx';
import * as styles from './card-grid.css.ts';
import { useVisibleRows } from './use-visible-rows.ts';

interface CardGridProps extends Pick<AdminCardProps, 'onDelete'> {
  readonly packages: readonly Listed[];
  readonly store: AdminStore;
}

/** Cards whose pictures the owner waits for. */
const firstRows = 6;

/** The cards of a list; of a long one only those near the window. */
export function CardGrid({ packages, store, onDelete }: CardGridProps) {
  const { deleting } = useSnapshot(store.state);
  const { grid, rows } = useVisibleRows(packages.length);
  useFocusAfter(grid, packages, deleting);
  return (
    <ul ref={grid} className={styles.grid} style={{ paddingBlock: `${rows.before}px ${rows.after}px` }}>
      {packages.slice(rows.first, rows.end).map((found, index) => (
        <li
          key={found._id}
          data-entry={found._id}
          aria-setsize={packages.length}
          aria-posinset={rows.first + index + 1}
        >
          <AdminCard
            found={found}
            deleting={deleting.includes(found._id)}
            onDelete={onDelete}
            load={rows.first + index < firstRows ? 'soon' : 'later'}
          />
        </li>
      ))}
    </ul>
  );
}
