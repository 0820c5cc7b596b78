import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { readDevanagariWords } from './devanagari-words.ts';
import { shapeWord } from './subset-words.ts';

const root = new URL('../../', import.meta.url);
const readFont = async (path: string, axes: Record<string, number>) =>
  subsetFont(await readFile(new URL(path, root)), undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: axes,
  });

const advancesOf = (font: Uint8Array, words: readonly string[]) =>
  Object.fromEntries(words.map((word) => [word, shapeWord(font, word).map(({ advance }) => advance)]));

it('the fonts of Hindi names shape every word of the site as the whole typeface does', async () => {
  const whole = await readFont(
    'node_modules/@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    { wght: 700 },
  );
  const { names, places } = await readDevanagariWords();
  expect(names).toContain('केरल');
  expect(places).toContain('काठमांडू');
  for (const [file, words] of [
    ['anek-devanagari-names', names],
    ['anek-devanagari-places', places],
  ] as const) {
    const font = await readFont(`styles/fonts/${file}.woff2`, {});
    expect(shapeWord(font, words[0] ?? '').every(({ glyph }) => glyph > 0)).toBe(true);
    expect(advancesOf(font, words)).toEqual(advancesOf(whole, words));
  }
});
