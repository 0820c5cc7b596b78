import { createHash } from 'node:crypto';
import { mediaTypeOf } from '#server/http/responses/file-names.ts';
import { masterFileNames, pictureFileNames } from '#server/pictures/storage/picture-file-names.ts';
import type { EncodeVariants } from '#server/pictures/variants/encoder.ts';
import type { PictureFile } from '#server/pictures/processing/encode.ts';
import type { ProcessPicture } from '#server/pictures/processing/process-picture.ts';

/** Takes any bytes for a picture of 40 x 30 px; nothing is decoded or encoded. */
export const processFakePicture: ProcessPicture = (bytes, _name, kind = 'catalogue') => {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const metadata = { hash, width: 40, height: 30, color: '#336699' };
  const files = masterFileNames(metadata).map(createFakeFile);
  return Promise.resolve({ metadata, files: kind === 'portrait' ? files.slice(0, 1) : files });
};

/** The variants of a fake picture. */
export const encodeFakeVariants: EncodeVariants = (_jpeg, picture) => {
  const masters = masterFileNames(picture);
  const variants = pictureFileNames(picture).filter((name) => !masters.includes(name));
  return Promise.resolve(variants.map(createFakeFile));
};

/** For `openBackend`. */
export const fakePictures = { processPicture: processFakePicture, encodeVariants: encodeFakeVariants };

function createFakeFile(name: string): PictureFile {
  return { name, type: mediaTypeOf(name), bytes: Buffer.from(`${name}\n`.repeat(20)) };
}

export const createFakePicture = (text: string) => new File([text], 'picture.png', { type: 'image/png' });
