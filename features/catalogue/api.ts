import * as v from 'valibot';
import { CategorySummarySchema, type CategorySummary } from '#contract/answers.ts';
import * as calls from '#contract/calls.ts';
import { allPackagesKey, type Category, type CategoryKey } from '#contract/category.ts';
import type { PackageCard } from '#contract/package.ts';
import type { Http } from '#features/shared/http.ts';
import { findAllPackages, readKey, readPackageCards } from '#features/shared/read-answer.ts';

/** The calls of the package lists; each rejects with its failure. */
export interface CatalogueApi {
  list(key: CategoryKey, signal: AbortSignal): Promise<PackageCard[]>;
  /** The first packages of a list, from the data rendered into the page; empty without such data. */
  first?(key: CategoryKey): PackageCard[];
  top(category: Category, signal: AbortSignal): Promise<PackageCard[]>;
  categories(signal: AbortSignal): Promise<CategorySummary[]>;
}

export function createCatalogueApi(http: Http): CatalogueApi {
  const readList = (key: CategoryKey, answer: unknown) =>
    readPackageCards(key === allPackagesKey ? findAllPackages(answer) : readKey(answer, 'data'), http);

  return {
    list: async (key, signal) => {
      const [path, query] = getListRequest(key);
      return readList(key, await http.get(path, { ...(query && { query }), signal }));
    },
    first: (key) => {
      const answer = http.readFirst?.(...getListRequest(key));
      return answer === undefined ? [] : readList(key, answer);
    },
    top: async (category, signal) => {
      const answer = await http.get(calls.topPackages, { query: { category }, signal });
      return readPackageCards(readKey(answer, 'data'), http);
    },
    categories: async (signal) => readCategories(await http.get(calls.categoriesList, { signal })),
  };
}

const getListRequest = (key: CategoryKey): [path: string, query?: { category: CategoryKey }] =>
  key === allPackagesKey ? [calls.allPackages] : [calls.categoriesList, { category: key }];

/** Reads the categories; an entry without a known category is left out. */
function readCategories(answer: unknown): CategorySummary[] {
  const entries = readKey(answer, 'data');
  return Array.isArray(entries) ? entries.flatMap(readSummary) : [];
}

function readSummary(entry: unknown): CategorySummary[] {
  const parsed = v.safeParse(CategorySummarySchema, entry);
  if (!parsed.success || parsed.output.name === null) return [];
  return [{ ...parsed.output, name: parsed.output.name }];
}
