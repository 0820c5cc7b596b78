import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import * as harfbuzz from 'harfbuzzjs';

const anekLatin = (weight: 600 | 800) =>
  [`anek-latin-${weight}`, `anek-latin-ext-${weight}`, `anek-vietnamese-${weight}`] as const;

/**
 * The typefaces of each face, by preference, and the files of each, which `npm run fonts` writes: one weight each, as PDFs
 * have no variable fonts. Eczar lacks letters, mostly of Vietnamese.
 */
export const faces = {
  heading: [[...anekLatin(800), 'anek-devanagari-700']],
  label: [[...anekLatin(600), 'anek-devanagari-700']],
  reading: [
    ['eczar-latin-400', 'eczar-latin-ext-400', 'eczar-devanagari-400'],
    ['anek-latin-ext-400', 'anek-vietnamese-400'],
  ],
} as const satisfies Record<string, readonly (readonly string[])[]>;

export type Face = keyof typeof faces;
export type Fonts = ReadonlyMap<string, Font>;

export async function loadFonts(folder: string): Promise<Fonts> {
  const names = new Set(Object.values(faces).flat(2));
  const loaded = [...names].map(async (name) => {
    const bytes = await readFile(join(folder, `${name}.ttf`));
    const font = create(bytes);
    if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`);
    return [name, Object.assign(font, { layout: createLayout(font, bytes) })] as const;
  });
  return new Map(await Promise.all(loaded));
}

const diacritic = /[\u0300-\u036F]/;

/** Whether a font has all of a grapheme, and knows where its diacritics stand: else they are beside or over each other. */
export function draws(font: Font, grapheme: string): boolean {
  if (!Array.from(grapheme).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)))
    return false;
  if (!diacritic.test(grapheme)) return true;
  const [, ...marks] = font.layout(grapheme).positions;
  return marks.every(({ xOffset, yOffset }) => xOffset !== 0 || yOffset !== 0);
}

/** In place of fontkit's own shaping, which does not end on words such as प्राधिकारी in Eczar. */
function createLayout(font: Font, bytes: Buffer) {
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
  return (text: string) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    // Else letters and marks that are one cluster would all be read from its first glyph.
    buffer.setClusterLevel(harfbuzz.ClusterLevel.CHARACTERS);
    harfbuzz.shape(shaper, buffer);
    const infos = buffer.getGlyphInfos();
    // In units of the font, which pdfkit changes in place into thousandths of its size.
    const positions = buffer.getGlyphPositions();
    const clusters = [...new Set(infos.map(({ cluster }) => cluster))].toSorted((a, b) => a - b);
    const glyphs = infos.map(({ codepoint: id, cluster }, index) => {
      // The first glyph of a cluster stands for its letters.
      const end = clusters[clusters.indexOf(cluster) + 1] ?? text.length;
      const letters = infos[index - 1]?.cluster === cluster ? '' : text.slice(cluster, end);
      // Not fontkit's glyph, whose letters are those of its first use, and none where that was as a part of another.
      return {
        id,
        advanceWidth: font.getGlyph(id).advanceWidth,
        codePoints: Array.from(letters, (letter) => letter.codePointAt(0) ?? 0),
      };
    });
    return {
      glyphs,
      positions,
      get advanceWidth() {
        return positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
      },
    };
  };
}
