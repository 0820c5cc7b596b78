import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { pictureWidths, type PictureMetadata } from '#contract/pictures.ts';
import { decodePicture, dominantColor, resizeToWidth } from './bitmap.ts';
import { encodeVariants, type AvifEffort, type PictureFile } from './encode.ts';
import { inspectPicture } from './inspect.ts';
import { createQueue, type Queue } from './queue.ts';

export interface ProcessedPicture {
  readonly metadata: PictureMetadata;
  readonly files: readonly PictureFile[];
}

export type PictureKind = 'catalogue' | 'portrait';

/** Makes the stored variants; portraits wait for all other pictures. @throws PictureRejected with the file's name */
export type ProcessPicture = (
  bytes: Buffer,
  fileName: string,
  kind?: PictureKind,
) => Promise<ProcessedPicture>;

/** px of the longer side. */
const portraitSide = 256;

/** Raised when variants come out differently: every hash and address changes with it. */
export const pipelineVersion = 2;

/** @param atOnce pictures, each on one core @param avifEffort lower is faster, with larger files */
export function createPictureProcessor({
  concurrency = 1,
  avifEffort = 2,
  queue = createQueue(concurrency),
}: {
  readonly concurrency?: number;
  readonly avifEffort?: AvifEffort;
  readonly queue?: Queue;
} = {}): ProcessPicture {
  // No picture is processed twice, so the library's cache would only take memory.
  sharp.cache(false);
  // More threads were no faster in trials, took memory, and the core that serves visitors.
  sharp.concurrency(1);
  return async (bytes, fileName, kind = 'catalogue') => {
    const size = await inspectPicture(bytes, fileName);
    const isShrunk = kind === 'portrait' && Math.max(size.width, size.height) > portraitSide;
    return queue(
      () => createVariants(bytes, fileName, isShrunk, avifEffort),
      kind === 'portrait' ? 'low' : 'high',
    );
  };
}

async function createVariants(
  bytes: Buffer,
  fileName: string,
  isShrunk: boolean,
  avifEffort: AvifEffort,
): Promise<ProcessedPicture> {
  const portraitSize = { width: portraitSide, height: portraitSide };
  const largest = await decodePicture(bytes, fileName, isShrunk ? portraitSize : undefined);
  const { width, height } = largest;
  const hash = contentHash(bytes, isShrunk ? 'portrait' : '');
  const color = await dominantColor(await resizeToWidth(largest, Math.min(width, pictureWidths[0])));
  return { metadata: { hash, width, height, color }, files: await encodeVariants(hash, largest, avifEffort) };
}

/** 32 hexadecimal digits, the same for the same upload kept in the same way. */
function contentHash(bytes: Buffer, variantName: string): string {
  return createHash('sha256')
    .update(`${pipelineVersion}${variantName}\n`)
    .update(bytes)
    .digest('hex')
    .slice(0, 32);
}
