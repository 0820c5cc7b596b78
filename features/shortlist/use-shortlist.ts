import { useCallback, useSyncExternalStore } from 'react';
import { snapshot, subscribe, type Snapshot } from 'valtio/vanilla';
import type { ShortlistState, ShortlistStore } from './store.ts';

type ShortlistSnapshot = Snapshot<ShortlistState>;

/**
 * Renders again only when the selected part changes, as a list may have a thousand of these buttons.
 * @param select must return a part of the state or a primitive @returns undefined on a server
 */
export function useShortlist<T>(
  { state }: ShortlistStore,
  select: (snapshot: ShortlistSnapshot) => T,
): T | undefined {
  const listen = useCallback((listener: () => void) => subscribe(state, listener), [state]);
  return useSyncExternalStore<T | undefined>(listen, () => select(snapshot(state)), getServerSnapshot);
}

const getServerSnapshot = () => undefined;

export const selectItems = ({ items }: ShortlistSnapshot) => items;

export const selectIsListed =
  (id: string) =>
  ({ items }: ShortlistSnapshot) =>
    items.some(({ tour }) => tour._id === id);
