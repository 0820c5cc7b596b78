import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parsePictureAddress, storedWidths } from '#contract/pictures.ts';
import { pictureFileName, previewFileName } from '#server/pictures/storage/picture-file-names.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import { heroSize, maxPictures, pictureSize } from './brochure-sizes.ts';

/** Pixels a point: 180 dpi for the large picture, 200 for the small ones. */
const heroDensity = 2.5;
const pictureDensity = 2.8;
/** Bytes; all pictures together stay below 600 kB. */
const maxHeroBytes = 280_000;
const maxPictureBytes = 60_000;

/** JPEGs for a brochure; pictures of other hosts, and those whose file is missing, are left out. */
export async function readBrochurePictures(
  store: Pick<PictureStore, 'read'>,
  addresses: readonly string[],
): Promise<readonly Buffer[]> {
  const pictures: Buffer[] = [];
  for (const address of addresses) {
    if (pictures.length === maxPictures) break;
    const metadata = parsePictureAddress(address);
    if (!metadata) continue;
    const isHero = pictures.length === 0;
    const width = storedWidths(metadata.width).find((stored) => stored >= 640) ?? metadata.width;
    const name = isHero ? previewFileName(metadata.hash) : pictureFileName(metadata.hash, width, 'webp');
    const bytes = await store.read(name);
    if (!bytes) continue;
    pictures.push(
      isHero
        ? await cropJpeg(bytes, heroSize, heroDensity, maxHeroBytes)
        : await cropJpeg(bytes, pictureSize, pictureDensity, maxPictureBytes),
    );
  }
  return pictures;
}

/** Of a poster, the part for frames that are wider than it (`styles/art/poster.ts`). */
const wideView = /<view id="W" viewBox="([^"]+)" preserveAspectRatio="([^"]+)"/;

/** The drawing of a place as the first picture; undefined when the site has no such file. */
export async function readBrochurePoster(siteFolder: string, address: string): Promise<Buffer | undefined> {
  const svg = await readFile(join(siteFolder, new URL(address, 'http://site').pathname), 'utf8').catch(
    () => '',
  );
  const [, viewBox, aspect] = wideView.exec(svg) ?? [];
  if (viewBox === undefined || aspect === undefined) return undefined;
  const [width, height] = [heroSize.width * heroDensity, heroSize.height * heroDensity].map(Math.round);
  const view = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="${aspect}"`;
  return cropJpeg(Buffer.from(svg.replace(/<svg[^>]*/, view)), heroSize, heroDensity, maxHeroBytes);
}

/** The best quality below the limit, or else the lowest one. */
async function cropJpeg(
  bytes: Buffer,
  { width, height }: { readonly width: number; readonly height: number },
  density: number,
  maxBytes: number,
): Promise<Buffer> {
  const { data, info } = await sharp(bytes)
    .resize({ width: Math.round(width * density), height: Math.round(height * density), fit: 'cover' })
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
