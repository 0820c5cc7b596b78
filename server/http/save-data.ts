import { lighterVariant } from '#contract/pictures.ts';

/**
 * The address whose picture answers a request: whoever saves data gets the next smaller one.
 * @param saveData the header Save-Data (https://wicg.github.io/savedata/, section 2)
 */
export const answeringAddress = (address: string, saveData: string | undefined): string =>
  saveData !== undefined && /^\s*on\b/i.test(saveData) ? lighterVariant(address) : address;
