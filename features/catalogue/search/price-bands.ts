import { formatRange } from './number-range.ts';

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
