import { useCallback, useSyncExternalStore } from 'react';
import { proxy, snapshot, subscribe, type Snapshot } from 'valtio/vanilla';
import type { PackageCard } from '#contract/package.ts';
import { plural } from '#features/shared/text.ts';
import {
  addItems,
  getDisplayName,
  maxItems,
  parseItems,
  removeItem,
  serializeItems,
  toShortlistItem,
  type ShortlistItem,
} from './shortlist-item.ts';
import type { ShortlistStorage } from './shortlist-storage.ts';

export interface StatusMessage {
  readonly kind: 'done' | 'problem';
  readonly text: string;
}

export interface ShortlistState {
  /** Newest first. */
  items: readonly ShortlistItem[];
  /** Whether the browser stores the list; otherwise it lasts until the page is closed. */
  isPersisted: boolean;
  statusMessage: StatusMessage | null;
}

const fullText = `Your shortlist holds ${maxItems} packages, and they are all there. Take one off first.`;
export const notPersistedText =
  'This browser does not let us keep anything, so your shortlist lasts until you close this page.';

export type ShortlistStore = ReturnType<typeof createShortlistStore>;

/** Stored in the browser and synchronized with its other tabs. @param now ms since 1970 */
export function createShortlistStore(storage: ShortlistStorage, now: () => number = Date.now) {
  const state = proxy<ShortlistState>({
    items: parseItems(storage.read()),
    isPersisted: true,
    statusMessage: null,
  });
  storage.listen(() => {
    if (state.isPersisted) state.items = parseItems(storage.read());
  });

  /** Read from storage, as another tab may have changed it. */
  const readItems = () => (state.isPersisted ? parseItems(storage.read()) : state.items);

  function saveItems(list: readonly ShortlistItem[], text: string | null) {
    const wasPersisted = state.isPersisted;
    state.items = list;
    state.isPersisted = storage.write(serializeItems(list));
    if (wasPersisted && !state.isPersisted) state.statusMessage = { kind: 'problem', text: notPersistedText };
    else if (text !== null) state.statusMessage = { kind: 'done', text };
  }

  /** Adds packages on top, in their order, as far as the limit allows. */
  function add(packages: readonly PackageCard[]): void {
    const list = readItems();
    const listedIds = new Set(list.map(({ tour }) => tour._id));
    const newTours = packages.filter(({ _id }) => !listedIds.has(_id));
    const accepted = newTours.slice(0, maxItems - list.length);
    const [only] = accepted;
    if (!only) {
      state.items = list;
      if (newTours.length > 0) state.statusMessage = { kind: 'problem', text: fullText };
      return;
    }
    const at = now();
    const added = accepted.map((tour, index) => toShortlistItem(tour, at - index));
    const subject =
      accepted.length === 1 ? `${getDisplayName(only)} is` : `${plural(accepted.length, 'package')} are`;
    saveItems(addItems(list, added), `${subject} on your shortlist.`);
    const remaining = newTours.length - accepted.length;
    if (remaining > 0) {
      const text = `Your shortlist is full with ${maxItems} packages: ${plural(remaining, 'package')} had no room.`;
      state.statusMessage = { kind: 'problem', text };
    }
  }

  function remove(id: string): void {
    const list = readItems();
    const removed = list.find(({ tour }) => tour._id === id);
    if (removed) saveItems(removeItem(list, id), `${getDisplayName(removed.tour)} is off your shortlist.`);
    else state.items = list;
  }

  return {
    state,
    add,
    remove,
    /** Restores a removed package at its place. */
    restore(item: ShortlistItem): void {
      const list = readItems();
      if (list.length < maxItems)
        saveItems(addItems(list, [item]), `${getDisplayName(item.tour)} is back on your shortlist.`);
      else state.statusMessage = { kind: 'problem', text: fullText };
    },
    /** Updates the stored packages from the catalogue. */
    refresh(packages: ReadonlyMap<string, PackageCard>): void {
      const list = readItems();
      const updated = list.map(({ addedAt, tour }) =>
        toShortlistItem(packages.get(tour._id) ?? tour, addedAt),
      );
      if (serializeItems(updated) !== serializeItems(list)) saveItems(updated, null);
    },
    clearStatus(): void {
      state.statusMessage = null;
    },
  };
}

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
