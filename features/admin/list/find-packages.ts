import type { Category } from '#contract/category.ts';
import type { Listed } from '#features/admin/store.ts';
import type { ListQuery, Sort } from './list-query.ts';

/** A package with the text it is searched by, made once for all searches. */
interface Searchable {
  readonly found: Listed;
  readonly text: string;
}

/** Prepares a list for searching; so a letter typed costs nothing but comparing. */
export function toSearchable(packages: readonly Listed[]): readonly Searchable[] {
  return packages.map((found) => ({
    found,
    text: plainText(`${found.name}\n${found.place}\n${found.description}`),
  }));
}

/** The packages of a query: every word must occur somewhere in name, place or description. */
export function findPackages(
  list: readonly Searchable[],
  { text, category, sort }: ListQuery,
): readonly Listed[] {
  const words = plainText(text).split(/\s+/);
  const found = list.filter(
    (entry) => isOf(entry.found, category) && words.every((word) => entry.text.includes(word)),
  );
  return sorted(
    found.map((entry) => entry.found),
    sort,
  );
}

const isOf = (found: Listed, category: Category | null) => category === null || found.category === category;

/** Marks above Latin letters: who types `Reunion` means `Réunion`, too. */
const accents = /[\u0300-\u036f]/g;

const plainText = (text: string) => text.normalize('NFD').replace(accents, '').toLowerCase();

const byName = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });
const last = Number.POSITIVE_INFINITY;

function sorted(packages: readonly Listed[], sort: Sort): readonly Listed[] {
  switch (sort) {
    case 'newest':
      return packages;
    case 'name':
      return packages.toSorted((a, b) => byName.compare(a.name, b.name));
    case 'price':
      return packages.toSorted((a, b) => order(a.price, b.price));
    case 'days':
      return packages.toSorted((a, b) => order(a.days, b.days));
  }
  return sort satisfies never;
}

/** What is not known comes last. */
function order(a: number | null, b: number | null): number {
  return a === b ? 0 : (a ?? last) - (b ?? last);
}
