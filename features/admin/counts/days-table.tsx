import { countedEvents, type CountedEvent } from '#contract/counts.ts';
import type { DayCounts } from '#contract/package-counts.ts';
import * as rows from '#features/admin/ui/rows.css.ts';
import { formatDay } from './plot-scale.ts';
import * as styles from './days-table.css.ts';

export const eventLabels: Readonly<Record<CountedEvent, string>> = {
  open: 'Opened',
  call: 'Called',
  chat: 'Chatted',
  share: 'Shared',
  brochure: 'Brochure',
};

/** The figures of the plots, newest first. */
export function DaysTable({ days }: { readonly days: readonly DayCounts[] }) {
  return (
    <details>
      <summary className={rows.summary}>Figures of each day</summary>
      <section
        aria-label="Figures of each day"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
        tabIndex={0}
        className={styles.scroller}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.dayHead}>
                Day
              </th>
              {countedEvents.map((event) => (
                <th key={event} scope="col" className={styles.head}>
                  {eventLabels[event]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, counts }) => (
              <tr key={day}>
                <th scope="row" className={styles.day}>
                  <time dateTime={day}>{formatDay(day)}</time>
                </th>
                {countedEvents.map((event) => (
                  <td key={event} className={styles.cell}>
                    {counts[event]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
