import type { MeasuredPage } from '#scripts/bench/measured-pages.ts';
import { sumOf, type TransferSizes } from './transfer-sizes.ts';

export interface FirstVisitSizes {
  /** What was requested before the first contentful paint. */
  readonly first: TransferSizes;
  /** What was requested before the fonts were there and all parts laid out (`data-whole`). */
  readonly whole: TransferSizes;
  readonly all: TransferSizes;
  /** Scripts at rest. */
  readonly scripts: number;
}

/** kB, but `scripts`, which is their number on any public page. */
export const goal = {
  homeScript: 72,
  homeScriptAtRest: 85,
  listScript: 80,
  detailScript: 90,
  style: 12,
  fontsWhenWhole: 30,
  fonts: 60,
  sum: 300,
  // Eight, and one for what follows when idle: that of the page that is probably opened next.
  scripts: 9,
};

const scriptGoals = { home: goal.homeScript, list: goal.listScript, detail: goal.detailScript };

const fontsOf = ({ fonts, Devanagari }: TransferSizes) => fonts + Devanagari;

/** @returns what is over its goal, as text */
export function listMissedSizes(
  content: MeasuredPage['content'],
  { first, whole, all, scripts }: FirstVisitSizes,
): readonly string[] {
  const script = content === 'one picture' ? Infinity : scriptGoals[content];
  const atRest = content === 'home' ? goal.homeScriptAtRest : Infinity;
  const limits: readonly (readonly [name: string, kB: number, limit: number])[] = [
    ['JS', first.JS, script],
    ['JS at rest', all.JS, atRest],
    ['CSS', first.CSS, goal.style],
    ['fonts before it is whole', fontsOf(whole), goal.fontsWhenWhole],
    ['fonts', fontsOf(all), goal.fonts],
    ['sum', sumOf(all), goal.sum],
    ['scripts', scripts, goal.scripts],
  ];
  return limits.flatMap(([name, kB, limit]) => (kB > limit ? [`${name} over ${limit}`] : []));
}
