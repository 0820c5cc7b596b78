import type { BrochureTexts } from '#contract/brochure.ts';

/** Points (1/72 inch) of a sheet of A4. */
export const paper = { width: 595.28, height: 841.89, margin: 42, top: 58, bottom: 786 } as const;
export const contentWidth = paper.width - 2 * paper.margin;

/** The picture over the whole width, and the small ones; points. */
export const heroSize = { width: paper.width, height: 218 } as const;
export const pictureSize = { width: 160, height: 107 } as const;

/** Small pictures beside the first page's text, then in a row below the days. */
export const asidePictures = 2;
export const rowPictures = 3;
export const maxPictures = 1 + asidePictures + rowPictures;

export interface BrochurePicture {
  /** The first in the shape of `heroSize`, the others of `pictureSize`. */
  readonly jpeg: Uint8Array;
  /** Undefined for the text that the brochure makes. */
  readonly alt: string | undefined;
}

export interface BrochureContent {
  readonly texts: BrochureTexts;
  readonly pictures: readonly BrochurePicture[];
  /** A JPEG of `heroSize`, drawn where there is no picture. */
  readonly poster?: Uint8Array | undefined;
  /** The day of issue, ms since 1970. */
  readonly issued: number;
}
