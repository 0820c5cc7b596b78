import { changePrice, type NewPrice, type PriceChange } from '#contract/prices.ts';
import type { PackageSnapshot } from '#features/admin/packages-store.ts';

export interface PlannedPrice {
  readonly tour: PackageSnapshot;
  readonly result: NewPrice;
}

/** The preview of a change; `changed` are those that are sent. */
export function planPrices(tours: readonly PackageSnapshot[], change: PriceChange) {
  const rows = tours.map((tour): PlannedPrice => ({ tour, result: changePrice(tour.price, change) }));
  const changed = rows.flatMap(({ tour, result }) =>
    result.outcome === 'changed' ? [{ tour, price: result.price }] : [],
  );
  return { rows, changed };
}

/** Such as `raised by 5 %`. */
export function describeChange({ direction, unit, amount }: PriceChange): string {
  const by = unit === 'percent' ? `${amount} %` : `Rs. ${amount}`;
  return `${direction === 'raise' ? 'raised' : 'lowered'} by ${by}`;
}
