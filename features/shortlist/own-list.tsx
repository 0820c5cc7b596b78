import { plural } from '#features/shared/plural.ts';
import { EmptyList } from './empty-list.tsx';
import { GoneCard } from './gone-card.tsx';
import { ItemBar } from './item-bar.tsx';
import * as styles from './list.css.ts';
import { ListBody } from './list-body.tsx';
import { mostCompared } from './list-address.ts';
import { OwnItem } from './own-item.tsx';
import { isShown, rowOf, type Row } from './rows.ts';
import { fleeting } from './store.ts';
import { keptIn, useShortlist } from './use-shortlist.ts';
import { useVisit } from './use-visit.ts';
import type { ShortlistWorld } from './world.ts';

const howToCompare = 'Tick Compare on two or three of them to see them side by side.';

/** The visitor's own list. A removed package leaves an Undo button until the page is left. */
export function OwnList({ world }: { readonly world: ShortlistWorld }) {
  const { store, offers, Card } = world;
  const kept = useShortlist(store, keptIn);
  const lasting = useShortlist(store, (seen) => seen.lasting) ?? true;
  const visit = useVisit(kept ?? []);
  // The server has no list: reserve the space.
  if (!kept) return <div className={styles.unknown} />;
  if (visit.length === 0) return <EmptyList />;

  const rowOfKept = ({ found }: (typeof kept)[number]): Row => rowOf(found._id, found, offers);
  const rows = kept.map(rowOfKept);
  return (
    <ListBody
      world={world}
      title={`${plural(kept.length, 'package')} kept`}
      lead={rows.filter(isShown).length > mostCompared ? howToCompare : undefined}
      note={lasting ? undefined : fleeting}
      rows={rows}
      items={(choice) =>
        visit.map((entry) => {
          const row = rowOfKept(entry.kept);
          const { _id } = entry.kept.found;
          return (
            <OwnItem key={_id} kept={entry.kept} on={entry.on} onUndo={() => store.restore(entry.kept)}>
              {isShown(row) ? <Card found={row.found} /> : <GoneCard found={entry.kept.found} />}
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
