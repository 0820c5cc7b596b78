import {
  allPackagesKey,
  readCategorySummary,
  type Category,
  type CategoryKey,
  type CategorySummary,
} from '#contract/category.ts';
import type { PackageCard } from '#contract/package.ts';
import { toList } from '#contract/reading.ts';
import type { Http } from '#features/shared/http.ts';
import { findAllPackages, readKey, readPackageCards } from '#features/shared/read-answer.ts';

/** The calls of the package lists; each rejects with its failure. */
export interface CatalogueApi {
  list(key: CategoryKey, signal: AbortSignal): Promise<PackageCard[]>;
  top(category: Category, signal: AbortSignal): Promise<PackageCard[]>;
  categories(signal: AbortSignal): Promise<CategorySummary[]>;
}

export function createCatalogueApi(http: Http): CatalogueApi {
  return {
    list: async (key, signal) => {
      if (key === allPackagesKey)
        return readPackageCards(findAllPackages(await http.get('/tours/getAllPackage', { signal })), http);
      const answer = await http.get('/tours/get-all-categories-list', { query: { category: key }, signal });
      return readPackageCards(readKey(answer, 'data'), http);
    },
    top: async (category, signal) => {
      const answer = await http.get('/tours/get-package-list-of-five', { query: { category }, signal });
      return readPackageCards(readKey(answer, 'data'), http);
    },
    categories: async (signal) =>
      readCategories(await http.get('/tours/get-all-categories-list', { signal })),
  };
}

/** An entry without a known category is left out. */
const readCategories = (answer: unknown): CategorySummary[] =>
  toList(readKey(answer, 'data'))
    .map(readCategorySummary)
    .filter((entry) => entry !== null);
