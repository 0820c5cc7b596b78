import { parseRange, type NumberRange } from './number-range.ts';
import type { Filter } from './package-search-params.ts';

/** `4 to 6 days`, `Up to Rs. 25000`, `2 persons`; search text and places are unchanged. */
export function filterLabel(filter: Filter, value: string): string {
  switch (filter) {
    case 'q':
      return `“${value.trim()}”`;
    case 'place':
      return value;
    case 'days':
      return rangeLabel(value, createCountUnit('day'));
    case 'price':
      return rangeLabel(value, (amount) => `Rs. ${amount}`);
    case 'persons':
      return rangeLabel(value, createCountUnit('person'));
  }
  return filter satisfies never;
}

type Unit = (amount: string) => string;

const createCountUnit =
  (noun: string): Unit =>
  (amount) =>
    `${amount} ${noun}${amount === '1' ? '' : 's'}`;

function rangeLabel(value: string, unit: Unit): string {
  const range = parseRange(value);
  return range ? formatRangeLabel(range, unit) : value;
}

function formatRangeLabel({ from, to }: NumberRange, unit: Unit): string {
  if (from === null) return `Up to ${unit(String(to))}`;
  if (to === null) return `${unit(String(from))} or more`;
  return unit(from === to ? String(from) : `${from} to ${to}`);
}
