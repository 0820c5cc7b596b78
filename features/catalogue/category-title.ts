import { allPackagesKey, type CategoryKey } from '#contract/category.ts';

/** Titles in links and over the rows of the home page (specification, section 2). */
export const listTitles: Readonly<Record<CategoryKey, string>> = {
  domestic: 'Domestic',
  international: 'International',
  'all packages': 'All packages',
};

/** The heading of a list page, in capitals. @param name the category, or the place whose packages it shows; undefined for an unknown category */
export const listHeading = (name = 'packages'): string => name.toUpperCase();

/** The sub-heading. For all packages it equals the heading, which contains PACKAGES already. */
export function listSubheading(key: CategoryKey | undefined): string {
  if (key === undefined) return 'OUR LISTS';
  return key === allPackagesKey ? listHeading(key) : `${listHeading(key)} PACKAGES`;
}
