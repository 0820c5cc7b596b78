import { categories, type Category } from '#contract/category.ts';

/**
 * The places of the Destination page (specification, section 2): in English, in Hindi as station boards spell it, the
 * name of the poster, and the percent off the package price, which is shown before it everywhere.
 */
const rows = {
  domestic: [
    ['Nepal', 'नेपाल', 'nepal-stupa', 30],
    ['Kashi', 'काशी', 'kashi', 20],
    ['Gujarat', 'गुजरात', 'gujarat', 25],
    ['Rajasthan', 'राजस्थान', 'rajasthan', 35],
    ['Delhi', 'दिल्ली', 'delhi', 20],
    ['Srinagar', 'श्रीनगर', 'srinagar', 30],
    ['Kullu & Manali', 'कुल्लू व मनाली', 'manali', 25],
    ['Goa', 'गोवा', 'goa', 40],
    ['Maharashtra', 'महाराष्ट्र', 'maharashtra', 15],
    ['Kerala', 'केरल', 'kerala', 35],
  ],
  international: [
    ['Thailand', 'थाईलैंड', 'thailand', 30],
    ['Dubai', 'दुबई', 'dubai', 20],
    ['Vietnam', 'वियतनाम', 'vietnam', 25],
    ['Singapore', 'सिंगापुर', 'singapore', 35],
    ['Malaysia', 'मलेशिया', 'malaysia', 25],
    ['Sri Lanka', 'श्रीलंका', 'sri-lanka', 20],
    ['Nepal', 'नेपाल', 'nepal-lake', 30],
    ['Bhutan', 'भूटान', 'bhutan', 30],
  ],
} as const satisfies Record<Category, readonly (readonly [string, string, string, number])[]>;

/** In the order of the page, domestic first; Nepal is in both lists. */
export const tourPlaces = categories.flatMap((category) =>
  rows[category].map(([name, hindi, poster, percent]) => ({ category, name, hindi, poster, percent })),
);

export type TourPlace = (typeof tourPlaces)[number];

/** The place in a category, or in the first that has it. @returns undefined for another place */
export const findTourPlace = (
  isPlace: (name: string) => boolean,
  inCategories: readonly Category[],
): TourPlace | undefined =>
  tourPlaces.find(({ category, name }) => inCategories.includes(category) && isPlace(name));

/** In Hindi, for the few places that every page may show; `localNameOf` of place-facts.ts knows more. */
export function localName(place: string): string | undefined {
  const key = place.trim().toLowerCase();
  return findTourPlace((name) => name.toLowerCase() === key, categories)?.hindi;
}
