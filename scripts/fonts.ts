/** `npm run fonts`: subsets the fonts to the letters and axes in use, and measures them for the fallback fonts. */
import { readFile, writeFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { findPaintedNames } from './fonts/painted-names.ts';
import { roundKerning } from './fonts/round-kerning.ts';
import { subsetToGlyphs } from './fonts/subset-glyphs.ts';

const source = (path: string) =>
  readFile(new URL(`../node_modules/@fontsource-variable/${path}`, import.meta.url));
const target = (file: string) => new URL(`../styles/fonts/${file}`, import.meta.url);

/** Printable ASCII and typographic punctuation: all that most pages contain. */
const basic = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  '\u00a0©·×–—‘’“”•…₹→←✓',
].join('');

/** Letters of names and what else people type; a file of their own (`unicodeRange` in `styles/fonts.css.ts`). */
const extended = '®°½àáâäåãæçèéêëìíîïñòóôöõøùúûüýÀÁÂÄÅÃÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÕØÙÚÛÜÝāēīōūĀĪŪṭḍṇṣś„‹›';

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

/** Two instances of one typeface: both axes in one file are 80 kB, of which most texts use one corner. */
const textAxes = { wght: { min: 400, max: 700 }, wdth: 100 };
const boardAxes = { wght: 800, wdth: { min: 75, max: 125 } };

/** What the styles use: fractions and their parts are left out. */
const keepFeatures = ['kern', 'ccmp', 'liga', 'mark', 'mkmk', 'rvrn', 'tnum'];

const sets = [
  { file: 'anek-text.woff2', from: files.anekLatin, text: basic, axes: textAxes },
  { file: 'anek-text-extended.woff2', from: files.anekLatin, text: extended, axes: textAxes },
  { file: 'anek-boards.woff2', from: files.anekLatin, text: basic, axes: boardAxes },
  { file: 'anek-boards-extended.woff2', from: files.anekLatin, text: extended, axes: boardAxes },
  { file: 'eczar-400.woff2', from: files.eczarLatin, text: basic, axes: { wght: 400 } },
  { file: 'eczar-400-extended.woff2', from: files.eczarLatin, text: extended, axes: { wght: 400 } },
];

async function write(file: string, font: Buffer): Promise<void> {
  await writeFile(target(file), font);
  console.log(`${file} ${font.length} bytes`);
}

for (const { file, from, text, axes } of sets) {
  const options = { targetFormat: 'sfnt', variationAxes: axes, keepFeatures } as const;
  const rounded = roundKerning(await subsetFont(await source(from), text, options));
  await write(file, await subsetFont(rounded, text, { targetFormat: 'woff2', keepFeatures }));
}

await write(
  'anek-devanagari.woff2',
  await subsetFont(await source(files.anekDevanagari), devanagari, {
    targetFormat: 'woff2',
    variationAxes: { wght: 700 },
  }),
);

/** For brochures: PDFs have no variable fonts. Fontsource divides Latin into files, which are taken whole. */
const anekFiles = [
  { subsets: ['latin', 'latin-ext', 'vietnamese'], axes: { wght: 800, wdth: 100 } },
  { subsets: ['latin', 'latin-ext', 'vietnamese'], axes: { wght: 600, wdth: 96 } },
  // For letters that Eczar lacks.
  { subsets: ['latin-ext', 'vietnamese'], axes: { wght: 400, wdth: 100 } },
];

const brochureFonts: readonly {
  readonly name: string;
  readonly from: string;
  readonly text?: string;
  readonly axes: Record<string, number>;
}[] = [
  ...anekFiles.flatMap(({ subsets, axes }) =>
    subsets.map((subset) => ({
      name: `anek-${subset}-${axes.wght}`,
      from: `anek-latin/files/anek-latin-${subset}-standard-normal.woff2`,
      axes,
    })),
  ),
  { name: 'anek-devanagari-700', from: files.anekDevanagari, text: devanagari, axes: { wght: 700 } },
  ...['latin', 'latin-ext'].map((subset) => ({
    name: `eczar-${subset}-400`,
    from: `eczar/files/eczar-${subset}-wght-normal.woff2`,
    axes: { wght: 400 },
  })),
  { name: 'eczar-devanagari-400', from: files.eczarDevanagari, text: devanagari, axes: { wght: 400 } },
];

for (const { name, from, text, axes } of brochureFonts) {
  const subset = await subsetFont(await source(from), text, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepAllGlyphs: text === undefined,
  });
  await writeFile(new URL(`../server/brochure/fonts/${name}.ttf`, import.meta.url), subset);
  console.log(`${name}.ttf ${subset.length} bytes`);
}

const wholeDevanagari = await readFile(
  new URL('../server/brochure/fonts/anek-devanagari-700.ttf', import.meta.url),
);
const paintedNames = await findPaintedNames();
for (const name of ['boards', 'places'] as const)
  await write(`anek-devanagari-${name}.woff2`, await subsetToGlyphs(wholeDevanagari, paintedNames[name]));

const measures = Object.fromEntries(
  await Promise.all(
    ['anek-text', 'eczar-400'].map(async (name) => {
      const { familyName, ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(
        await readFile(target(`${name}.woff2`)),
      );
      return [name, { familyName, ascent, descent, lineGap, unitsPerEm, xWidthAvg }] as const;
    }),
  ),
);
await writeFile(target('measures.json'), `${JSON.stringify(measures, null, 2)}\n`);
