import type { PictureSize } from './validate-file.ts';

export interface Codec {
  /** Size and a small preview; null when the browser cannot decode the file. */
  readonly read: (file: Blob) => Promise<{ readonly size: PictureSize; readonly preview: Blob } | null>;
  /** A JPEG of the given size, upright, without metadata. */
  readonly encode: (file: Blob, size: PictureSize) => Promise<Blob>;
}

/** Pixels; twice the shown height, for high-density screens. */
const previewHeight = 300;
const quality = 0.85;

/** Uses `createImageBitmap`, which decodes off the main thread where it can. */
export const browserCodec: Codec = {
  read: async (file) => {
    const picture = await createImageBitmap(file).catch(() => null);
    if (picture === null) return null;
    const { width, height } = picture;
    const scale = Math.min(1, previewHeight / height);
    const preview = await draw(picture, {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    });
    return { size: { width, height }, preview };
  },

  encode: async (file, size) => draw(await createImageBitmap(file), size),
};

async function draw(picture: ImageBitmap, { width, height }: PictureSize): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures');
  // JPEG has no transparency: transparent pixels would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded'))),
      'image/jpeg',
      quality,
    );
  });
}
