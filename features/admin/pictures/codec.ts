import { limits } from '#contract/limits.ts';
import { fitWithin, type PictureSize } from './validate-file.ts';

/** A picture as the form shows it. */
interface ReadPicture {
  readonly size: PictureSize;
  readonly preview: Blob;
}

export interface Codec {
  /** Null when the browser cannot decode the file. */
  readonly read: (file: Blob) => Promise<ReadPicture | null>;
  /**
   * A JPEG of that size: upright (`createImageBitmap` applies the orientation), in sRGB, without metadata, at the
   * quality that the server keeps. Rejects when the browser cannot make it, or alters what it draws.
   */
  readonly encode: (file: Blob, size: PictureSize) => Promise<Blob>;
}

/** Pixels; twice the shown height, for high-density screens. */
const previewHeight = 300;
const previewQuality = 85;

export const browserCodec: Codec = {
  read: async (file) => {
    const picture = await createImageBitmap(file).catch(() => null);
    if (picture === null) return null;
    const size = { width: picture.width, height: picture.height };
    const previewSize = fitWithin(size, { width: Infinity, height: previewHeight });
    return { size, preview: isCanvasExact() ? await drawJpeg(picture, previewSize, previewQuality) : file };
  },
  encode: async (file, size) => {
    if (!isCanvasExact()) throw new Error('This browser alters what is drawn');
    return drawJpeg(await createImageBitmap(file), size, limits.storedQuality);
  },
};

async function drawJpeg(picture: ImageBitmap, size: PictureSize, quality: number): Promise<Blob> {
  const { canvas, context } = createCanvas(size);
  // JPEG has no transparency: transparent pixels would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, size.width, size.height);
  picture.close();
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The picture could not be encoded'));
    canvas.toBlob(take, 'image/jpeg', quality / 100);
  });
}

function createCanvas(size: PictureSize) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures');
  return { canvas, context };
}

/** Pixels of a side of the test drawing, whose pixels differ: some browsers alter no plain one. */
const testSide = 32;

/**
 * Browsers that resist fingerprinting alter what a page reads from a canvas, up to random pixels (Firefox,
 * `privacy.resistFingerprinting`): a photograph must not go through one.
 */
function isCanvasExact(): boolean {
  const { context } = createCanvas({ width: testSide, height: testSide });
  const drawn = context.createImageData(testSide, testSide);
  for (let at = 0; at < drawn.data.length; at += 1)
    drawn.data[at] = at % 4 === 3 ? 255 : ((at >> 2) * 7) % 256;
  context.putImageData(drawn, 0, 0);
  const { data } = context.getImageData(0, 0, testSide, testSide);
  return data.length > 0 && data.every((value, at) => value === drawn.data[at]);
}
