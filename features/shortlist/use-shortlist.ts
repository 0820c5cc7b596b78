import { useCallback, useSyncExternalStore } from 'react';
import { snapshot, subscribe, type Snapshot } from 'valtio/vanilla';
import type { ShortlistState, ShortlistStore } from './store.ts';

type Seen = Snapshot<ShortlistState>;

/**
 * What a view shows of the shortlist. It is drawn anew only when that changes: a list may have a thousand hearts.
 * @param select the same each time, or as stable as what it depends on; it picks a part as it stands, and makes nothing new
 * @returns undefined on a server, which knows nothing of what a browser keeps
 */
export function useShortlist<T>({ state }: ShortlistStore, select: (seen: Seen) => T): T | undefined {
  const listen = useCallback((listener: () => void) => subscribe(state, listener), [state]);
  return useSyncExternalStore<T | undefined>(listen, () => select(snapshot(state)), unknown);
}

const unknown = () => undefined;

export const keptIn = ({ kept }: Seen) => kept;

export const has =
  (id: string) =>
  ({ kept }: Seen) =>
    kept.some(({ found }) => found._id === id);
