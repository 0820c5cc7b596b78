import * as styles from './package-detail.css.ts';

interface TripSizeProps {
  readonly days: number | null;
  readonly nights: number | null;
  readonly persons: number | null;
}

/** Missing values are left out. */
export function TripSize({ days, nights, persons }: TripSizeProps) {
  return (
    <dl className={styles.facts}>
      <TripCount count={days} one="day" many="days" />
      <TripCount count={nights} one="night" many="nights" />
      <TripCount count={persons} one="person" many="persons" />
    </dl>
  );
}

interface TripCountProps {
  readonly count: number | null;
  readonly one: string;
  readonly many: string;
}

function TripCount({ count, one, many }: TripCountProps) {
  if (count === null) return null;
  return (
    <div className={styles.fact}>
      <dt className={styles.noun}>{count === 1 ? one : many}</dt>
      <dd className={styles.count}>{count}</dd>
    </div>
  );
}
