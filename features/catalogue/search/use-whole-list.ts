import { use } from 'react';
import { useSnapshot } from 'valtio';
import { subscribe } from 'valtio/vanilla';
import type { CategoryKey } from '#contract/category.ts';
import type { PackageCard } from '#contract/package.ts';
import type { CatalogueStore } from '#features/catalogue/store.ts';
import { useIsHydrated } from '#features/shared/browser-state.ts';
import { dataOf } from '#features/shared/query.ts';
import { RenderingContext } from '#features/shared/rendering.tsx';

/** The whole list; undefined while it loads. Hydration waits for it: the server's markup was made from it. */
export function useWholeList(
  store: CatalogueStore,
  category: CategoryKey,
): readonly PackageCard[] | undefined {
  const rendering = use(RenderingContext);
  const call = useSnapshot(store.state).lists[category];
  const isHydrated = useIsHydrated();
  // The server sends the shown packages only.
  if (rendering) return rendering.list(category);
  // While the call fails, the server's markup stays, whose form and links work by themselves.
  // Also asked when it is there: React repeats the render that waited, and the second has to ask the same.
  if (!isHydrated) use(whenFulfilled(store, category));
  return call.status === 'fulfilled' || call.status === 'rejected' ? dataOf(call) : undefined;
}

/** By store and category: React asks for the same promise at each attempt. */
const waits = new WeakMap<CatalogueStore, Map<CategoryKey, Promise<void>>>();

function whenFulfilled(store: CatalogueStore, category: CategoryKey): Promise<void> {
  const ofStore = waits.get(store) ?? new Map<CategoryKey, Promise<void>>();
  waits.set(store, ofStore);
  const wait =
    ofStore.get(category) ??
    new Promise<void>((resolve) => {
      const check = () => {
        if (store.state.lists[category].status !== 'fulfilled') return;
        stop();
        resolve();
      };
      const stop = subscribe(store.state, check);
      check();
    });
  ofStore.set(category, wait);
  return wait;
}
