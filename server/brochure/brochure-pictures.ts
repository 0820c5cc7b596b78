import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPictureDetail, type FocalPoint } from '#contract/picture-details.ts';
import type { Package } from '#contract/package.ts';
import { parsePictureAddress, storedWidths } from '#contract/pictures.ts';
import { pictureFileName, previewFileName } from '#server/pictures/storage/picture-file-names.ts';
import { coverFrame, sharp } from '#server/pictures/processing/bitmap.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import { heroSize, maxPictures, pictureSize, type BrochurePicture } from './brochure-content.ts';

/** @returns pixels @param density pixels a point */
const toFrame = ({ width, height }: Record<'width' | 'height', number>, density: number) => ({
  width: Math.round(width * density),
  height: Math.round(height * density),
});

/** 180 dpi for the large picture, 200 for the small ones; all together stay below 600 kB. */
const heroShape = { frame: toFrame(heroSize, 2.5), maxBytes: 280_000 };
const smallShape = { frame: toFrame(pictureSize, 2.8), maxBytes: 60_000 };
const centre: FocalPoint = { x: 50, y: 50 };

/** JPEGs for a brochure, the chosen banner first; pictures of other hosts, and those whose file is missing, are left out. */
export async function readBrochurePictures(
  store: Pick<PictureStore, 'read'>,
  { images, pictureDetails }: Pick<Package, 'images' | 'pictureDetails'>,
): Promise<readonly BrochurePicture[]> {
  const pictures: BrochurePicture[] = [];
  const banner = pictureDetails?.find((detail) => detail.banner)?.address;
  for (const address of images.toSorted((a, b) => Number(b === banner) - Number(a === banner))) {
    if (pictures.length === maxPictures) break;
    const metadata = parsePictureAddress(address);
    if (!metadata) continue;
    const isHero = pictures.length === 0;
    const width = storedWidths(metadata.width).find((stored) => stored >= 640) ?? metadata.width;
    const name = isHero ? previewFileName(metadata.hash) : pictureFileName(metadata.hash, width, 'webp');
    const bytes = await store.read(name);
    if (!bytes) continue;
    const detail = findPictureDetail(pictureDetails, address);
    const shape = isHero ? heroShape : smallShape;
    pictures.push({ jpeg: await cropJpeg(bytes, shape, detail?.focal ?? centre), alt: detail?.alt });
  }
  return pictures;
}

/** Of a poster, the part for frames that are wider than it (`styles/art/poster.ts`). */
const wideView = /<view id="W" viewBox="([^"]+)" preserveAspectRatio="([^"]+)"/;

/** The drawing of a place as the first picture; undefined when the site has no such file. */
export async function readBrochurePoster(siteFolder: string, address: string): Promise<Buffer | undefined> {
  const file = join(siteFolder, new URL(address, 'http://site').pathname);
  const svg = await readFile(file, 'utf8').catch(() => '');
  const [, viewBox, aspect] = wideView.exec(svg) ?? [];
  if (viewBox === undefined || aspect === undefined) return undefined;
  const { width, height } = heroShape.frame;
  const view = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="${aspect}"`;
  return cropJpeg(Buffer.from(svg.replace(/<svg[^>]*/, view)), heroShape, centre);
}

/** The best quality below the limit, or else the lowest one. */
async function cropJpeg(bytes: Buffer, { frame, maxBytes }: typeof heroShape, focal: FocalPoint) {
  const { scaled, cut } = coverFrame(await sharp(bytes).metadata(), frame, focal);
  const { data, info } = await sharp(bytes)
    .resize({ ...scaled, fit: 'fill' })
    .extract(cut)
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let jpeg: Buffer = Buffer.alloc(0);
  for (const quality of [76, 60, 40, 20]) {
    jpeg = await sharp(data, { raw: info }).jpeg({ quality }).toBuffer();
    if (jpeg.length <= maxBytes) break;
  }
  return jpeg;
}
