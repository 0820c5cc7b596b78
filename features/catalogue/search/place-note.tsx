import { Link } from 'wouter';
import { paths } from '#features/shared/paths.ts';
import type { SeasonDiscount } from '#features/shared/text/season-discounts.ts';
import * as styles from './place-note.css.ts';

/** Where the discount of a place is promised, and that no price is reduced by it. */
export function PlaceNote({ discount: { name, percent } }: { readonly discount: SeasonDiscount }) {
  return (
    <p className={styles.note}>
      <span className={styles.plate}>{percent}% off</span>{' '}
      <span>
        {name} tours, as our{' '}
        <Link href={paths.destination} className={styles.link}>
          Destinations page
        </Link>{' '}
        says. The prices below are before the discount.
      </span>
    </p>
  );
}
