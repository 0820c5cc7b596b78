import { fitLettering, type Lettering } from './lettering.ts';

/**
 * Fits a name that a style sets in capitals (`text-transform: uppercase`): the capitals are measured, and the lines
 * keep the name as it was typed, which is what is read aloud and copied. Apart from `lettering.ts`, which every page
 * loads first, as only the tiles of places and services need it.
 * @param name what is painted
 * @param size the size wished for, in cqi
 * @param fill how much of the container's width the longest line should take, in cqi
 */
export function fitCapitals(name: string, size: number, fill: number): Lettering {
  const words = name.trim().split(/\s+/);
  const { lines, ...fitted } = fitLettering(name.toUpperCase(), size, fill);
  return { ...fitted, lines: lines.map((line) => words.splice(0, line.split(' ').length).join(' ')) };
}
