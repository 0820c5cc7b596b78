import { useSnapshot } from 'valtio';
import { proxy, ref, type Snapshot } from 'valtio/vanilla';
import {
  allPackagesKey,
  categories,
  categoryKeys,
  type Category,
  type CategoryKey,
  type CategorySummary,
} from '#contract/category.ts';
import { decodeSearch, hasListParams } from '#contract/list-params.ts';
import type { PackageCard } from '#contract/package.ts';
import { useIsHydrated } from '#features/shared/browser-state.ts';
import {
  createIdleState,
  createQuery,
  dataOf,
  type FetchTiming,
  type QueryState,
} from '#features/shared/query.ts';
import { failureText } from '#features/shared/read-answer.ts';
import type { CatalogueApi } from './api.ts';
import type { ListPlace } from './search/list-address.ts';
import type { ListSummary } from './search/list-summary.ts';

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
  readonly list?: ServedList;
}

/** What a rendered page says of the whole list, which comes later. */
export interface ServedList {
  readonly key: CategoryKey;
  readonly summary: ListSummary;
  /** That of the query. */
  readonly place?: ListPlace | undefined;
  /** What the query of the page's address chooses; without them the page was rendered without it. */
  readonly packages?: readonly PackageCard[];
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
  { list: servedList, ...served }: ServedCatalogue = {},
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
    /** What the page says of a list for a query as wouter gives it; undefined where it was not rendered for it. */
    served(key: CategoryKey, search: string): ServedList | undefined {
      if (key !== servedList?.key) return undefined;
      const isOfQuery = servedList.packages
        ? normalize(search) === normalize(decodeSearch(servedSearch))
        : !hasListParams(search);
      return isOfQuery ? servedList : undefined;
    },
    /** The first cards of a list, as they came with the page. */
    servedCards: (key: CategoryKey | undefined) => key && served.lists?.[key] && dataOf(served.lists[key]),
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

/** The whole list; undefined while it loads, and while the markup of the server is hydrated. */
export function useCompleteList(
  store: CatalogueStore,
  key: CategoryKey | undefined,
): readonly PackageCard[] | undefined {
  const { lists } = useSnapshot(store.state);
  const isHydrated = useIsHydrated();
  const call = key && lists[key];
  if (!isHydrated || (call?.status !== 'fulfilled' && call?.status !== 'rejected')) return undefined;
  const list = dataOf(call);
  // A failed call leaves those that came with the page.
  return list === store.servedCards(key) ? undefined : list;
}

/** The packages of all lists that have loaded; one may be there several times. */
export const knownCards = ({ lists, tops }: Snapshot<CatalogueState>): readonly PackageCard[] =>
  [...Object.values(lists), ...Object.values(tops)].flatMap((call) => dataOf(call) ?? []);

export const findCard = (state: CatalogueState, id: string): PackageCard | undefined =>
  knownCards(state).find(({ _id }) => _id === id);
