import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** Of HarfBuzz's `hb-subset.h` and `hb-blob.h`. */
const noLayoutClosure = 0x200;
const noHinting = 0x1;
const writableMemory = 2;
const layoutFeatureTags = 6;

/**
 * A font with the glyphs that these words are shaped with, and no others: a subset by letters keeps every conjunct of
 * them, which is four to eight times as much. Other words may be shaped wrongly in it.
 * @param axes the value at which each axis of the font is pinned
 * @returns WOFF2
 */
export async function subsetWords(
  font: Uint8Array,
  words: readonly string[],
  axes: Readonly<Record<string, number>>,
): Promise<Buffer> {
  // Pinned first: shaping and the subset then need no axes.
  const pinned = await subsetFont(font, undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: { ...axes },
  });
  const small = await subsetGlyphs(pinned, words.join(''), shapedGlyphs(pinned, words));
  return subsetFont(small, undefined, { targetFormat: 'woff2', keepAllGlyphs: true });
}

/** Ids of the glyphs that the words are shaped with, those of steps in between included. @param font sfnt */
function shapedGlyphs(font: Uint8Array, words: readonly string[]): ReadonlySet<number> {
  const shaper = createShaper(font);
  const steps = words.flatMap((word) =>
    harfbuzz.shapeWithTrace(shaper, createBuffer(word), [], 0, harfbuzz.TracePhase.DONT_STOP),
  );
  // The first steps have letters in place of glyphs.
  const glyphs = steps.filter((step) => step.glyphs).flatMap(({ t }) => t.map(glyphOf));
  return new Set(glyphs);
}

function glyphOf(entry: unknown): number {
  if (typeof entry === 'object' && entry !== null && 'g' in entry) return Number(entry.g);
  throw new Error('HarfBuzz traces glyphs in another form');
}

/** @param font sfnt @returns the advance of each glyph in units of the font; missing glyphs are listed as well */
export function shapeWord(
  font: Uint8Array,
  word: string,
): { readonly glyph: number; readonly advance: number }[] {
  const buffer = createBuffer(word);
  harfbuzz.shape(createShaper(font), buffer);
  const positions = buffer.getGlyphPositions();
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, index) => ({ glyph: codepoint, advance: positions[index]?.xAdvance ?? 0 }));
}

const createShaper = (font: Uint8Array) => new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(font)));

function createBuffer(word: string): harfbuzz.Buffer {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  return buffer;
}

/** By HarfBuzz itself: `subset-font` takes letters only. */
async function subsetGlyphs(font: Uint8Array, letters: string, glyphs: ReadonlySet<number>): Promise<Buffer> {
  const program = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(program));
  const { memory } = instance.exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('HarfBuzz exports no memory');
  const call = (name: string, ...values: readonly number[]): number => {
    const exported = instance.exports[name];
    if (typeof exported !== 'function') throw new Error(`HarfBuzz has no ${name}`);
    return Number(exported(...values));
  };
  call('_initialize');
  const start = call('malloc', font.length);
  new Uint8Array(memory.buffer).set(font, start);
  const blob = call('hb_blob_create', start, font.length, writableMemory, 0, 0);
  const face = call('hb_face_create', blob, 0);
  const input = call('hb_subset_input_create_or_fail');
  call('hb_subset_input_set_flags', input, noLayoutClosure | noHinting);
  const features = call('hb_subset_input_set', input, layoutFeatureTags);
  call('hb_set_clear', features);
  call('hb_set_invert', features);
  const unicodes = call('hb_subset_input_unicode_set', input);
  for (const letter of letters) call('hb_set_add', unicodes, letter.codePointAt(0) ?? 0);
  const kept = call('hb_subset_input_glyph_set', input);
  for (const glyph of glyphs) call('hb_set_add', kept, glyph);
  const subset = call('hb_subset_or_fail', face, input);
  if (subset === 0) throw new Error('HarfBuzz could not subset the font');
  const result = call('hb_face_reference_blob', subset);
  const data = call('hb_blob_get_data', result, 0);
  // Copied: the memory ends with the instance.
  return Buffer.from(new Uint8Array(memory.buffer).slice(data, data + call('hb_blob_get_length', result)));
}
