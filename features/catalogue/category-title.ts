import { allPackagesKey, type CategoryKey } from '#contract/category.ts';

/** Titles in links and over the rows of the home page (specification, section 2). */
export const listTitles: Readonly<Record<CategoryKey, string>> = {
  domestic: 'Domestic',
  international: 'International',
  'all packages': 'All packages',
};

/** The heading of a list page: the category in capitals. @param key undefined for an unknown category */
export const listHeading = (key: CategoryKey | undefined): string => (key ?? 'packages').toUpperCase();

/** The sub-heading. For all packages it equals the heading, which contains PACKAGES already. */
export function listSubheading(key: CategoryKey | undefined): string {
  if (key === undefined) return 'OUR LISTS';
  return key === allPackagesKey ? listHeading(key) : `${listHeading(key)} PACKAGES`;
}
