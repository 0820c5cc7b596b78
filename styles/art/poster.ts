export interface Poster {
  readonly address: string;
  /**
   * The subject's horizontal position in percent: `object-position`, which keeps it in a tall crop such as 3:4. The
   * upper and lower eighth of a poster may be cropped.
   */
  readonly focus: number;
}

/** For frames wider than the poster (`object-fit: fill`): its view with the subject at the right and the setting to the left of it (SVG 2, `view`). */
export const toWidePoster = (poster: Poster): Poster => ({ ...poster, address: `${poster.address}#W` });
