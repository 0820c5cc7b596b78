import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { pictureWidths, type PictureFacts } from '#contract/pictures.ts';
import { decodePicture, dominantColor, shrink } from './bitmap.ts';
import { encodeVariants, type AvifEffort, type PictureFile } from './encode.ts';
import { inspectPicture } from './inspect.ts';
import { createQueue } from './queue.ts';

/** What is kept of an upload: what its address tells, and its variants. */
export interface ProcessedPicture {
  readonly facts: PictureFacts;
  readonly files: readonly PictureFile[];
}

/**
 * Turns an upload into what is stored; nothing of the upload itself is.
 * Throws `PictureRefused`, whose message names the file.
 */
export type ProcessPicture = (bytes: Buffer, fileName: string) => Promise<ProcessedPicture>;

/** To be raised when variants come out differently: the hash changes and with it every address. */
export const pipelineVersion = 2;

/**
 * @param atOnce how many pictures are decoded and encoded at the same time; each keeps one core busy
 * @param avifEffort lower is faster and a little larger
 */
export function createPictureProcessor({
  atOnce = 1,
  avifEffort = 2,
}: { readonly atOnce?: number; readonly avifEffort?: AvifEffort } = {}): ProcessPicture {
  const inTurn = createQueue(atOnce);
  // No picture is made twice: what the library would remember of one is memory lost to the next.
  sharp.cache(false);
  // More threads made no picture faster in trials, cost memory, and took the core that visitors are served from.
  sharp.concurrency(1);
  return async (bytes, fileName) => {
    await inspectPicture(bytes, fileName);
    return inTurn(() => variantsOf(bytes, fileName, avifEffort));
  };
}

async function variantsOf(
  bytes: Buffer,
  fileName: string,
  avifEffort: AvifEffort,
): Promise<ProcessedPicture> {
  const largest = await decodePicture(bytes, fileName);
  const { width, height } = largest;
  const hash = contentHash(bytes);
  const color = await dominantColor(await shrink(largest, Math.min(width, pictureWidths[0])));
  return { facts: { hash, width, height, color }, files: await encodeVariants(hash, largest, avifEffort) };
}

/** The same upload always has the same 32 hexadecimal digits. */
function contentHash(bytes: Buffer): string {
  return createHash('sha256').update(`${pipelineVersion}\n`).update(bytes).digest('hex').slice(0, 32);
}
