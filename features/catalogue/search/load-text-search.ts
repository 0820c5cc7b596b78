import { use, useEffect, useSyncExternalStore } from 'react';
import { useIsHydrated } from '#features/shared/browser-state.ts';
import { importModule } from '#features/shared/loading.tsx';
import type { TextSearch } from './search-index.ts';

let loaded: TextSearch | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The search in all texts of a package; undefined until somebody has searched. */
export const getTextSearch = (): TextSearch | undefined => loaded;

/** Resolves when `getTextSearch` gives it; tries again while it does not load. */
export const loadTextSearch = (): Promise<void> => (loading ??= startLoading());

const importTextSearch = () => import('#features/catalogue/text-search/text-search.ts');

async function startLoading() {
  loaded = await (typeof window === 'undefined' ? importTextSearch() : importModule(importTextSearch));
  for (const listener of listeners) listener();
}

/** Loads it for a search text. Hydration waits for it: the server's markup was made with it. */
export function useTextSearch(q: string): TextSearch | undefined {
  const textSearch = useSyncExternalStore(subscribe, getTextSearch, getTextSearch);
  const isHydrated = useIsHydrated();
  const isWanted = q.trim() !== '';
  useEffect(() => {
    if (isWanted) void loadTextSearch();
  }, [isWanted]);
  // Also asked when it is there, as in `useWholeList`.
  if (isWanted && !isHydrated) use(loadTextSearch());
  return isWanted ? textSearch : undefined;
}
