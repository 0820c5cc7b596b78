import { allPackages, type CategoryKey } from '#contract/category.ts';

/** What each list is called in links and over its row of the home page (specification, section 2). */
export const listTitles: Readonly<Record<CategoryKey, string>> = {
  domestic: 'Domestic',
  international: 'International',
  'all packages': 'All packages',
};

/** The heading of a list page: the upper-cased category; undefined for an address that names none. */
export const listHeading = (key: CategoryKey | undefined): string => (key ?? 'packages').toUpperCase();

/** The sub-heading; all packages would say the word twice and keep the heading's text. */
export function listSubheading(key: CategoryKey | undefined): string {
  if (key === undefined) return 'OUR LISTS';
  return key === allPackages ? listHeading(key) : `${listHeading(key)} PACKAGES`;
}
