import { fitLettering, type Lettering } from './lettering.ts';

/**
 * For `text-transform: uppercase`: measures the capitals and keeps the name as typed, for screen readers and
 * copying. Not in `lettering.ts`, which every page loads first. `size` and `fill` as in `fitLettering`.
 */
export function fitCapitals(name: string, size: number, fill: number): Lettering {
  const words = name.trim().split(/\s+/);
  const { lines, ...fitted } = fitLettering(name.toUpperCase(), size, fill);
  return { ...fitted, lines: lines.map((line) => words.splice(0, line.split(' ').length).join(' ')) };
}
