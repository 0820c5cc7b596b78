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
