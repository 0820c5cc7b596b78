import { allPackages, toCategoryKey, type Category } from '#contract/category.ts';

/** Titles of the home page's rows (specification, section 2); each stands for the category of its name. */
export const rowTitles = {
  domestic: 'Domestic',
  international: 'International',
} as const satisfies Record<Category, string>;

/** Characters of an unknown category that a heading repeats. */
const longestEcho = 40;

/** The heading of a list page: the upper-cased category, as its address names it. */
export function listHeading(category: string): string {
  return (toCategoryKey(category) ?? category.trim().slice(0, longestEcho)).toUpperCase();
}

/** The sub-heading; all packages would say the word twice and keep the heading's text. */
export function listSubheading(category: string): string {
  const heading = listHeading(category);
  return toCategoryKey(category) === allPackages ? heading : `${heading} PACKAGES`;
}
