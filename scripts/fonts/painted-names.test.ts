import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import placeTable from '#features/shared/places/place-table.txt?raw';
import { findPaintedNames } from './painted-names.ts';
import { createShaper } from './shaping.ts';

/** As the brochures have it: all of Devanagari. */
const whole = createShaper(await readFile('server/brochure/fonts/anek-devanagari-700.ttf'));

async function openFont(file: string) {
  const woff2 = await readFile(`styles/fonts/${file}`);
  return createShaper(await subsetFont(woff2, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true }));
}

/** The names that the two fonts do not draw alike; numbers of glyphs differ from font to font. */
const drawnDifferently = (font: typeof whole, names: readonly string[]) => {
  const draw = (by: typeof whole, name: string) =>
    by.shape(name).map(({ id, advance, x, y }) => [by.pathOf(id), advance, x, y]);
  return names.filter((name) => JSON.stringify(draw(font, name)) !== JSON.stringify(draw(whole, name)));
};

it('finds the names of places and of boards', async () => {
  const { boards, places } = await findPaintedNames();
  for (const row of placeTable.trim().split('\n')) expect(places).toContain(row.split('|')[1]);
  expect(places).toContain('व');
  for (const name of ['कहाँ चलें', 'देश', 'रास्ता भूल गए', 'केरल']) expect(boards).toContain(name);
});

it.each(['boards', 'places'] as const)(
  'the font of the names of %s draws each of them as the whole font does; else: npm run fonts',
  async (kind) => {
    const font = await openFont(`anek-devanagari-${kind}.woff2`);
    expect(drawnDifferently(font, (await findPaintedNames())[kind])).toEqual([]);
  },
);

it('the font of typed names draws all of Devanagari', async () => {
  const font = await openFont('anek-devanagari.woff2');
  const names = ['ज्ञानेश्वर', 'ळक्ष्मी', 'श्रृंगेरी', '०१२३', 'ऑस्ट्रेलिया'];
  expect(drawnDifferently(font, names)).toEqual([]);
});
