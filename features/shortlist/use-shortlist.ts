import { useCallback, useSyncExternalStore } from 'react';
import { snapshot, subscribe, type Snapshot } from 'valtio/vanilla';
import type { ShortlistState, ShortlistStore } from './store.ts';

type ShortlistSnapshot = Snapshot<ShortlistState>;

/** Undefined on a server. `select` must return a part of the state or a primitive: its changes render. */
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
