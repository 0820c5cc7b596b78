import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compression } from './content-encoding.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Bytes below which compression saves less than its header costs. */
export const minCompressedBytes = 512;

/** Brotli's level: 9 compresses a list within milliseconds; 11, the best, takes half a second of CPU time. */
const brotliLevel = 9;

export function compress(bytes: Buffer, packing: Compression): Promise<Buffer> {
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
