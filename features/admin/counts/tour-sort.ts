import type { Counts, TourCounts } from '#contract/package-counts.ts';

export const columns = ['name', 'open', 'call', 'chat', 'share'] as const;
export type Column = (typeof columns)[number];

export interface TourSort {
  readonly column: Column;
  readonly direction: 'ascending' | 'descending';
}

export const defaultSort: TourSort = { column: 'call', direction: 'descending' };

/** A second choice of a column turns it round; names begin with A, numbers with the largest. */
export function chooseColumn(sort: TourSort, column: Column): TourSort {
  if (sort.column === column)
    return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
  return { column, direction: column === 'name' ? 'ascending' : 'descending' };
}

/**
 * Calls and chats for each opening, at most 1: from a list people call without opening the page.
 * @returns null for a package that nobody has opened or asked about
 */
export function shareOfAsking({ open, call, chat }: Counts): number | null {
  const asked = call + chat;
  if (open === 0) return asked > 0 ? 1 : null;
  return Math.min(asked / open, 1);
}

/** Equal ones follow by calls and chats, then by openings, then by name. */
export function sortTours(tours: readonly TourCounts[], { column, direction }: TourSort): TourCounts[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...tours].sort(
    (a, b) =>
      sign * compare(a, b, column) ||
      asked(b) - asked(a) ||
      b.counts.open - a.counts.open ||
      compare(a, b, 'name'),
  );
}

const asked = ({ counts: { call, chat } }: TourCounts) => call + chat;

const names = new Intl.Collator('en-IN', { numeric: true });

function compare(a: TourCounts, b: TourCounts, column: Column): number {
  switch (column) {
    case 'name':
      return names.compare(a.name, b.name);
    case 'share':
      return (shareOfAsking(a.counts) ?? -1) - (shareOfAsking(b.counts) ?? -1);
    case 'open':
    case 'call':
    case 'chat':
      return a.counts[column] - b.counts[column];
    default:
      return column satisfies never;
  }
}
