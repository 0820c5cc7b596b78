/**
 * Posters at the top of a page, by the name of their file: the subject's horizontal position in percent, which
 * `object-position` keeps in a tall crop such as 3:4. The upper and lower eighth of a poster may be cropped.
 */
const pagePosters = {
  banyan: 70,
  bhutan: 95,
  delhi: 50,
  goa: 90,
  gujarat: 80,
  kashi: 71,
  kerala: 75,
  maharashtra: 96,
  'nepal-lake': 66,
  'night-train': 83,
  rajasthan: 83,
  singapore: 82,
  'sri-lanka': 79,
  srinagar: 57,
  vietnam: 63,
} as const;

/** Posters of places that no page has as its own: not precached (scripts/build/precache-files.ts). */
export const placePosters = {
  city: 70,
  coast: 80,
  desert: 84,
  dubai: 30,
  forest: 74,
  fort: 84,
  ghat: 84,
  hill: 82,
  malaysia: 50,
  manali: 80,
  'nepal-stupa': 50,
  thailand: 62,
} as const;

export const posterFocus = { ...pagePosters, ...placePosters };

export type PosterName = keyof typeof posterFocus;

export const isPosterName = (name: string): name is PosterName => Object.hasOwn(posterFocus, name);
