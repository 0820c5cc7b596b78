import type { Snapshot } from 'valtio/vanilla';
import type { ItineraryDay } from '#contract/package.ts';
import { ChevronDown } from '#features/shared/ui/icons/chevron-down.ts';
import * as styles from './itinerary.css.ts';

export interface ItineraryProps {
  readonly days: Snapshot<ItineraryDay[]>;
}

/** Stands where the itinerary will be until its code has come: as high, with every day closed. */
export function ClosedDays({ days }: ItineraryProps) {
  if (days.length === 0) return <p className={styles.none}>No itinerary available.</p>;
  return (
    <div className={styles.days}>
      {numbered(days).map(({ key, day }) => (
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

/** A backend may leave out the ids of days, or number two days alike: their order tells them apart. */
export function numbered(days: Snapshot<ItineraryDay[]>) {
  return days.map(({ day, description }, index) => ({ key: `day-${index}`, day, description }));
}
