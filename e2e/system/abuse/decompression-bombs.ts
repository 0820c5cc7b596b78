import { createDeflate } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { limits } from '#contract/limits.ts';
import { pngChunk } from '#server/pictures/testing/picture-samples.ts';
import { measurePictureCost } from './picture-cost.ts';
import type { PrintLine } from '#e2e/system/system-test.ts';

/** px of a side: of the largest square that is taken, and of the largest that is decoded whole. */
const side = Math.floor(Math.sqrt(limits.picturePixels));
const wholeSide = Math.floor(Math.sqrt(limits.wholePicturePixels));
/** px: the sides of the flattest picture that is taken. */
const shortSide = Math.floor(Math.sqrt(limits.picturePixels / limits.pictureRatio));
const longSide = shortSide * limits.pictureRatio;
const megabyte = 1024 * 1024;

/** So many zeros, compressed as a stream, so that they are never in memory together. */
function deflateZeros(bytes: number): Promise<Buffer> {
  const chunk = Buffer.alloc(megabyte);
  const chunks = Array.from({ length: Math.ceil(bytes / megabyte) }, (_, index) =>
    chunk.subarray(0, Math.min(megabyte, bytes - index * megabyte)),
  );
  return buffer(Readable.from(chunks).pipe(createDeflate({ level: 9 })));
}

/** A black PNG, 16 bits a channel (PNG specification, section 5). @param bytes of its pixels, filter bytes included */
async function png(
  { width, height, interlaced = false }: { width: number; height: number; interlaced?: boolean },
  bytes: number,
  extraChunks: readonly Buffer[] = [],
): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([16, 6, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    pngChunk('IHDR', header),
    ...extraChunks,
    pngChunk('IDAT', await deflateZeros(bytes)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const encodePlainPng = (width: number, height: number) => png({ width, height }, (width * 8 + 1) * height);

/** Bytes of the seven passes of an interlaced picture of 8 bytes a pixel (PNG specification, section 8.2). */
function interlacedBytes(width: number, height: number): number {
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  return passes.reduce(
    (sum, [x, y, stepX, stepY]) =>
      sum + (Math.ceil((width - x) / stepX) * 8 + 1) * Math.ceil((height - y) / stepY),
    0,
  );
}

const keyword = (name: string) => Buffer.from(`${name}\0\0`, 'latin1');
const createDarkPicture = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: '#102030' } });

const bombs: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a PNG of 16000 x 16000': () => encodePlainPng(16_000, 16_000),
  'a PNG as large as is taken, of 64 bits a pixel': () => encodePlainPng(side, side),
  'an interlaced one': () =>
    png({ width: wholeSide, height: wholeSide, interlaced: true }, interlacedBytes(wholeSide, wholeSide)),
  'a larger interlaced one': () =>
    png({ width: side, height: side, interlaced: true }, interlacedBytes(side, side)),
  'a PNG as wide as is taken': () => encodePlainPng(longSide, shortSide),
  'a PNG as high as is taken': () => encodePlainPng(shortSide, longSide),
  'a PNG of one row': () => encodePlainPng(limits.picturePixels, 1),
  'a PNG of one column': () => encodePlainPng(1, limits.picturePixels),
  'a PNG with a text of 200 MB': async () =>
    png({ width: 10, height: 10 }, 810, [
      pngChunk('zTXt', Buffer.concat([keyword('Comment'), await deflateZeros(200 * megabyte)])),
    ]),
  'a PNG with a colour profile of 200 MB': async () =>
    png({ width: 10, height: 10 }, 810, [
      pngChunk('iCCP', Buffer.concat([keyword('profile'), await deflateZeros(200 * megabyte)])),
    ]),
  'a progressive JPEG, sideways': () =>
    createDarkPicture(side).withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer(),
  'a JPEG whose header declares a larger size': async () => {
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(side, frame + 5);
    bytes.writeUInt16BE(side, frame + 7);
    return bytes;
  },
  'a WebP without loss': () => createDarkPicture(side).webp({ lossless: true, effort: 0 }).toBuffer(),
  'an AVIF': () => createDarkPicture(wholeSide).avif({ effort: 0 }).toBuffer(),
};

/** Limits for one upload: ms of processor time, and bytes. */
const maxCost = { ms: 5000, memory: 350 * megabyte };

/** @throws when one costs too much, or is neither taken nor refused */
export async function runDecompressionBombs(print: PrintLine): Promise<void> {
  print(`${Object.keys(bombs).length} uploads whose decoded size is far above their file size`);
  for (const [name, createUpload] of Object.entries(bombs)) {
    const upload = await createUpload();
    const { outcome, ms, memory } = await measurePictureCost(upload);
    const size = Math.round(upload.length / 1024);
    const text = `  ${name}, ${size} kB: ${outcome}, ${ms} ms of processor, ${Math.round(memory / megabyte)} MB`;
    if (!['taken', 'shape', 'too-large', 'unsupported'].includes(outcome)) throw new Error(text);
    if (ms > maxCost.ms || memory > maxCost.memory) throw new Error(`That costs too much: ${text}`);
    print(text);
  }
}
