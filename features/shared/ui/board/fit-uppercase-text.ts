import { fitText, type FittedText } from './fitted-text.ts';

/** Cqi: 22 px on the narrowest tile of a phone. A longer name takes more lines. */
const minTileSize = 14.3;

/**
 * Fits the names of the tiles of a row in one size, which the longest determines. Apart, as every page loads `fitText`.
 * @returns measures the capitals of a name, and keeps it as typed for screen readers
 */
export function fitUppercaseRow(
  names: readonly string[],
  size: number,
  fill: number,
): (name: string) => FittedText {
  const sizes = names.map((name) => fitText(name.toUpperCase(), size, fill, minTileSize).size);
  const common = Math.min(size, ...sizes);
  return (name) => {
    const words = name.trim().split(/\s+/);
    const { lines, ...fitted } = fitText(name.toUpperCase(), common, fill, common);
    return { ...fitted, lines: lines.map((line) => words.splice(0, line.split(' ').length).join(' ')) };
  };
}
