import { plural } from '#features/shared/text/format.ts';
import { EmptyList } from './empty-list.tsx';
import { UnavailableCard } from './unavailable-card.tsx';
import { ItemBar } from './item-bar.tsx';
import * as styles from './list.css.ts';
import { ListBody } from './list-body.tsx';
import { mostCompared } from './list-address.ts';
import { OwnItem } from './own-item.tsx';
import { isShown, resolveRow, type Row } from './rows.ts';
import { notPersistedText } from './store.ts';
import { selectItems, useShortlist } from './use-shortlist.ts';
import { useRetainedItems } from './use-retained-items.ts';
import type { ShortlistDeps } from './shortlist-deps.ts';

const howToCompare = 'Tick Compare on two or three of them to see them side by side.';

/** The visitor's own list. A removed package leaves an Undo button until the page is left. */
export function OwnList({ world }: { readonly world: ShortlistDeps }) {
  const { store, offers, Card } = world;
  const listedItems = useShortlist(store, selectItems);
  const isPersisted = useShortlist(store, (seen) => seen.lasting) ?? true;
  const retained = useRetainedItems(listedItems ?? []);
  // The server has no list: reserve the space.
  if (!listedItems) return <div className={styles.unknown} />;
  if (retained.length === 0) return <EmptyList />;

  const rowOfKept = ({ found }: (typeof listedItems)[number]): Row => resolveRow(found._id, found, offers);
  const rows = listedItems.map(rowOfKept);
  return (
    <ListBody
      world={world}
      title={`${plural(listedItems.length, 'package')} kept`}
      lead={rows.filter(isShown).length > mostCompared ? howToCompare : undefined}
      note={isPersisted ? undefined : notPersistedText}
      rows={rows}
      items={(choice) =>
        retained.map((entry) => {
          const row = rowOfKept(entry.kept);
          const { _id } = entry.kept.found;
          return (
            <OwnItem key={_id} kept={entry.kept} on={entry.on} onUndo={() => store.restore(entry.kept)}>
              {isShown(row) ? <Card found={row.found} /> : <UnavailableCard found={entry.kept.found} />}
              <ItemBar
                found={entry.kept.found}
                {...(isShown(row) && { choice })}
                onRemove={() => store.drop(_id)}
              />
            </OwnItem>
          );
        })
      }
    />
  );
}
