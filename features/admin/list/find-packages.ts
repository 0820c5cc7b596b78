import type { Category } from '#contract/category.ts';
import type { Listed } from '#features/admin/store.ts';
import { smallestFirst } from '#features/shared/number-order.ts';
import { hasWords, plainText, wordsIn } from '#features/shared/search-text.ts';
import type { ListQuery, Sort } from './list-query.ts';

interface Searchable {
  readonly found: Listed;
  readonly text: string;
}

/** Prepares the search texts once, so that a keystroke only compares. */
export function toSearchable(packages: readonly Listed[]): readonly Searchable[] {
  return packages.map((found) => ({
    found,
    text: plainText(`${found.name}\n${found.place}\n${found.description}`),
  }));
}

/** Every word has to occur in name, place or description. */
export function findPackages(
  list: readonly Searchable[],
  { text, category, sort }: ListQuery,
): readonly Listed[] {
  const words = wordsIn(text);
  const found = list.filter((entry) => isOf(entry.found, category) && hasWords(entry.text, words));
  return sorted(
    found.map((entry) => entry.found),
    sort,
  );
}

const isOf = (found: Listed, category: Category | null) => category === null || found.category === category;

const byName = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

function sorted(packages: readonly Listed[], sort: Sort): readonly Listed[] {
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
