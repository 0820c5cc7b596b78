import { countedEvents, type CountedEvent } from '#contract/counts.ts';
import type { DayCounts } from '#contract/package-counts.ts';
import * as rows from '#features/admin/ui/rows.css.ts';
import * as styles from './days.css.ts';

/** Parts of a bar, from below. */
export interface Series {
  readonly label: string;
  readonly color: keyof typeof styles.bar;
  readonly valueOf: (day: DayCounts) => number;
}

interface DaysPlotProps {
  /** Oldest first. */
  readonly days: readonly DayCounts[];
  readonly title: string;
  readonly series: readonly Series[];
}

const number = new Intl.NumberFormat('en-IN');

/** Units of the drawing, which is stretched to its place: a day is 10 wide, the largest value 100 high. */
const [dayWidth, height, gap] = [10, 100, 2.4];

export function DaysPlot({ days, title, series }: DaysPlotProps) {
  const sums = days.map((day) => series.reduce((sum, { valueOf }) => sum + valueOf(day), 0));
  const end = axisEnd(Math.max(0, ...sums));
  const total = sums.reduce((sum, value) => sum + value, 0);
  const width = days.length * dayWidth;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        <span className={styles.legend}>
          {series.map(({ label, color, valueOf }) => (
            <span key={label} className={styles.series}>
              <span className={styles.swatch[color]} aria-hidden="true" />
              {number.format(days.reduce((sum, day) => sum + valueOf(day), 0))} {label}
            </span>
          ))}
        </span>
      </figcaption>
      <div className={styles.frame}>
        <div className={styles.scale} aria-hidden="true">
          <span>{number.format(end)}</span>
          <span>{number.format(end / 2)}</span>
          <span>0</span>
        </div>
        <svg
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn inline it takes the theme's colours, an `img` cannot
          role="img"
          aria-label={describe(title, days, sums, total)}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className={styles.drawing}
        >
          {[0, 0.5, 1].map((share) => (
            <line key={share} x2={width} y1={share * height} y2={share * height} className={styles.line} />
          ))}
          {days.map((day, index) => (
            <g key={day.day}>
              <title>{tooltip(day, series)}</title>
              <rect x={index * dayWidth} width={dayWidth} height={height} className={styles.hover} />
              {stack(series.map(({ valueOf }) => (valueOf(day) / end) * height)).map(([y, size], part) => (
                <rect
                  key={series[part]?.label}
                  x={index * dayWidth + gap / 2}
                  width={dayWidth - gap}
                  y={y}
                  height={size}
                  className={styles.bar[series[part]?.color ?? 'open']}
                />
              ))}
            </g>
          ))}
        </svg>
        <div
          className={styles.days}
          style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}
          aria-hidden="true"
        >
          {labelledDays(days.length).map((index) => (
            <span key={index} className={styles.day} style={{ gridColumn: index + 1 }}>
              {index === days.length - 1 ? 'Today' : formatDay(days[index]?.day ?? '')}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** The upper edge and the height of each part. */
function stack(sizes: readonly number[]): [number, number][] {
  let y = height;
  return sizes.map((size) => {
    y -= size;
    return [y, size];
  });
}

const tooltip = (day: DayCounts, series: readonly Series[]) =>
  `${formatDay(day.day)}: ${series.map(({ label, valueOf }) => `${valueOf(day)} ${label}`).join(', ')}`;

function describe(title: string, days: readonly DayCounts[], sums: readonly number[], total: number): string {
  const max = Math.max(0, ...sums);
  const start = `${title} on each of the last ${days.length} days: ${total} in all`;
  const best = days[sums.lastIndexOf(max)];
  return max === 0 || !best ? `${start}.` : `${start}, most on ${formatDay(best.day)}: ${max}.`;
}

/** The smallest of 2, 4, 10, 20, 40, 100... that is not below: its half is a whole number. */
export function axisEnd(max: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [2, 4, 10]) if (step * power >= max) return step * power;
}

/** Days between two labels of the time axis. */
const labelInterval = 7;

/** Indices of the days that have a label: today, and each a week before. */
export function labelledDays(count: number): number[] {
  const indices: number[] = [];
  for (let index = count - 1; index >= 0; index -= labelInterval) indices.unshift(index);
  return indices;
}

const dayFormat = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Such as '5 Nov'. @param day `YYYY-MM-DD` */
export const formatDay = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

const eventLabels: Readonly<Record<CountedEvent, string>> = {
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
        <table className={styles.dayTable}>
          <thead>
            <tr>
              <th scope="col" className={styles.dayHead}>
                Day
              </th>
              {countedEvents.map((event) => (
                <th key={event} scope="col" className={styles.countHead}>
                  {eventLabels[event]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, counts }) => (
              <tr key={day}>
                <th scope="row" className={styles.dayCell}>
                  <time dateTime={day}>{formatDay(day)}</time>
                </th>
                {countedEvents.map((event) => (
                  <td key={event} className={styles.countCell}>
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
