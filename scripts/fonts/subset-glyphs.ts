import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import * as v from 'valibot';
import { createShaper } from './shaping.ts';

type Call = (...values: readonly number[]) => number;

/** `hb-subset.h` */
const noLayoutClosure = 0x200;
const memoryWritable = 2;

const WasmCall = v.custom<Call>((value) => typeof value === 'function');
const Exports = v.object({
  memory: v.instance(WebAssembly.Memory),
  _initialize: WasmCall,
  malloc: WasmCall,
  hb_blob_create: WasmCall,
  hb_blob_get_data: WasmCall,
  hb_blob_get_length: WasmCall,
  hb_face_create: WasmCall,
  hb_face_reference_blob: WasmCall,
  hb_set_add: WasmCall,
  hb_subset_input_create_or_fail: WasmCall,
  hb_subset_input_glyph_set: WasmCall,
  hb_subset_input_unicode_set: WasmCall,
  hb_subset_input_set_flags: WasmCall,
  hb_subset_or_fail: WasmCall,
});

/**
 * A font with the glyphs of these texts alone, as WOFF2. `subset-font` takes characters and keeps each glyph that can be
 * made of them, which are five times as many. @param bytes a font without axes, as sfnt
 */
export async function subsetToGlyphs(bytes: Buffer, texts: readonly string[]): Promise<Buffer> {
  const shaper = createShaper(bytes);
  const path = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(path));
  const hb = v.parse(Exports, { ...instance.exports });
  // oxlint-disable-next-line no-underscore-dangle -- the name that Emscripten gives it
  hb._initialize();
  const memory = () => new Uint8Array(hb.memory.buffer);

  const address = hb.malloc(bytes.length);
  memory().set(bytes, address);
  const face = hb.hb_face_create(hb.hb_blob_create(address, bytes.length, memoryWritable, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, noLayoutClosure);
  const characters = hb.hb_subset_input_unicode_set(input);
  const glyphs = hb.hb_subset_input_glyph_set(input);
  for (const text of texts) {
    for (const character of text) hb.hb_set_add(characters, character.codePointAt(0) ?? 0);
    for (const id of shaper.glyphsOf(text)) hb.hb_set_add(glyphs, id);
  }
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('HarfBuzz could not make a subset');
  const blob = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(blob, 0);
  const sfnt = Buffer.from(memory().slice(start, start + hb.hb_blob_get_length(blob)));
  return subsetFont(sfnt, undefined, { targetFormat: 'woff2', keepAllGlyphs: true });
}
