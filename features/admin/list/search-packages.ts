import type { Category } from '#contract/category.ts';
import type { PackageSnapshot } from '#features/admin/packages-store.ts';
import { smallestFirst } from '#features/shared/number-order.ts';
import { hasWords, plainText, wordsIn } from '#features/shared/search-text.ts';
import type { ListQuery, Sort } from './list-query.ts';

interface IndexedPackage {
  readonly found: PackageSnapshot;
  readonly text: string;
}

/** Prepares the search texts once, so that a keystroke only compares. */
export function createSearchIndex(packages: readonly PackageSnapshot[]): readonly IndexedPackage[] {
  return packages.map((found) => ({
    found,
    text: plainText(`${found.name}\n${found.place}\n${found.description}`),
  }));
}

/** Every word has to occur in name, place or description. */
export function searchPackages(
  list: readonly IndexedPackage[],
  { text, category, sort }: ListQuery,
): readonly PackageSnapshot[] {
  const words = wordsIn(text);
  const found = list.filter((entry) => isInCategory(entry.found, category) && hasWords(entry.text, words));
  return sortPackages(
    found.map((entry) => entry.found),
    sort,
  );
}

const isInCategory = (found: PackageSnapshot, category: Category | null) =>
  category === null || found.category === category;

const byName = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

function sortPackages(packages: readonly PackageSnapshot[], sort: Sort): readonly PackageSnapshot[] {
  switch (sort) {
    case 'newest':
      return packages;
    case 'name':
      return packages.toSorted((a, b) => byName.compare(a.name, b.name));
    case 'price':
      return packages.toSorted((a, b) => smallestFirst(a.price, b.price));
    case 'days':
      return packages.toSorted((a, b) => smallestFirst(a.days, b.days));
  }
  return sort satisfies never;
}
