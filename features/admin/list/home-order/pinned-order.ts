import { homeRowLength, type Category } from '#contract/category.ts';
import { limits } from '#contract/limits.ts';
import type { HomeOrderAnswer } from '#contract/orders.ts';
import { isPublic, visibilityNames } from '#contract/visibility.ts';
import { moveEntry } from '#features/admin/edit-list.ts';
import type { PackageSnapshot } from '#features/admin/packages-store.ts';
import type { Step } from '#features/admin/ui/buttons.tsx';

export interface PinnedRow {
  readonly id: string;
  readonly name: string;
  /** Why it is not on the home page; '' when it is. */
  readonly note: string;
}

export interface OtherRow {
  readonly id: string;
  readonly name: string;
  /** As one of the newest, after the pinned ones. */
  readonly isShown: boolean;
}

/** The pinned packages of a category and the others, with what the home page shows of them. */
export function listRows(
  category: Category,
  pinned: readonly string[],
  packages: readonly PackageSnapshot[],
  deleted: HomeOrderAnswer['deleted'],
): { readonly pinned: readonly PinnedRow[]; readonly others: readonly OtherRow[] } {
  const byId = new Map(packages.map((tour) => [tour._id, tour]));
  const deletedNames = new Map(deleted.map(({ _id, name }) => [_id, name]));
  let shown = 0;
  const rows = pinned.map((id): PinnedRow => {
    const tour = byId.get(id);
    const name = tour ? nameOf(tour) : (deletedNames.get(id) ?? 'A package that is not listed');
    if (!tour) return { id, name, note: 'deleted; in its place again after a restore' };
    if (!isPublic(tour)) return { id, name, note: seenBy(tour) };
    shown += 1;
    return { id, name, note: shown > homeRowLength ? `the row has ${homeRowLength} places` : '' };
  });
  const others = packages
    .filter((tour) => tour.category === category && !pinned.includes(tour._id))
    .map((tour): OtherRow => {
      if (isPublic(tour)) shown += 1;
      return { id: tour._id, name: nameOf(tour), isShown: isPublic(tour) && shown <= homeRowLength };
    });
  return { pinned: rows, others };
}

/**
 * Moves a row that is shown without a pin by one place. @param shown ids without a pin, as the home page shows them
 * @returns the pinned ids then, as few as the order needs; null where the row cannot move
 */
export function pinForMove(
  pinned: readonly string[],
  shown: readonly string[],
  id: string,
  by: Step,
): readonly string[] | null {
  const row = [...pinned, ...shown];
  const from = row.indexOf(id);
  const to = from + by;
  // What follows is in the order of the newest again.
  const count = Math.max(pinned.length + 1, from, to);
  if (row[to] === undefined || count > limits.pinnedPackages) return null;
  return moveEntry(row, from, to).slice(0, count);
}

const seenBy = ({ visibility = 'public' }: PackageSnapshot) =>
  `who sees it: ${visibilityNames[visibility].toLowerCase()}`;

const nameOf = ({ name, place }: PackageSnapshot) => name || place;

/** The index at which a dragged row is dropped. @param middles px, of the rows where they were before @param y px */
export function dropIndex(middles: readonly number[], from: number, y: number): number {
  const before = middles.filter((middle, index) => index < from && middle < y).length;
  const after = middles.filter((middle, index) => index > from && middle < y).length;
  return before + after;
}
