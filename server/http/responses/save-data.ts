import { smallerVariant } from '#contract/pictures.ts';

/** @param header Save-Data (https://wicg.github.io/savedata/, section 2) */
export const savesData = (header: string | readonly string[] | undefined): boolean =>
  header !== undefined && /^\s*on\b/i.test(String(header));

const variant = /\/pictures\/[\da-f]{32}-\d+x\d+-[\da-f]{6}\/\d+\.(?:avif|webp)/g;

/** Offers the next smaller width in place of each, as the site's `Picture` does. */
export const reducePictureWidths = (markup: string): string => markup.replaceAll(variant, smallerVariant);
