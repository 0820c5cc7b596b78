import { at, join, px, table } from './numbers.ts';

export type Point = readonly [number, number];

/** Reads an SVG `points` attribute: `'0 10, 40 20'`. @throws TypeError when a row is no pair of numbers */
export function points(text: string): Point[] {
  return table(text).map(([x, y, ...rest]) => {
    if (x === undefined || y === undefined || rest.length > 0) throw new TypeError(`no points: '${text}'`);
    return [x, y];
  });
}

export function polygon(through: readonly Point[], ending: 'closed' | 'open' = 'closed'): string {
  const [first, ...rest] = through;
  if (first === undefined) return '';
  let [x, y] = [px(first[0]), px(first[1])];
  const start = `M${join([x, y])}l`;
  const steps: number[] = [];
  for (const point of rest) {
    const [nextX, nextY] = [px(point[0]), px(point[1])];
    if (nextX === x && nextY === y) continue;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return start + join(steps) + (ending === 'closed' ? 'z' : '');
}

/** Catmull-Rom spline as relative cubic curves. @param slack larger is straighter; 6 is the usual curve */
export function curve(through: readonly Point[], ending: 'closed' | 'open' = 'open', slack = 6): string {
  const count = through.length;
  const point = (i: number) =>
    at(through, ending === 'closed' ? (i + count) % count : Math.max(0, Math.min(count - 1, i)));
  let [x, y] = [px(point(0)[0]), px(point(0)[1])];
  const start = `M${join([x, y])}c`;
  const steps: number[] = [];
  for (let i = 0; i < (ending === 'closed' ? count : count - 1); i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const leave = [from[0] + (to[0] - before[0]) / slack, from[1] + (to[1] - before[1]) / slack] as const;
    const arrive = [to[0] - (after[0] - from[0]) / slack, to[1] - (after[1] - from[1]) / slack] as const;
    const [nextX, nextY] = [px(to[0]), px(to[1])];
    steps.push(
      px(leave[0]) - x,
      px(leave[1]) - y,
      px(arrive[0]) - x,
      px(arrive[1]) - y,
      nextX - x,
      nextY - y,
    );
    [x, y] = [nextX, nextY];
  }
  return start + join(steps) + (ending === 'closed' ? 'z' : '');
}

/** Rounds the numbers: `segments('q', [4.2, 8], [9, 0])`. */
export function segments(command: string, ...parts: readonly (readonly number[])[]): string {
  return command + join(parts.flat().map(px));
}

export function below(through: readonly Point[], base: number): string {
  return `${curve(through)}V${base}H${px(at(through, 0)[0])}z`;
}
