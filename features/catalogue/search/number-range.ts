/** A range of whole numbers that includes both ends; null is an open end. */
export interface NumberRange {
  readonly from: number | null;
  readonly to: number | null;
}

const rangePattern = /^(\d{0,9})(?:(-)(\d{0,9}))?$/;

/** Parses `4-6`, `-3`, `10-` or `4`. @returns null for anything else */
export function parseRange(text: string): NumberRange | null {
  const [, first = '', dash, second = ''] = rangePattern.exec(text) ?? [];
  const from = toNumber(first);
  const to = dash === undefined ? from : toNumber(second);
  if (from === null ? to === null : to !== null && to < from) return null;
  return { from, to };
}

const toNumber = (digits: string) => (digits === '' ? null : Number(digits));

export function formatRange({ from, to }: NumberRange): string {
  return from === to ? String(from) : `${from ?? ''}-${to ?? ''}`;
}

/** Whether a number lies in the range; an unknown one (null) does not. */
export function isInRange({ from, to }: NumberRange, value: number | null): boolean {
  return value !== null && value >= (from ?? -Infinity) && value <= (to ?? Infinity);
}

const maxBands = 5;
/** Leading digits of a round price. */
const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10];

/** Ranges (INR) with round ends and about equally many prices each, in ascending order; may be empty. */
export function priceBands(prices: readonly number[]): readonly string[] {
  const ascending = [...prices].sort((a, b) => a - b);
  const lowest = ascending[0] ?? 0;
  const highest = ascending.at(-1) ?? 0;
  const quantiles = Array.from({ length: maxBands - 1 }, (_, index) =>
    roundPrice(ascending[Math.floor(((index + 1) * ascending.length) / maxBands)] ?? 0),
  );
  const edges = [...new Set(quantiles)].filter((edge) => edge > lowest && edge < highest);
  if (edges.length === 0) return [];
  return [null, ...edges].map((from, index) => formatRange({ from, to: edges[index] ?? null }));
}

function roundPrice(price: number): number {
  if (price < 1) return 0;
  const unit = 10 ** Math.floor(Math.log10(price));
  const distance = (step: number) => Math.abs(step * unit - price);
  return Math.round(steps.reduce((best, step) => (distance(step) < distance(best) ? step : best)) * unit);
}
