/** Units of every poster; the width and height of an `<img>` that shows one. */
export const posterSize = { width: 1200, height: 800 } as const;

export interface Poster {
  /** Where the picture is served. */
  readonly address: string;
  /** The `object-position` in percent that keeps the subject in a tall crop such as a 3:4 tile. */
  readonly focus: { readonly x: number; readonly y: number };
}

/**
 * A poster by its file. Nothing vital stands in the upper and lower eighth, so every one may be cropped to its middle.
 * @param x the subject's place across, in percent
 */
/* @__NO_SIDE_EFFECTS__ */
export const posterOf = (address: string, x: number): Poster => ({ address, focus: { x, y: 50 } });
