import { fitText, type FittedText } from './fitted-text.ts';

/**
 * For `text-transform: uppercase`: measures the capitals and keeps the name as typed, for screen readers and
 * copying. Not in `fitted-text.ts`, which every page loads first. `size` and `fill` as in `fitText`.
 */
export function fitUppercaseText(name: string, size: number, fill: number): FittedText {
  const words = name.trim().split(/\s+/);
  const { lines, ...fitted } = fitText(name.toUpperCase(), size, fill);
  return { ...fitted, lines: lines.map((line) => words.splice(0, line.split(' ').length).join(' ')) };
}
