import { limits } from '#contract/limits.ts';
import type { PictureSize } from './validate-file.ts';

/** A picture as the form shows it. */
export interface ReadPicture {
  readonly size: PictureSize;
  readonly preview: Blob;
}

/** Pixels; twice the shown height, for high-density screens. */
const previewHeight = 300;
const previewQuality = 85;

/** @returns null when the browser cannot decode the file */
export async function readPicture(file: Blob): Promise<ReadPicture | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const { width, height } = picture;
  const scale = Math.min(1, previewHeight / height);
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const preview = isCanvasExact() ? await draw(picture, size, previewQuality) : file;
  return { size: { width, height }, preview };
}

/**
 * Upright (`createImageBitmap` applies the orientation), in sRGB, without metadata, at the quality that the server keeps.
 * @returns a JPEG @throws when the browser cannot decode the file or alters what it draws
 */
export async function encodePicture(file: Blob, size: PictureSize): Promise<Blob> {
  if (!isCanvasExact()) throw new Error('This browser alters what is drawn');
  return draw(await createImageBitmap(file), size, limits.storedQuality);
}

async function draw(picture: ImageBitmap, { width, height }: PictureSize, quality: number): Promise<Blob> {
  const { context, toJpeg } = createCanvas(width, height);
  // JPEG has no transparency: transparent pixels would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return toJpeg(quality / 100);
}

/** A canvas of the page, or of a worker, which has no document. */
function createCanvas(width: number, height: number) {
  if (typeof document === 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    return {
      context: requireContext(canvas.getContext('2d')),
      toJpeg: (quality: number) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
    };
  }
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return {
    context: requireContext(canvas.getContext('2d')),
    toJpeg: (quality: number) =>
      new Promise<Blob>((resolve, reject) => {
        const take = (blob: Blob | null) =>
          blob ? resolve(blob) : reject(new Error('The picture could not be encoded'));
        canvas.toBlob(take, 'image/jpeg', quality);
      }),
  };
}

function requireContext<Context>(context: Context | null): Context {
  if (!context) throw new Error('This browser cannot draw pictures');
  return context;
}

/** Pixels of a side of the test drawing, each of its own grey. */
const testSide = 32;
const grey = (index: number) => (index * 7) % 256;

/**
 * Browsers that resist fingerprinting alter what a page reads from a canvas, up to random pixels (Firefox,
 * `privacy.resistFingerprinting`): a photograph must not go through one.
 */
function isCanvasExact(): boolean {
  const { context } = createCanvas(testSide, testSide);
  for (let index = 0; index < testSide * testSide; index += 1) {
    context.fillStyle = `rgb(${grey(index)} ${grey(index)} ${grey(index)})`;
    context.fillRect(index % testSide, Math.floor(index / testSide), 1, 1);
  }
  const { data } = context.getImageData(0, 0, testSide, testSide);
  return data.length > 0 && data.every((value, at) => value === (at % 4 === 3 ? 255 : grey(at >> 2)));
}
