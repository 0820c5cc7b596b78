import { fitText, type FittedText } from './fitted-text.ts';

/** Measures capitals, keeps the name as typed for screen readers. Apart, as every page loads `fitText`. */
export function fitUppercaseText(name: string, size: number, fill: number): FittedText {
  const words = name.trim().split(/\s+/);
  const { lines, ...fitted } = fitText(name.toUpperCase(), size, fill);
  return { ...fitted, lines: lines.map((line) => words.splice(0, line.split(' ').length).join(' ')) };
}
