import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { placeTable } from '#features/shared/places/place-table.ts';
import { findPaintedNames } from './painted-names.ts';
import { createShaper, type ShapedGlyph } from './shaping.ts';

/** As the brochures have it: all of Devanagari. */
const whole = createShaper(await readFile('server/brochure/fonts/anek-devanagari-700.ttf'));

async function openFont(file: string) {
  const woff2 = await readFile(`styles/fonts/${file}`);
  return createShaper(await subsetFont(woff2, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true }));
}

/** What is drawn and where; numbers of glyphs differ from font to font. */
const drawingOf = (font: typeof whole, text: string) =>
  font.shape(text).map(({ id, ...place }: ShapedGlyph) => ({ ...place, path: font.pathOf(id) }));

it('finds the names of places and of boards', async () => {
  const names = await findPaintedNames();
  for (const row of placeTable.trim().split('\n')) expect(names).toContain(row.split('|')[1]);
  for (const name of ['कहाँ चलें', 'देश', 'रास्ता भूल गए', 'व']) expect(names).toContain(name);
});

it('the font of fixed names draws each of them as the whole font does; else: npm run fonts', async () => {
  const font = await openFont('anek-devanagari-names.woff2');
  for (const name of await findPaintedNames())
    expect(drawingOf(font, name), name).toEqual(drawingOf(whole, name));
});

it('the font of typed names draws all of Devanagari', async () => {
  const font = await openFont('anek-devanagari.woff2');
  for (const name of ['ज्ञानेश्वर', 'ळक्ष्मी', 'श्रृंगेरी', '०१२३', 'ऑस्ट्रेलिया'])
    expect(drawingOf(font, name), name).toEqual(drawingOf(whole, name));
});
