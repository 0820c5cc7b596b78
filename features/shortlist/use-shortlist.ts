import { useCallback, useSyncExternalStore } from 'react';
import { snapshot, subscribe, type Snapshot } from 'valtio/vanilla';
import type { ShortlistState, ShortlistStore } from './store.ts';

type Seen = Snapshot<ShortlistState>;

/**
 * Renders again only when the selected part changes, as a list may have a thousand hearts.
 * @param select must return a part of the state or a primitive @returns undefined on a server
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
