import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import * as harfbuzz from 'harfbuzzjs';
import type { Script } from './text-lines.ts';

/** The files that `npm run fonts` writes: one weight each, as PDFs have no variable fonts. */
export const faces = {
  heading: { latin: 'anek-latin-800', devanagari: 'anek-devanagari-700' },
  label: { latin: 'anek-latin-600', devanagari: 'anek-devanagari-700' },
  reading: { latin: 'eczar-latin-400', devanagari: 'eczar-devanagari-400' },
} as const satisfies Record<string, Record<Script, string>>;

export type Face = keyof typeof faces;
export type Fonts = ReadonlyMap<string, Font>;

export async function loadFonts(folder: string): Promise<Fonts> {
  const names = new Set(Object.values(faces).flatMap(({ latin, devanagari }) => [latin, devanagari]));
  const loaded = [...names].map(async (name) => {
    const bytes = await readFile(join(folder, `${name}.ttf`));
    const font = create(bytes);
    if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`);
    return [name, Object.assign(font, { layout: createLayout(font, bytes) })] as const;
  });
  return new Map(await Promise.all(loaded));
}

/** In units of the font, which pdfkit changes in place into thousandths of its size. */
interface Position {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

/** In place of fontkit's own shaping, which does not end on words such as प्राधिकारी in Eczar. */
function createLayout(font: Font, bytes: Buffer) {
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
  return (text: string) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(shaper, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer
      .getGlyphPositions()
      .map(({ xAdvance, yAdvance, xOffset, yOffset }): Position => ({
        xAdvance,
        yAdvance,
        xOffset,
        yOffset,
      }));
    const clusters = [...new Set(infos.map(({ cluster }) => cluster))].toSorted((a, b) => a - b);
    const glyphs = infos.map(({ codepoint: id, cluster }, index) => {
      // The first glyph of a cluster stands for its letters.
      const end = clusters[clusters.indexOf(cluster) + 1] ?? text.length;
      const letters = infos[index - 1]?.cluster === cluster ? '' : text.slice(cluster, end);
      return font.getGlyph(
        id,
        Array.from(letters, (letter) => letter.codePointAt(0) ?? 0),
      );
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
