import { allPackages, toCategoryKey, type CategoryKey } from '#contract/category.ts';

/** What each list is called in links and over its row of the home page (specification, section 2). */
export const listTitles: Readonly<Record<CategoryKey, string>> = {
  domestic: 'Domestic',
  international: 'International',
  'all packages': 'All packages',
};

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
