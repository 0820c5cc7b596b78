/** `npm run fonts`: subsets the fonts to the letters and axes in use, and measures them for the fallback fonts. */
import { readFile, writeFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { findPaintedNames } from './fonts/painted-names.ts';
import { subsetToGlyphs } from './fonts/subset-glyphs.ts';

const source = (path: string) =>
  readFile(new URL(`../node_modules/@fontsource-variable/${path}`, import.meta.url));
const target = (file: string) => new URL(`../styles/fonts/${file}`, import.meta.url);

/** Printable ASCII, Latin-1 letters of names, and typographic punctuation. */
const latin = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  '\u00a0©®°·×½àáâäåãæçèéêëìíîïñòóôöõøùúûüýÀÁÂÄÅÃÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÕØÙÚÛÜÝāēīōūĀĪŪṭḍṇṣś',
  '–—‘’“”„•…‹›₹→←✓',
].join('');

/** Owners type any Devanagari text. */
const devanagari = [
  ...Array.from({ length: 128 }, (_, index) => String.fromCodePoint(0x900 + index)),
  '\u200c\u200d\u25cc\u2013\u2014\u2018\u2019\u201c\u201d\u2026 ',
].join('');

const files = {
  anekLatin: 'anek-latin/files/anek-latin-latin-standard-normal.woff2',
  anekDevanagari: 'anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
  eczarLatin: 'eczar/files/eczar-latin-wght-normal.woff2',
  eczarDevanagari: 'eczar/files/eczar-devanagari-wght-normal.woff2',
};

const sets = [
  {
    file: 'anek-latin.woff2',
    from: files.anekLatin,
    text: latin,
    axes: { wght: { min: 400, max: 800 }, wdth: { min: 75, max: 125 } },
  },
  {
    file: 'anek-devanagari.woff2',
    from: files.anekDevanagari,
    text: devanagari,
    axes: { wght: 700 },
  },
  {
    file: 'eczar-latin.woff2',
    from: files.eczarLatin,
    text: latin,
    axes: { wght: { min: 400, max: 600 } },
  },
];

for (const { file, from, text, axes } of sets) {
  const subset = await subsetFont(await source(from), text, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(target(file), subset);
  console.log(`${file} ${subset.length} bytes`);
}

/** For brochures: PDFs have no variable fonts. */
const brochureFonts: readonly {
  readonly name: string;
  readonly from: string;
  readonly text: string;
  readonly axes: Record<string, number>;
}[] = [
  { name: 'anek-latin-800', from: files.anekLatin, text: latin, axes: { wght: 800, wdth: 100 } },
  { name: 'anek-latin-600', from: files.anekLatin, text: latin, axes: { wght: 600, wdth: 96 } },
  { name: 'anek-devanagari-700', from: files.anekDevanagari, text: devanagari, axes: { wght: 700 } },
  { name: 'eczar-latin-400', from: files.eczarLatin, text: latin, axes: { wght: 400 } },
  { name: 'eczar-devanagari-400', from: files.eczarDevanagari, text: devanagari, axes: { wght: 400 } },
];

for (const { name, from, text, axes } of brochureFonts) {
  const subset = await subsetFont(await source(from), text, { targetFormat: 'sfnt', variationAxes: axes });
  await writeFile(new URL(`../server/brochure/fonts/${name}.ttf`, import.meta.url), subset);
  console.log(`${name}.ttf ${subset.length} bytes`);
}

const names = await subsetToGlyphs(
  await readFile(new URL('../server/brochure/fonts/anek-devanagari-700.ttf', import.meta.url)),
  await findPaintedNames(),
);
await writeFile(target('anek-devanagari-names.woff2'), names);
console.log(`anek-devanagari-names.woff2 ${names.length} bytes`);

const measures = Object.fromEntries(
  await Promise.all(
    ['anek-latin', 'eczar-latin'].map(async (name) => {
      const { familyName, ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(
        await readFile(target(`${name}.woff2`)),
      );
      return [name, { familyName, ascent, descent, lineGap, unitsPerEm, xWidthAvg }] as const;
    }),
  ),
);
await writeFile(target('measures.json'), `${JSON.stringify(measures, null, 2)}\n`);
