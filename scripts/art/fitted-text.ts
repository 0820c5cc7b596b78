import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';

/** Fonts of the boards; the comma keeps Pango from reading 'Medium' in their names as a weight. */
const faces = {
  latin: {
    file: 'anek-latin/files/anek-latin-latin-standard-normal.woff2',
    axes: { wght: 800, wdth: 112 },
    name: 'Anek Latin Medium, Ultra-Bold',
  },
  devanagari: {
    file: 'anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2',
    axes: { wght: 700, wdth: 100 },
    name: 'Anek Devanagari Medium, Bold',
  },
} as const;

export interface FittedLine {
  readonly text: string;
  readonly script: keyof typeof faces;
  /** px of the visible text. */
  readonly width: number;
}

/** Paints lines as transparent PNGs, trimmed to the text. @param color `#rrggbb` */
export async function renderFittedLines(lines: readonly FittedLine[], color: string): Promise<Buffer[]> {
  // Pango reads a font file for as long as the program runs, so it is removed after the last line.
  const folder = await mkdtemp(path.join(tmpdir(), 'lettering-'));
  try {
    const painted: Buffer[] = [];
    for (const { text, script, width } of lines) {
      const all = lines.filter((line) => line.script === script).map((line) => line.text);
      const fontfile = path.join(folder, `${script}.ttf`);
      await writeFile(fontfile, await subsetFontFace(script, all.join('')));
      painted.push(await renderFittedLine(text, faces[script].name, fontfile, width, color));
    }
    return painted;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function subsetFontFace(script: FittedLine['script'], text: string): Promise<Buffer> {
  const { file, axes } = faces[script];
  const source = new URL(`../../node_modules/@fontsource-variable/${file}`, import.meta.url);
  return subsetFont(await readFile(source), text, { targetFormat: 'sfnt', variationAxes: axes });
}

/** Painted large and then scaled down, because Pango's sizes are too coarse to fit a width. */
async function renderFittedLine(text: string, face: string, fontfile: string, width: number, color: string) {
  const markup = `<span foreground="${color}">${text.replaceAll('&', '&amp;')}</span>`;
  const large = await sharp({ text: { text: markup, font: `${face} 300`, fontfile, rgba: true } })
    .trim({ threshold: 0 })
    .png()
    .toBuffer();
  return sharp(large).resize({ width }).png().toBuffer();
}
