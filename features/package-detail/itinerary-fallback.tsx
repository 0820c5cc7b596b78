import type { ItineraryDay } from '#contract/package.ts';
import { ChevronDown } from '#features/shared/ui/icons/chevron-down.ts';
import * as styles from './itinerary.css.ts';

export interface ItineraryProps {
  readonly days: readonly ItineraryDay[];
}

/** The fallback of the itinerary until its code has loaded: equally high, with every day closed. */
export function ItineraryFallback({ days }: ItineraryProps) {
  if (days.length === 0) return <p className={styles.empty}>No itinerary available.</p>;
  return (
    <div className={styles.days}>
      {withDayKeys(days).map(({ key, day }) => (
        <div key={key} className={styles.day}>
          <h3 className={styles.trigger}>
            Day {day}
            <ChevronDown className={styles.chevron} aria-hidden="true" />
          </h3>
        </div>
      ))}
    </div>
  );
}

/** Keys by position: a backend may leave out the ids of days, or give two days the same number. */
export function withDayKeys(days: readonly ItineraryDay[]) {
  return days.map(({ day, description }, index) => ({ key: `day-${index}`, day, description }));
}
