/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- WebKit drops the roles of a table that is laid out as a grid */
import { useState } from 'react';
import { Link } from 'wouter';
import type { Counts, TourCounts } from '#contract/package-counts.ts';
import { ArrowDown, ArrowUp } from '#features/admin/ui/icons.ts';
import { paths } from '#features/shared/paths.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import * as styles from './tours-table.css.ts';

export const columns = ['name', 'open', 'call', 'chat', 'share'] as const;
type Column = (typeof columns)[number];

interface TourSort {
  readonly column: Column;
  readonly direction: 'ascending' | 'descending';
}

export const defaultSort: TourSort = { column: 'call', direction: 'descending' };

/** Rows shown at first. */
const shortLength = 10;

const labels: Readonly<Record<Column, string>> = {
  name: 'Tour',
  open: 'Opened',
  call: 'Called',
  chat: 'Chatted',
  share: 'Asked',
};

const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 0 });

/** Sorted by the buttons of its heads. On a phone the name of a tour has a line of its own. */
export function ToursTable({ id, tours }: { readonly id: string; readonly tours: readonly TourCounts[] }) {
  const [sort, setSort] = useState(defaultSort);
  const [isWhole, setIsWhole] = useState(false);
  const sorted = sortTours(tours, sort);
  const shown = isWhole ? sorted : sorted.slice(0, shortLength);
  const Arrow = sort.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <>
      <table role="table" aria-labelledby={id} className={styles.table}>
        <thead role="rowgroup" className={styles.group}>
          <tr role="row" className={styles.headRow}>
            {columns.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                {...(sort.column === column && { 'aria-sort': sort.direction })}
                className={classes(styles.headCell, column === 'name' ? styles.nameCell : undefined)}
              >
                <button
                  type="button"
                  className={styles.sortButton[column === 'name' ? 'start' : 'end']}
                  onClick={() => setSort(chooseColumn(sort, column))}
                >
                  {labels[column]}
                  {sort.column === column && <Arrow size={16} className={styles.arrow} aria-hidden="true" />}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.group}>
          {shown.map((tour) => (
            <TourRow key={tour._id} tour={tour} />
          ))}
        </tbody>
      </table>
      {sorted.length > shortLength && (
        <Button tone="line" className={styles.more} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? `Show the first ${shortLength}` : `Show all ${sorted.length}`}
        </Button>
      )}
    </>
  );
}

function TourRow({ tour: { _id, name, isDeleted, counts } }: { readonly tour: TourCounts }) {
  const share = shareOfAsking(counts);
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" dir="auto" className={classes(styles.cell, styles.nameCell)}>
        {isDeleted ? (
          <span className={styles.deleted}>{name} (deleted)</span>
        ) : (
          <Link href={paths.adminEditPackage(_id)} className={styles.link}>
            {name}
          </Link>
        )}
      </th>
      {[counts.open, counts.call, counts.chat].map((count, index) => (
        <td key={columns[index + 1]} role="cell" className={styles.numberCell}>
          {count}
        </td>
      ))}
      <td role="cell" className={styles.numberCell}>
        {share === null ? 'none' : percent.format(share)}
      </td>
    </tr>
  );
}

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
