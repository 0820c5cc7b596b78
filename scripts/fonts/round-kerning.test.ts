import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { kerningTolerance } from './round-kerning.ts';
import { createShaper } from './shaping.ts';

const typeface = await readFile(
  'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
);
/** Of Anek. */
const unitsPerEm = 2000;
/** Advances are rounded to units for each instance. */
const rounding = 2;

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;-–’“”!?&()/ ');
const pairs = letters.flatMap((left) => letters.map((right) => left + right));

async function openInstance(font: Buffer, axes: Record<string, number>) {
  return createShaper(
    await subsetFont(font, letters.join(''), {
      targetFormat: 'sfnt',
      variationAxes: axes,
      keepFeatures: ['kern'],
    }),
  );
}

it.each([
  { file: 'anek-text', wght: 400, wdth: 100 },
  { file: 'anek-text', wght: 500, wdth: 100 },
  { file: 'anek-text', wght: 700, wdth: 100 },
  { file: 'anek-boards', wght: 800, wdth: 75 },
  { file: 'anek-boards', wght: 800, wdth: 100 },
  { file: 'anek-boards', wght: 800, wdth: 125 },
])('$file has the letters where the typeface has them, at weight $wght and width $wdth', async (instance) => {
  const { file, wght, wdth } = instance;
  const [whole, ours] = await Promise.all([
    openInstance(typeface, { wght, wdth }),
    openInstance(await readFile(`styles/fonts/${file}.woff2`), file === 'anek-text' ? { wght } : { wdth }),
  ]);
  const differenceOf = (pair: string) =>
    Math.abs((whole.shape(pair)[0]?.advance ?? 0) - (ours.shape(pair)[0]?.advance ?? 0));
  const far = pairs.filter((pair) => differenceOf(pair) > unitsPerEm * kerningTolerance + rounding);
  expect(far).toEqual([]);
  // The comparison is of kerned letters.
  expect(ours.shape('AV')[0]?.advance).not.toBe(ours.shape('AA')[0]?.advance);
});
