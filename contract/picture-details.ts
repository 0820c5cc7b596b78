import { isPictureAddress, type Size } from './pictures.ts';
import { isRecord, toList, toText } from './reading.ts';

/** What the owner says about one picture of a package or destination. */
export interface PictureDetail {
  readonly address: string;
  /** The point that every crop keeps in view, in percent of width and height from the top left; absent: the centre. */
  readonly focal?: FocalPoint | undefined;
  /** Text alternative; absent: the one that the place makes. */
  readonly alt?: string | undefined;
  /** Shown behind the title of the package's page; absent for all: the last picture is. */
  readonly banner?: true | undefined;
}

export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;

const hasPoint = (focal: unknown): focal is FocalPoint =>
  isRecord(focal) && isPercent(focal['x']) && isPercent(focal['y']);

const readDetail = ({ address, focal, alt, banner }: Readonly<Record<string, unknown>>): PictureDetail => ({
  address: toText(address),
  ...(hasPoint(focal) && { focal: { x: focal.x, y: focal.y } }),
  ...(alt !== undefined && { alt: toText(alt) }),
  ...(banner === true && { banner }),
});

/** Details of those pictures that have any; a malformed entry is left out. */
export const readPictureDetails = (value: unknown): readonly PictureDetail[] =>
  toList(value)
    .filter(isRecord)
    .map(readDetail)
    .filter(({ address }) => isPictureAddress(address));

/** @returns undefined for a picture without details */
export const findPictureDetail = (
  details: readonly PictureDetail[] | null | undefined,
  address: string | undefined,
) => details?.find((detail) => detail.address === address);

/** px: the shape in which messengers show a link's picture (https://ogp.me, Facebook's sharing guide). */
const cropWidth = 1200;
const cropHeight = 630;

const previewPattern = /^(.+)\/preview-(\d{1,3})-(\d{1,3})\.jpg$/;

/** Address of the JPEG for link previews that is cut around a focal point, which it names: it never changes. */
export const previewCropAddress = (address: string, { x, y }: FocalPoint) =>
  `${address}/preview-${x}-${y}.jpg`;

/** @returns undefined for another address */
export function parsePreviewCrop(address: string) {
  const [, picture, x, y] = previewPattern.exec(address) ?? [];
  const focal = { x: Number(x), y: Number(y) };
  const isPlain = picture !== undefined && previewCropAddress(picture, focal) === address;
  return isPlain && focal.x <= 100 && focal.y <= 100 ? { picture, focal } : undefined;
}

/** Width and height in px of the cut preview: never enlarged. */
export function previewCropSize({ width, height }: Size): Size {
  const cut = Math.min(width, cropWidth, Math.floor((height * cropWidth) / cropHeight));
  return { width: Math.max(1, cut), height: Math.max(1, Math.round((cut * cropHeight) / cropWidth)) };
}
