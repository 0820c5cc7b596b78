import { createHash } from 'node:crypto';
import { pictureWidths, portraitSide, type PictureMetadata } from '#contract/pictures.ts';
import { decodePicture, dominantColor, resizeToWidth } from './bitmap.ts';
import { encodeJpeg, encodePreviewFile, encodeVariants, type PictureFile } from './encode.ts';
import { inspectPicture } from './inspect.ts';
import { createQueue, type Queue } from '#server/concurrency.ts';

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

/**
 * @param concurrency pictures of the catalogue processed at once, each on one core
 * @param queues run each picture as one task
 */
export function createPictureProcessor({
  concurrency = 1,
  queues = { catalogue: createQueue(concurrency), portrait: createQueue(1) },
}: {
  readonly concurrency?: number;
  readonly queues?: Readonly<Record<PictureKind, Queue>>;
} = {}): ProcessPicture {
  return async (bytes, fileName, kind = 'catalogue') => {
    await inspectPicture(bytes, fileName);
    return queues[kind](() => createMaster(bytes, fileName, kind));
  };
}

async function createMaster(bytes: Buffer, fileName: string, kind: PictureKind): Promise<ProcessedPicture> {
  const portraitSize = { width: portraitSide, height: portraitSide };
  const bitmap = await decodePicture(bytes, fileName, kind === 'portrait' ? portraitSize : undefined);
  const { width, height } = bitmap;
  const hash = contentHash(bytes, kind);
  const color = await dominantColor(await resizeToWidth(bitmap, Math.min(width, pictureWidths[0])));
  const jpeg = await encodeJpeg(hash, bitmap);
  const files = kind === 'portrait' ? [jpeg] : [jpeg, await encodePreviewFile(hash, bitmap)];
  return { metadata: { hash, width, height, color }, files };
}

/** 32 hexadecimal digits, the same for the same upload of a kind. */
function contentHash(bytes: Buffer, kind: PictureKind): string {
  return createHash('sha256').update(`${pipelineVersion}${kind}\n`).update(bytes).digest('hex').slice(0, 32);
}

/** Adds the variants, for programs without a queue of pictures. */
export async function completePicture({ metadata, files }: ProcessedPicture): Promise<ProcessedPicture> {
  const [jpeg] = files;
  if (!jpeg) throw new Error('A processed picture has a JPEG');
  const all = [...files];
  for await (const variant of encodeVariants(jpeg.bytes, metadata)) all.push(variant);
  return { metadata, files: all };
}
