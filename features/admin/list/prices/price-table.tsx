import { priceText } from '#contract/price-text.ts';
import type { PackageSnapshot } from '#features/admin/packages-store.ts';
import type { planPrices, PlannedPrice } from './plan-prices.ts';
import * as styles from './price-dialog.css.ts';

interface PriceTableProps {
  readonly tours: readonly PackageSnapshot[];
  /** Null while there is no amount. */
  readonly plan: ReturnType<typeof planPrices> | null;
}

/** What each price is and becomes. */
export function PriceTable({ tours, plan }: PriceTableProps) {
  const rows: readonly (Omit<PlannedPrice, 'result'> & Partial<PlannedPrice>)[] =
    plan?.rows ?? tours.map((tour) => ({ tour }));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.heading}>
            Package
          </th>
          <th scope="col" className={styles.numberHeading}>
            Now
          </th>
          <th scope="col" className={styles.numberHeading}>
            New
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ tour, result }) => (
          <tr key={tour._id}>
            <th scope="row" dir="auto" className={styles.name}>
              {tour.name || tour.place}
            </th>
            <td className={styles.number}>{tour.price === null ? 'none' : priceText(tour.price)}</td>
            <td className={result && result.outcome !== 'changed' ? styles.reason : styles.newNumber}>
              {formatResult(result)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function formatResult(result: PlannedPrice['result'] | undefined): string {
  if (!result) return '';
  return result.outcome === 'changed' ? priceText(result.price) : result.reason;
}
