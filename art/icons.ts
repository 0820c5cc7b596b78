import sharp from 'sharp';

/** The agency's mark, a banyan with prop roots, 48 units square. */
const markPath =
  'M4 24Q0 14 9 12Q11 4 19 6Q24 1 29 6Q37 4 39 12Q48 14 44 24zM7 24H41V45H36.6V36Q36.6 31.6 34 29Q31.4 31.6 31.4 36V45H27.4V34.5Q27.4 30 24 27Q20.6 30 20.6 34.5V45H16.6V36Q16.6 31.6 14 29Q11.4 31.6 11.4 36V45H7z';

const sun = (radius: number, color: string) => `<circle cx="256" cy="236" r="${radius}" fill="${color}"/>`;

/** Home screen icon, 512 units square; a mask may cut off what is outside the middle circle of radius 205. */
function appIcon(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="#ffc02e" d="M0 0h512v512H0z"/>' +
    `${sun(232, '#ffca50')}${sun(176, '#ffd87c')}${sun(120, '#fff3cf')}` +
    '<path fill="#0a3327" d="M0 396q256-34 512 0v116H0z"/>' +
    `<path fill="#0f4a38" transform="translate(98 92)scale(6.6)" d="${markPath}"/></svg>`
  );
}

// On a grid of 3 units, so that at 16 pixels every root is one pixel wide.
const smallMark =
  'M7 25Q3.5 16 11 14 13 6.5 20 8.5 24 4.5 28 8.5 35 6.5 37 14 44.5 16 41 25H39V42H36V34Q36 31 33 28 30 31 30 34V42H27V34Q27 31 24 28 21 31 21 34V42H18V34Q18 31 15 28 12 31 12 34V42H9V25z';

function tabIcon(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">' +
    '<style>@media(prefers-color-scheme:dark){rect{fill:#ffc02e}path{fill:#0f4a38}}</style>' +
    `<rect width="48" height="48" rx="10" fill="#0f4a38"/><path fill="#ffc02e" d="${smallMark}"/></svg>`
  );
}

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
