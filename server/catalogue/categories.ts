import { categories, type CategorySummary } from '#contract/category.ts';
import type { Package } from '#contract/package.ts';

/** Every category, also one without packages, with the first picture that its list shows. @param packages of the lists, in their order */
export const summarizeCategories = (packages: readonly Package[]): CategorySummary[] =>
  categories.map((name) => {
    const list = packages.filter(({ category }) => category === name);
    const image = list.flatMap(({ images }) => images).at(0) ?? null;
    return { name, packages: list.length, image };
  });
