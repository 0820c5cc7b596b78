export const posterSize = { width: 1200, height: 800 } as const;

export interface Poster {
  readonly address: string;
  /** `object-position` in percent: keeps the subject in a tall crop such as 3:4. */
  readonly focus: { readonly x: number; readonly y: number };
}

/** The upper and lower eighth of a poster may be cropped. @param x the subject's horizontal position in percent */
/* @__NO_SIDE_EFFECTS__ */
export const posterOf = (address: string, x: number): Poster => ({ address, focus: { x, y: 50 } });
