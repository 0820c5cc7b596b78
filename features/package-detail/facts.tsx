import * as styles from './package-detail.css.ts';

interface FactsProps {
  readonly days: number | null;
  readonly nights: number | null;
  readonly persons: number | null;
}

/** Missing values are left out. */
export function Facts({ days, nights, persons }: FactsProps) {
  return (
    <dl className={styles.facts}>
      <Fact count={days} one="day" many="days" />
      <Fact count={nights} one="night" many="nights" />
      <Fact count={persons} one="person" many="persons" />
    </dl>
  );
}

interface FactProps {
  readonly count: number | null;
  readonly one: string;
  readonly many: string;
}

function Fact({ count, one, many }: FactProps) {
  if (count === null) return null;
  return (
    <div className={styles.fact}>
      <dt className={styles.noun}>{count === 1 ? one : many}</dt>
      <dd className={styles.count}>{count}</dd>
    </div>
  );
}
