import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { pictureWidths, type PictureFacts } from '#contract/pictures.ts';
import { decodePicture, dominantColor, shrink } from './bitmap.ts';
import { encodeVariants, type AvifEffort, type PictureFile } from './encode.ts';
import { inspectPicture } from './inspect.ts';
import { createQueue, type Queue } from './queue.ts';

/** What is kept of an upload: what its address tells, and its variants. */
export interface ProcessedPicture {
  readonly facts: PictureFacts;
  readonly files: readonly PictureFile[];
}

/** What a picture is for; a portrait, a person's profile picture, is kept small. */
export type PictureUse = 'catalogue' | 'portrait';

/**
 * Turns an upload into what is stored; nothing of the upload itself is. Portraits wait until no other picture does.
 * Throws `PictureRefused`, whose message names the file.
 */
export type ProcessPicture = (bytes: Buffer, fileName: string, use?: PictureUse) => Promise<ProcessedPicture>;

/** Pixels of a portrait's longer side. */
const portraitSide = 256;

/** To be raised when variants come out differently: the hash changes and with it every address. */
export const pipelineVersion = 2;

/**
 * @param atOnce how many pictures are decoded and encoded at the same time; each keeps one core busy
 * @param avifEffort lower is faster and a little larger
 * @param queue where decoding and encoding of each picture is one task
 */
export function createPictureProcessor({
  atOnce = 1,
  avifEffort = 2,
  queue = createQueue(atOnce),
}: {
  readonly atOnce?: number;
  readonly avifEffort?: AvifEffort;
  readonly queue?: Queue;
} = {}): ProcessPicture {
  // No picture is made twice: what the library would remember of one is memory lost to the next.
  sharp.cache(false);
  // More threads made no picture faster in trials, cost memory, and took the core that visitors are served from.
  sharp.concurrency(1);
  return async (bytes, fileName, use = 'catalogue') => {
    const size = await inspectPicture(bytes, fileName);
    const isShrunk = use === 'portrait' && Math.max(size.width, size.height) > portraitSide;
    return queue(
      () => variantsOf(bytes, fileName, isShrunk, avifEffort),
      use === 'portrait' ? 'low' : 'high',
    );
  };
}

async function variantsOf(
  bytes: Buffer,
  fileName: string,
  isShrunk: boolean,
  avifEffort: AvifEffort,
): Promise<ProcessedPicture> {
  const small = { width: portraitSide, height: portraitSide };
  const largest = await decodePicture(bytes, fileName, isShrunk ? small : undefined);
  const { width, height } = largest;
  const hash = contentHash(bytes, isShrunk ? 'portrait' : '');
  const color = await dominantColor(await shrink(largest, Math.min(width, pictureWidths[0])));
  return { facts: { hash, width, height, color }, files: await encodeVariants(hash, largest, avifEffort) };
}

/** The same upload, kept in the same way, always has the same 32 hexadecimal digits. */
function contentHash(bytes: Buffer, way: string): string {
  return createHash('sha256').update(`${pipelineVersion}${way}\n`).update(bytes).digest('hex').slice(0, 32);
}
