import type { PictureMetadata } from '#contract/pictures.ts';
import type { PictureFile } from '#server/pictures/processing/encode.ts';

/**
 * Makes the AVIF and WebP files of a stored picture from its JPEG, always the same ones.
 * @throws EncodingFailed, which counts as a try, when this picture cannot be encoded; other errors when none can be
 */
export type EncodeVariants = (
  jpeg: Buffer,
  picture: PictureMetadata,
  signal: AbortSignal,
) => Promise<readonly PictureFile[]>;

/** Thrown when a picture cannot be encoded. */
export class EncodingFailed extends Error {
  override readonly name = 'EncodingFailed';
}
