import { proxy, ref, type Snapshot } from 'valtio/vanilla';
import type { CategorySummary } from '#contract/answers.ts';
import {
  allPackagesKey,
  categories,
  categoryKeys,
  type Category,
  type CategoryKey,
} from '#contract/category.ts';
import { decodeSearch } from '#contract/list-params.ts';
import type { PackageCard } from '#contract/package.ts';
import {
  createIdleState,
  createQuery,
  dataOf,
  type FetchTiming,
  type QueryState,
} from '#features/shared/query.ts';
import { failureText } from '#features/shared/read-answer.ts';
import type { CatalogueApi } from './api.ts';

/** Packages of a list in a rendered page, more than a screen shows. */
export const firstListPackages = 24;

export interface CatalogueState {
  lists: Record<CategoryKey, QueryState<PackageCard[]>>;
  tops: Record<Category, QueryState<PackageCard[]>>;
  categories: QueryState<CategorySummary[]>;
}

/** What came with a page that the server rendered; the first cards of a list as earlier result of a pending call. */
export interface ServedCatalogue {
  readonly lists?: Partial<CatalogueState['lists']>;
  readonly tops?: CatalogueState['tops'];
  readonly categories?: CatalogueState['categories'];
  /** What the query of the page's address chooses of a list. */
  readonly selected?: { readonly key: CategoryKey; readonly packages: PackageCard[] };
}

const packagesFailure = 'Failed to fetch packages';
const categoriesFailure = 'Failed to fetch categories';

/** Fallback texts of failed calls (specification, section 8). */
const listFailure: Record<CategoryKey, string> = {
  domestic: packagesFailure,
  international: packagesFailure,
  [allPackagesKey]: categoriesFailure,
};

const normalize = (search: string) => String(new URLSearchParams(search));

const createErrorText = (fallback: string) => (cause: unknown) => failureText(cause, fallback);

export type CatalogueStore = ReturnType<typeof createCatalogueStore>;

/**
 * The package lists. Each is a query: its result stays while it is fetched again, and when that fails.
 * @param servedSearch the query of the address for which the page was rendered
 */
export function createCatalogueStore(
  api: CatalogueApi,
  { selected, ...served }: ServedCatalogue = {},
  servedSearch = '',
) {
  const state = proxy<CatalogueState>({
    lists: {
      domestic: createIdleState(),
      international: createIdleState(),
      [allPackagesKey]: createIdleState(),
    },
    tops: { domestic: createIdleState(), international: createIdleState() },
    categories: createIdleState(),
  });
  // `ref`: a list is replaced whole and never changed inside, so a proxy for each package would be useless.
  const list = (key: CategoryKey) =>
    createQuery<PackageCard[]>((call) => (state.lists[key] = ref(call)), { call: served.lists?.[key] });
  const lists = {
    domestic: list('domestic'),
    international: list('international'),
    [allPackagesKey]: list(allPackagesKey),
  };
  const top = (key: Category) =>
    createQuery<PackageCard[]>((call) => (state.tops[key] = ref(call)), { call: served.tops?.[key] });
  const tops = { domestic: top('domestic'), international: top('international') };
  const summaries = createQuery<CategorySummary[]>((call) => (state.categories = call), {
    call: served.categories,
  });

  return {
    state,
    loadList: (key: CategoryKey, timing?: FetchTiming): Promise<void> =>
      lists[key]({
        previousData: dataOf(state.lists[key]),
        queryFn: (signal) => api.list(key, signal),
        toErrorText: createErrorText(listFailure[key]),
        ...(timing && { timing }),
      }),
    /** What the rendered page shows of a list for a query as wouter gives it; undefined where it was not rendered for it. */
    served: (key: CategoryKey, search: string): readonly PackageCard[] | undefined =>
      key === selected?.key && normalize(search) === normalize(decodeSearch(servedSearch))
        ? selected.packages
        : undefined,
    loadTop: (category: Category, timing?: FetchTiming): Promise<void> =>
      tops[category]({
        previousData: dataOf(state.tops[category]),
        queryFn: (signal) => api.top(category, signal),
        toErrorText: createErrorText(packagesFailure),
        ...(timing && { timing }),
      }),
    loadCategories: (timing?: FetchTiming): Promise<void> =>
      summaries({
        previousData: dataOf(state.categories),
        queryFn: (signal) => api.categories(signal),
        toErrorText: createErrorText(categoriesFailure),
        ...(timing && { timing }),
      }),
    /** Applies a confirmed write to every list, and to pending reads that may not include it. */
    update(change: (packages: PackageCard[], key: CategoryKey) => PackageCard[]): void {
      for (const key of categoryKeys) lists[key].update((packages) => change(packages, key));
      for (const key of categories) tops[key].update((packages) => change(packages, key));
    },
  };
}

/** The packages of all lists that have loaded; one may be there several times. */
export const knownCards = ({ lists, tops }: Snapshot<CatalogueState>): readonly PackageCard[] =>
  [...Object.values(lists), ...Object.values(tops)].flatMap((call) => dataOf(call) ?? []);

export const findCard = (state: CatalogueState, id: string): PackageCard | undefined =>
  knownCards(state).find(({ _id }) => _id === id);
