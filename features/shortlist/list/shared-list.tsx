import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { paths } from '#features/shared/paths.ts';
import { plural } from '#features/shared/text.ts';
import { Button, ButtonLink } from '#features/shared/ui/button.tsx';
import type { ComparisonSelection } from '#features/shortlist/comparison/comparison-selection.ts';
import { readListAddress } from '#features/shortlist/list-address.ts';
import { isShown, missingTexts, resolveRow, type Row } from '#features/shortlist/rows.ts';
import type { ShortlistDeps } from '#features/shortlist/shortlist-deps.ts';
import { selectItems, useShortlist } from '#features/shortlist/store.ts';
import { success } from '#styles/recipes.css.ts';
import { ItemBar, ListBody, UnavailableCard } from './list-body.tsx';
import * as styles from './list.css.ts';
import { OwnList } from './own-list.tsx';

export function Shortlist({ deps }: { readonly deps: ShortlistDeps }) {
  const { ids } = readListAddress(useSearch());
  return ids ? <SharedList deps={deps} ids={ids} /> : <OwnList deps={deps} />;
}

interface SharedListProps {
  readonly deps: ShortlistDeps;
  readonly ids: readonly string[];
}

/** A shared list; the visitor's own is not changed. */
function SharedList({ deps, ids }: SharedListProps) {
  const { store, catalogue } = deps;
  const listedItems = useShortlist(store, selectItems) ?? [];
  const itemsById = new Map(listedItems.map(({ tour }) => [tour._id, tour]));
  const rows = ids.map((id) => resolveRow(id, itemsById.get(id), catalogue));
  const shown = rows.filter(isShown).map(({ tour }) => tour);
  const allListed = shown.every(({ _id }) => itemsById.has(_id));
  return (
    <ListBody
      deps={deps}
      {...titleAndLead(rows)}
      actions={
        <>
          {shown.length > 0 && <AddToShortlist isListed={allListed} onAdd={() => store.add(shown)} />}
          <ButtonLink tone="line" href={paths.shortlist}>
            See my shortlist
          </ButtonLink>
        </>
      }
      rows={rows}
      items={(selection) =>
        rows.map((row) => (
          <li key={row.id} className={styles.item}>
            <SharedRow row={row} deps={deps} selection={selection} />
          </li>
        ))
      }
    />
  );
}

/** Counts the packages that exist, once that is known of each. */
function titleAndLead(rows: readonly Row[]): { readonly title: string; readonly lead: string } {
  const existing = rows.filter(({ kind }) => kind !== 'unavailable');
  if (existing.length === 0) {
    const reason =
      rows.length === 0 ? 'The link may be incomplete.' : 'None of its packages is offered any longer.';
    return {
      title: 'No packages in this link',
      lead: `${reason} Ask for it again, or look at your own shortlist.`,
    };
  }
  return {
    title: existing.every(isShown) ? `${plural(existing.length, 'package')} for you` : 'Packages for you',
    lead: 'Somebody sent you these. Your own shortlist stays as it is.',
  };
}

interface AddToShortlistProps {
  readonly isListed: boolean;
  readonly onAdd: () => void;
}

function AddToShortlist({ isListed, onAdd }: AddToShortlistProps) {
  const confirmation = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // The focused button disappears.
    if (isListed && wasPressed.current) confirmation.current?.focus();
    wasPressed.current = false;
  }, [isListed]);

  if (isListed)
    return (
      <p ref={confirmation} tabIndex={-1} className={success}>
        These are on your shortlist.
      </p>
    );
  const add = () => {
    wasPressed.current = true;
    onAdd();
  };
  return (
    <Button tone="rani" onClick={add}>
      Keep these on my shortlist
    </Button>
  );
}

interface SharedRowProps {
  readonly row: Row;
  readonly deps: ShortlistDeps;
  readonly selection: ComparisonSelection;
}

function SharedRow({ row, deps, selection }: SharedRowProps) {
  switch (row.kind) {
    case 'available':
    case 'partial':
      return (
        <>
          <deps.Card tour={row.tour} />
          <ItemBar
            tour={row.tour}
            address={deps.absolute(paths.packageDetail(row.id))}
            selection={selection}
          />
        </>
      );
    case 'unavailable':
      return <UnavailableCard tour={row.tour} />;
    case 'missing':
      return <UnavailableCard tour={undefined} text={missingTexts[row.reason]} />;
    case 'pending':
      return deps.skeleton;
    default:
      return row satisfies never;
  }
}
