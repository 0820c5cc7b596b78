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

export type CatalogueApi = ReturnType<typeof createCatalogueApi>;

/** The calls of the package lists; each rejects with its failure. */
export const createCatalogueApi = (http: Http) => ({
  list: async (key: CategoryKey, signal: AbortSignal): Promise<PackageCard[]> => {
    if (key === allPackagesKey)
      return readPackageCards(findAllPackages(await http.get('/tours/getAllPackage', { signal })), http);
    const answer = await http.get('/tours/get-all-categories-list', { query: { category: key }, signal });
    return readPackageCards(readKey(answer, 'data'), http);
  },
  top: async (category: Category, signal: AbortSignal): Promise<PackageCard[]> => {
    const answer = await http.get('/tours/get-package-list-of-five', { query: { category }, signal });
    return readPackageCards(readKey(answer, 'data'), http);
  },
  categories: async (signal: AbortSignal): Promise<CategorySummary[]> =>
    readCategories(await http.get('/tours/get-all-categories-list', { signal })),
});

/** An entry without a known category is left out. */
const readCategories = (answer: unknown): CategorySummary[] =>
  toList(readKey(answer, 'data'))
    .map(readCategorySummary)
    .filter((entry) => entry !== null);
