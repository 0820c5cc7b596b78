/** Where a grid of cards of one height stands; lengths in px. */
export interface Grid {
  /** From the window's upper edge to the grid's; negative when that is scrolled out of sight. */
  readonly top: number;
  /** Of the window. */
  readonly height: number;
  /** From one row to the next; 0 where nothing is laid out. */
  readonly row: number;
  readonly columns: number;
}

/** The cards to render, and the room the others leave above and below in px. */
export interface VisibleRows {
  readonly first: number;
  /** The first one that is not rendered any more. */
  readonly end: number;
  readonly before: number;
  readonly after: number;
}

/** Rows rendered beyond either edge, so that scrolling and the Tab key find them ready. */
const beyond = 3;

/** Decides which of so many cards are near the window; all of them where nothing is laid out. */
export function visibleRows(count: number, { top, height, row, columns }: Grid): VisibleRows {
  if (row === 0 || columns === 0) return { first: 0, end: count, before: 0, after: 0 };
  const rows = Math.ceil(count / columns);
  const within = (wanted: number) => Math.min(Math.max(wanted, 0), rows);
  const from = within(Math.floor(-top / row) - beyond);
  const to = within(Math.ceil((height - top) / row) + beyond);
  return {
    first: from * columns,
    end: Math.min(to * columns, count),
    before: from * row,
    after: (rows - to) * row,
  };
}
