import type { Category } from '#contract/category.ts';

/** Percent off the package price, which is shown before it everywhere, by category and place (specification, section 2, "Destination"). */
const seasonDiscounts: Readonly<Record<Category, ReadonlyMap<string, number>>> = {
  domestic: new Map([
    ['Nepal', 30],
    ['Kashi', 20],
    ['Gujarat', 25],
    ['Rajasthan', 35],
    ['Delhi', 20],
    ['Srinagar', 30],
    ['Kullu & Manali', 25],
    ['Goa', 40],
    ['Maharashtra', 15],
    ['Kerala', 35],
  ]),
  international: new Map([
    ['Thailand', 30],
    ['Dubai', 20],
    ['Vietnam', 25],
    ['Singapore', 35],
    ['Malaysia', 25],
    ['Sri Lanka', 20],
    ['Nepal', 30],
    ['Bhutan', 30],
  ]),
};

export interface SeasonDiscount {
  /** The place, as the Destination page writes it. */
  readonly name: string;
  readonly category: Category;
  readonly percent: number;
}

/** The discount of a place in a category, or in the first that has the place. @returns undefined for another place */
export function findSeasonDiscount(
  isPlace: (name: string) => boolean,
  inCategories: readonly Category[],
): SeasonDiscount | undefined {
  for (const category of inCategories)
    for (const [name, percent] of seasonDiscounts[category])
      if (isPlace(name)) return { name, category, percent };
  return undefined;
}
