import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { originalFacts } from '../contract/agency.ts';
import { at } from './canvas/numbers.ts';
import { scenes } from './scenes.ts';
import { rasterise } from './raster.ts';

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

interface FittedLine {
  readonly text: string;
  readonly script: keyof typeof faces;
  /** px of the visible text. */
  readonly width: number;
}

/** Renders lines as transparent PNGs, trimmed to the text. @param color `#rrggbb` */
async function renderFittedLines(lines: readonly FittedLine[], color: string): Promise<Buffer[]> {
  // Pango reads a font file for as long as the program runs, so it is removed after the last line.
  const folder = await mkdtemp(path.join(tmpdir(), 'board-font-'));
  try {
    const rendered: Buffer[] = [];
    for (const { text, script, width } of lines) {
      const all = lines.filter((line) => line.script === script).map((line) => line.text);
      const fontfile = path.join(folder, `${script}.ttf`);
      await writeFile(fontfile, await subsetFontFace(script, all.join('')));
      rendered.push(await renderFittedLine(text, faces[script].name, fontfile, width, color));
    }
    return rendered;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function subsetFontFace(script: FittedLine['script'], text: string): Promise<Buffer> {
  const { file, axes } = faces[script];
  const source = new URL(`node_modules/@fontsource-variable/${file}`, import.meta.url);
  return subsetFont(await readFile(source), text, { targetFormat: 'sfnt', variationAxes: axes });
}

/** Rendered large and then scaled down, because Pango's sizes are too coarse to fit a width. */
async function renderFittedLine(text: string, face: string, fontfile: string, width: number, color: string) {
  const markup = `<span foreground="${color}">${text.replaceAll('&', '&amp;')}</span>`;
  const large = await sharp({ text: { text: markup, font: `${face} 300`, fontfile, rgba: true } })
    .trim({ threshold: 0 })
    .png()
    .toBuffer();
  return sharp(large).resize({ width }).png().toBuffer();
}

/** Pixels; the size for link previews (https://ogp.me, 1.91 to 1). */
const [width, height] = [1200, 630];
/** The visible part of the poster, in poster units. */
const view = [0, 98, width, height] as const;

const ink = '#12261f';
const marigold = '#ffc02e';
const stripeColors = ['#c2124f', marigold, '#1c8a6d'] as const;

/** Placed so that the bus beside it is not covered. */
const board = { x: 32, y: 204, width: 376, height: 254 } as const;
const lines = [
  { text: 'कहाँ चलें?', script: 'devanagari', width: 142, top: 30 },
  { text: originalFacts.nameFirst, script: 'latin', width: 308, top: 88 },
  { text: originalFacts.nameRest, script: 'latin', width: 308, top: 178 },
] as const;

function drawBoard(): string {
  const { x, y, width: w, height: h } = board;
  const leg = (left: number) => `<path fill="#0a3327" d="M${left} ${y + h - 20}h16V${height}h-16z"/>`;
  const bands = stripeColors
    .map((color, i) => `<path fill="${color}" d="M0 ${height - 24 + i * 8}h${width}v8H0z"/>`)
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${leg(x + 52)}${leg(x + w - 68)}` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="22" fill="${marigold}"/>` +
    `<rect x="${x + 11}" y="${y + 11}" width="${w - 22}" height="${h - 22}" rx="13" fill="none" stroke="${ink}" stroke-width="4"/>${bands}</svg>`
  );
}

export async function renderSocialCard(): Promise<Buffer> {
  const rendered = await renderFittedLines(lines, ink);
  const poster = await rasterise(scenes.banyan('dawn', { view, grain: 'none' }), width);
  return sharp(poster)
    .composite([
      { input: Buffer.from(drawBoard()) },
      ...lines.map((line, i) => ({
        input: at(rendered, i),
        left: board.x + (board.width - line.width) / 2,
        top: board.y + line.top,
      })),
    ])
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
}
