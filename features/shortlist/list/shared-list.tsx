import { useEffect, useRef } from 'react';
import { paths } from '#features/shared/paths.ts';
import { plural } from '#features/shared/text/format.ts';
import { Button, ButtonLink } from '#features/shared/ui/button.tsx';
import { UnavailableCard } from './unavailable-card.tsx';
import { ItemBar } from './item-bar.tsx';
import * as styles from './list.css.ts';
import { ListBody } from './list-body.tsx';
import { isShown, missingTexts, resolveRow, type Row } from '#features/shortlist/rows.ts';
import { selectItems, useShortlist } from '#features/shortlist/use-shortlist.ts';
import type { ComparisonSelection } from '#features/shortlist/comparison/comparison-selection.ts';
import type { ShortlistDeps } from '#features/shortlist/shortlist-deps.ts';

interface SharedListProps {
  readonly world: ShortlistDeps;
  readonly ids: readonly string[];
}

/** A shared list; the visitor's own is not changed. */
export function SharedList({ world, ids }: SharedListProps) {
  const { store, offers } = world;
  const listedItems = useShortlist(store, selectItems) ?? [];
  const itemsById = new Map(listedItems.map(({ found }) => [found._id, found]));
  const rows = ids.map((id) => resolveRow(id, itemsById.get(id), offers));
  const shown = rows.filter(isShown).map(({ found }) => found);
  const allKept = shown.every(({ _id }) => itemsById.has(_id));
  return (
    <ListBody
      world={world}
      title={ids.length === 0 ? 'No packages in this link' : `${plural(ids.length, 'package')} for you`}
      lead={
        ids.length === 0
          ? 'The link may be incomplete. Ask for it again, or look at your own shortlist.'
          : 'Somebody sent you these. Your own shortlist stays as it is.'
      }
      actions={
        <>
          {shown.length > 0 && <AddToShortlist kept={allKept} onKeep={() => store.keep(shown)} />}
          <ButtonLink tone="line" href={paths.shortlist}>
            See my shortlist
          </ButtonLink>
        </>
      }
      rows={rows}
      items={(choice) =>
        rows.map((row) => (
          <li key={row.id} className={styles.item}>
            <SharedRow row={row} world={world} choice={choice} />
          </li>
        ))
      }
    />
  );
}

interface AddToShortlistProps {
  readonly kept: boolean;
  readonly onKeep: () => void;
}

function AddToShortlist({ kept, onKeep }: AddToShortlistProps) {
  const done = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    // The focused button disappears.
    if (kept && pressed.current) done.current?.focus();
    pressed.current = false;
  }, [kept]);

  if (kept)
    return (
      <p ref={done} tabIndex={-1} className={styles.done}>
        These are on your shortlist.
      </p>
    );
  const keep = () => {
    pressed.current = true;
    onKeep();
  };
  return (
    <Button tone="rani" onClick={keep}>
      Keep these on my shortlist
    </Button>
  );
}

interface SharedRowProps {
  readonly row: Row;
  readonly world: ShortlistDeps;
  readonly choice: ComparisonSelection;
}

function SharedRow({ row, world, choice }: SharedRowProps) {
  switch (row.kind) {
    case 'offered':
    case 'held':
      return (
        <>
          <world.Card found={row.found} />
          <ItemBar found={row.found} choice={choice} />
        </>
      );
    case 'gone':
      return <UnavailableCard found={row.found} />;
    case 'unknown':
      return <UnavailableCard found={undefined} text={missingTexts[row.missing]} />;
    case 'waiting':
      return world.skeleton;
    default:
      return row satisfies never;
  }
}
