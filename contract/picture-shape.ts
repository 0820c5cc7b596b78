import { limits } from './limits.ts';

/** Pixels, upright. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Cards (3:2, 200 px high and more) and the banner (about 3:1) cut a picture to their shape. At 5:1, which usual
 * panoramas of phones stay below, 320 px of height or 640 of width are stored, and what is cut out of it is still sharp.
 *
 * @returns what is wrong and what to do, for the name of the file to stand before it; undefined when nothing is
 */
export function findShapeFault({ width, height }: Size): string | undefined {
  const ratio = limits.pictureRatio;
  if (Math.max(width, height) <= ratio * Math.min(width, height)) return undefined;
  const [shape, bound] = width > height ? ['flat', 'wide as high'] : ['narrow', 'high as wide'];
  return `is ${width} × ${height} pixels, which is too ${shape} to be shown well. Crop it to at most ${ratio} times as ${bound}.`;
}
