import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Packing } from './encoding.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Bytes below which compressing saves less than its header costs. */
export const worthPacking = 512;

/** Brotli's level: 9 packs a list within milliseconds; 11, its best, takes half a second of a core. */
const brotliLevel = 9;

/** Compresses a text off the main thread. */
export function compress(bytes: Buffer, packing: Packing): Promise<Buffer> {
  switch (packing) {
    case 'br':
      return brotliAsync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliLevel,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
    case 'gzip':
      return gzipAsync(bytes);
    default:
      return packing satisfies never;
  }
}
