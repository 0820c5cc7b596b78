import { useEffect, useRef, useState, type ReactNode } from 'react';
import { plural } from '#features/shared/text/format.ts';
import { addItems, getDisplayName, type ShortlistItem } from '#features/shortlist/shortlist-item.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import { EmptyList } from './empty-list.tsx';
import { UnavailableCard } from './unavailable-card.tsx';
import { ItemBar } from './item-bar.tsx';
import * as styles from './list.css.ts';
import { ListBody } from './list-body.tsx';
import { mostCompared } from '#features/shortlist/list-address.ts';
import { isShown, resolveRow, type Row } from '#features/shortlist/rows.ts';
import { notPersistedText } from '#features/shortlist/store.ts';
import { selectItems, useShortlist } from '#features/shortlist/use-shortlist.ts';
import type { ShortlistDeps } from '#features/shortlist/shortlist-deps.ts';

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

interface OwnItemProps {
  readonly kept: ShortlistItem;
  readonly on: boolean;
  readonly onUndo: () => void;
  readonly children: ReactNode;
}

/** An entry of the visitor's list: the package, or an Undo button after its removal. */
function OwnItem({ kept, on, onUndo, children }: OwnItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const pressed = useRef(false);
  const before = useRef(on);

  useEffect(() => {
    if (before.current === on) return;
    before.current = on;
    // The pressed button is gone, so the focus moves from Remove to Undo and back.
    if (pressed.current && document.activeElement === document.body)
      item.current?.querySelector<HTMLElement>('[data-turn]')?.focus({ preventScroll: true });
    pressed.current = false;
  }, [on]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- only notes where a press happened; keys reach it as clicks of the button
    <li ref={item} className={styles.item} onClickCapture={() => void (pressed.current = true)}>
      {on ? (
        children
      ) : (
        <div className={styles.off}>
          <p dir="auto">{getDisplayName(kept.found)} is off your list.</p>
          <Button tone="line" data-turn="" onClick={onUndo}>
            Undo <VisuallyHidden>and keep {getDisplayName(kept.found)}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  );
}

interface RetainedItem {
  readonly kept: ShortlistItem;
  readonly on: boolean;
}

/** The list with the packages that were removed while its page is open (`on: false`), each at its place. */
function useRetainedItems(list: readonly ShortlistItem[]): readonly RetainedItem[] {
  const [known, setKnown] = useState({ list, seen: list });
  const seen = known.list === list ? known.seen : addItems(known.seen, list);
  // React renders again before it paints (react.dev, "Storing information from previous renders").
  if (known.list !== list) setKnown({ list, seen });
  const on = new Set(list.map(({ found }) => found._id));
  return seen.map((kept) => ({ kept, on: on.has(kept.found._id) }));
}
