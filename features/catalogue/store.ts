import { proxy, ref } from 'valtio/vanilla';
import type { CategorySummary } from '#contract/answers.ts';
import {
  allPackages,
  categories,
  categoryKeys,
  toCategoryKey,
  type Category,
  type CategoryKey,
} from '#contract/category.ts';
import type { Package } from '#contract/package.ts';
import { idle, shown, type Call } from '#features/shared/call.ts';
import { failureText } from '#features/shared/failure.ts';
import { createLatest, type When } from '#features/shared/latest.ts';
import type { CatalogueApi } from './api.ts';

/** Only the known categories are keys: an address may name `__proto__`. */
export interface CatalogueState {
  lists: Record<CategoryKey, Call<Package[]>>;
  tops: Record<Category, Call<Package[]>>;
  categories: Call<CategorySummary[]>;
}

const noPackages = 'Failed to fetch packages';
const noCategories = 'Failed to fetch categories';

/** Fallback texts of failed calls (specification, section 8). */
const listFailure: Record<CategoryKey, string> = {
  domestic: noPackages,
  international: noPackages,
  [allPackages]: noCategories,
};

const explain = (fallback: string) => (cause: unknown) => failureText(cause, fallback);

export type CatalogueStore = ReturnType<typeof createCatalogueStore>;

/** The package lists. Each is a query: its result stays while it is fetched again, and when that fails. */
export function createCatalogueStore(api: CatalogueApi) {
  const state = proxy<CatalogueState>({
    lists: { domestic: idle(), international: idle(), [allPackages]: idle() },
    tops: { domestic: idle(), international: idle() },
    categories: idle(),
  });
  // `ref`: a list is replaced whole and never changed inside, so a proxy for each package would be useless.
  const list = (key: CategoryKey) => createLatest<Package[]>((call) => (state.lists[key] = ref(call)));
  const lists = {
    domestic: list('domestic'),
    international: list('international'),
    [allPackages]: list(allPackages),
  };
  const top = (key: Category) => createLatest<Package[]>((call) => (state.tops[key] = ref(call)));
  const tops = { domestic: top('domestic'), international: top('international') };
  const summaries = createLatest<CategorySummary[]>((call) => (state.categories = call));

  return {
    state,
    /** Fetches the list of a category from the address; an unknown one fetches nothing. */
    loadList: async (category: string, when?: When): Promise<void> => {
      const key = toCategoryKey(category);
      if (key === undefined) return;
      await lists[key]({
        held: shown(state.lists[key]),
        ask: (signal) => api.list(key, signal),
        explain: explain(listFailure[key]),
        ...(when && { when }),
      });
    },
    /** Shows the first packages from the rendered page until the list is fetched; does not fetch it. */
    showFirst(category: string): void {
      const key = toCategoryKey(category);
      if (key === undefined || shown(state.lists[key])) return;
      const first = api.first?.(key) ?? [];
      if (first.length > 0) lists[key].hold(first);
    },
    loadTop: (category: Category, when?: When): Promise<void> =>
      tops[category]({
        held: shown(state.tops[category]),
        ask: (signal) => api.top(category, signal),
        explain: explain(noPackages),
        ...(when && { when }),
      }),
    loadCategories: (when?: When): Promise<void> =>
      summaries({
        held: shown(state.categories),
        ask: (signal) => api.categories(signal),
        explain: explain(noCategories),
        ...(when && { when }),
      }),
    /** Applies a confirmed write to every list, and to pending reads that may not include it. */
    amend(change: (packages: Package[], key: CategoryKey) => Package[]): void {
      for (const key of categoryKeys) lists[key].amend((packages) => change(packages, key));
      for (const key of categories) tops[key].amend((packages) => change(packages, key));
    },
  };
}
