/** Widths in pixels a stored picture is kept at, beside its own when that is smaller. */
export const pictureWidths = [320, 640, 960, 1600] as const;

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** What the address of a stored picture tells about it. */
export interface PictureFacts {
  /** The hash of the picture's content, 32 hexadecimal digits. */
  readonly hash: string;
  /** Pixels of the largest stored variant. */
  readonly width: number;
  readonly height: number;
  /** The dominant colour, `#rrggbb`, to show until the picture has come. */
  readonly color: string;
}

const variantOf = /^(.+)\/(\d{1,4})\.([a-z]+)$/;
const stored = /\/pictures\/([0-9a-f]{32})-(\d{1,5})x(\d{1,5})-([0-9a-f]{6})$/;

/** The address of a stored picture: answers a JPEG; `pictureVariant` picks width and format. */
export function pictureAddress({ hash, width, height, color }: PictureFacts): string {
  return `/pictures/${hash}-${width}x${height}-${color.slice(1)}`;
}

/** Reads the address of a picture stored by our backend; undefined for any other address. */
export function parsePictureAddress(address: string): PictureFacts | undefined {
  const [, hash, width, height, color] = stored.exec(address) ?? [];
  if (hash === undefined || width === undefined || height === undefined || color === undefined)
    return undefined;
  return { hash, width: Number(width), height: Number(height), color: `#${color}` };
}

/** The widths in pixels at which a picture of this width is stored: never enlarged. */
export function storedWidths(width: number): number[] {
  const largest = Math.min(width, pictureWidths[3]);
  return [...pictureWidths.filter((step) => step < largest), largest];
}

/**
 * The address of the next smaller stored width, for whoever wants to save data; the smallest, 320 px, stays.
 * @param address of one stored width, as `pictureVariant` makes it; any other comes back as it is
 */
export function lighterVariant(address: string): string {
  const [, picture = '', width, format] = variantOf.exec(address) ?? [];
  const facts = parsePictureAddress(picture);
  const widths = facts ? storedWidths(facts.width) : [];
  const lighter = widths[widths.findIndex((kept) => String(kept) === width) - 1];
  return lighter === undefined ? address : `${picture}/${lighter}.${format}`;
}

/** The address of one stored width of a picture. */
export function pictureVariant(address: string, width: number, format: PictureFormat): string {
  return `${address}/${width}.${format}`;
}

/** Pixels of the widest JPEG that is shown with a link to a page. */
const previewWidth = 1200;

/** The address of a picture's small JPEG, for messengers, which show none over 300 kB. */
export const previewAddress = (address: string) => `${address}/preview.jpg`;

/** Width and height in pixels of that JPEG: never enlarged. */
export function previewSize({ width, height }: Pick<PictureFacts, 'width' | 'height'>) {
  const narrow = Math.min(width, previewWidth);
  return { width: narrow, height: Math.max(1, Math.round((height * narrow) / width)) };
}

/** Whether an address may be rendered as a picture: http, https, blob or a path of the site. */
export function isPictureAddress(address: string): boolean {
  if (/^\/(?![/\\])/.test(address)) return true;
  return URL.canParse(address) && ['http:', 'https:', 'blob:'].includes(new URL(address).protocol);
}
