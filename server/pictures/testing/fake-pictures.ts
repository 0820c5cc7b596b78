import { createHash } from 'node:crypto';
import { mediaTypeOf } from '#server/http/responses/media-types.ts';
import { pictureFileNames } from '#server/pictures/storage/picture-file-names.ts';
import type { ProcessPicture } from '#server/pictures/processing/process-picture.ts';

/** Takes any bytes for a picture of 40 x 30 px; nothing is decoded or encoded. */
export const processFakePicture: ProcessPicture = (bytes) => {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const metadata = { hash, width: 40, height: 30, color: '#336699' };
  const files = pictureFileNames(metadata).map((name) => ({
    name,
    type: mediaTypeOf(name),
    bytes: Buffer.from(`${name}\n`.repeat(20)),
  }));
  return Promise.resolve({ metadata, files });
};

export const createFakePicture = (text: string) => new File([text], 'picture.png', { type: 'image/png' });
