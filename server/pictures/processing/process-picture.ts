import { createHash } from 'node:crypto';
import { pictureWidths, portraitSide, type PictureMetadata } from '#contract/pictures.ts';
import { decodePicture, dominantColor, resizeToWidth } from './bitmap.ts';
import { encodeJpeg, encodePreview, encodeVariants, type PictureFile } from './encode.ts';
import { inspectPicture } from './inspect.ts';
import { createQueue, type Queue } from '#server/concurrency.ts';
import { contentTypes, previewFileName } from '#server/pictures/storage/picture-file-names.ts';

export interface ProcessedPicture {
  readonly metadata: PictureMetadata;
  readonly files: readonly PictureFile[];
}

export type PictureKind = 'catalogue' | 'portrait';

/**
 * Makes what is stored before a save is answered: the JPEG of the picture and that for messengers; of a portrait one
 * small JPEG. @throws PictureRejected with the file's name
 */
export type ProcessPicture = (
  bytes: Buffer,
  fileName: string,
  kind?: PictureKind,
) => Promise<ProcessedPicture>;

/** Raised when files come out differently: every hash and address changes with it. */
const pipelineVersion = 3;

/** @param queues run each picture as one task, on one core */
export function createPictureProcessor(
  queues: Readonly<Record<PictureKind, Queue>> = { catalogue: createQueue(), portrait: createQueue() },
): ProcessPicture {
  return async (bytes, fileName, kind = 'catalogue') => {
    await inspectPicture(bytes, fileName);
    return queues[kind](() => createMaster(bytes, fileName, kind));
  };
}

async function createMaster(bytes: Buffer, fileName: string, kind: PictureKind): Promise<ProcessedPicture> {
  const isPortrait = kind === 'portrait';
  const portraitSize = { width: portraitSide, height: portraitSide };
  const bitmap = await decodePicture(bytes, fileName, isPortrait ? portraitSize : undefined);
  const { width, height } = bitmap;
  // The same for the same upload of a kind.
  const digest = createHash('sha256').update(`${pipelineVersion}${kind}\n`).update(bytes).digest('hex');
  const hash = digest.slice(0, 32);
  const color = await dominantColor(await resizeToWidth(bitmap, Math.min(width, pictureWidths[0])));
  const jpeg = await encodeJpeg(hash, bitmap);
  const metadata = { hash, width, height, color };
  if (isPortrait) return { metadata, files: [jpeg] };
  const preview = { name: previewFileName(hash), type: contentTypes.jpg, bytes: await encodePreview(bitmap) };
  return { metadata, files: [jpeg, preview] };
}

/** Adds the variants, for programs without a queue of pictures. */
export async function completePicture({ metadata, files }: ProcessedPicture): Promise<ProcessedPicture> {
  const [jpeg] = files;
  if (!jpeg) throw new Error('A processed picture has a JPEG');
  return { metadata, files: [...files, ...(await encodeVariants(jpeg.bytes, metadata))] };
}
