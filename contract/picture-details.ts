import { isPictureAddress } from './pictures.ts';
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
export function findPictureDetail(
  details: readonly PictureDetail[] | null | undefined,
  address: string | undefined,
): PictureDetail | undefined {
  return details?.find((detail) => detail.address === address);
}
