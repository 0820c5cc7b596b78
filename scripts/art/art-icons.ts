import sharp from 'sharp';
import { appIcon } from './illustrations/app-icon.ts';
import { tabIcon } from './illustrations/tab-icon.ts';

/** px; the web app manifest names those in `root`. */
const appSizes = {
  'icons/apple-touch-icon.png': 180,
  'root/icon-192.png': 192,
  'root/icon-512.png': 512,
} as const;
/** px; for browsers without SVG icons. */
const tabSize = 32;

const draw = (svg: string, units: number, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / units })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** With one square PNG (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

export async function iconFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const tab = await draw(tabIcon(), 48, tabSize);
  const apps = Object.entries(appSizes).map(
    async ([name, size]) => [name, await draw(appIcon(), 512, size)] as const,
  );
  return new Map([
    ['icons/icon.svg', Buffer.from(tabIcon())],
    ['icons/icon-32.png', tab],
    ['root/favicon.ico', ico(tab, tabSize)],
    ...(await Promise.all(apps)),
  ]);
}
