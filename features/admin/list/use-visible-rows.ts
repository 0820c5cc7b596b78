import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { visibleRows, type Grid, type VisibleRows } from './visible-rows.ts';

/** Up to here every card is rendered: the browser's own search finds them all, and nothing is slow yet. */
const few = 24;

/**
 * Renders only the cards near the window when a grid has many.
 * @returns goes to the grid's `ref`, and which cards to render
 */
export function useVisibleRows(count: number) {
  const grid = useRef<HTMLUListElement>(null);
  const [rows, setRows] = useState<VisibleRows>({ first: 0, end: few, before: 0, after: 0 });
  const many = count > few;

  const look = useCallback(() => {
    if (!grid.current) return;
    const next = visibleRows(count, measure(grid.current));
    setRows((before) => (isSame(before, next) ? before : next));
  }, [count]);

  useLayoutEffect(() => {
    if (many) look();
  }, [many, look]);
  useEffect(() => {
    if (!many) return undefined;
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [many, look]);

  return { grid, rows: many ? rows : { first: 0, end: count, before: 0, after: 0 } };
}

function measure(grid: HTMLElement): Grid {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const card = grid.querySelector<HTMLElement>(':scope > li')?.offsetHeight ?? 0;
  return {
    top: grid.getBoundingClientRect().top,
    height: window.innerHeight,
    row: card === 0 ? 0 : card + Number.parseFloat(rowGap),
    columns: gridTemplateColumns.split(' ').length,
  };
}

const isSame = (a: VisibleRows, b: VisibleRows) =>
  a.first === b.first && a.end === b.end && a.before === b.before && a.after === b.after;
