import { proxy } from 'valtio/vanilla';
import type { PackageCard } from '#contract/package.ts';
import { plural } from '#features/shared/text/format.ts';
import {
  maxItems,
  getDisplayName,
  parseItems,
  toShortlistItem,
  removeItem,
  addItems,
  serializeItems,
  type ShortlistItem,
} from './shortlist-item.ts';
import type { ShortlistStorage } from './shortlist-storage.ts';

/** A status message; a problem is also visible. */
export interface StatusMessage {
  readonly kind: 'done' | 'problem';
  readonly text: string;
}

export interface ShortlistState {
  /** Newest first. */
  kept: readonly ShortlistItem[];
  /** Whether the browser stores the list; otherwise it lasts until the page is closed. */
  lasting: boolean;
  news: StatusMessage | null;
}

const fullText = `Your shortlist holds ${maxItems} packages, and they are all there. Take one off first.`;
export const notPersistedText =
  'This browser does not let us keep anything, so your shortlist lasts until you close this page.';

export type ShortlistStore = ReturnType<typeof createShortlistStore>;

/** Stored in the browser and synchronized with its other tabs. @param now ms since 1970 */
export function createShortlistStore(storage: ShortlistStorage, now: () => number = Date.now) {
  const state = proxy<ShortlistState>({ kept: parseItems(storage.read()), lasting: true, news: null });
  storage.listen(() => {
    if (state.lasting) state.kept = parseItems(storage.read());
  });

  /** Read from storage, as another tab may have changed it. */
  const readItems = () => (state.lasting ? parseItems(storage.read()) : state.kept);

  function saveItems(list: readonly ShortlistItem[], news: string | null) {
    const before = state.lasting;
    state.kept = list;
    state.lasting = storage.write(serializeItems(list));
    if (before && !state.lasting) state.news = { kind: 'problem', text: notPersistedText };
    else if (news !== null) state.news = { kind: 'done', text: news };
  }

  /** Adds packages on top, in their order, as far as the limit allows. */
  function keep(packages: readonly PackageCard[]): void {
    const list = readItems();
    const has = new Set(list.map(({ found }) => found._id));
    const fresh = packages.filter(({ _id }) => !has.has(_id));
    const fitting = fresh.slice(0, maxItems - list.length);
    const [only] = fitting;
    if (!only) {
      state.kept = list;
      if (fresh.length > 0) state.news = { kind: 'problem', text: fullText };
      return;
    }
    const at = now();
    const added = fitting.map((found, index) => toShortlistItem(found, at - index));
    const what =
      fitting.length === 1 ? `${getDisplayName(only)} is` : `${plural(fitting.length, 'package')} are`;
    saveItems(addItems(list, added), `${what} on your shortlist.`);
    const left = fresh.length - fitting.length;
    if (left > 0) {
      const text = `Your shortlist is full with ${maxItems} packages: ${plural(left, 'package')} had no room.`;
      state.news = { kind: 'problem', text };
    }
  }

  function drop(id: string): void {
    const list = readItems();
    const dropped = list.find(({ found }) => found._id === id);
    if (dropped) saveItems(removeItem(list, id), `${getDisplayName(dropped.found)} is off your shortlist.`);
    else state.kept = list;
  }

  return {
    state,
    keep,
    drop,
    /** Restores a removed package at its place. */
    restore(kept: ShortlistItem): void {
      const list = readItems();
      if (list.length < maxItems)
        saveItems(addItems(list, [kept]), `${getDisplayName(kept.found)} is back on your shortlist.`);
      else state.news = { kind: 'problem', text: fullText };
    },
    /** Updates the stored packages from the catalogue. */
    refresh(packages: ReadonlyMap<string, PackageCard>): void {
      const list = readItems();
      const renewed = list.map(({ at, found }) => toShortlistItem(packages.get(found._id) ?? found, at));
      if (serializeItems(renewed) !== serializeItems(list)) saveItems(renewed, null);
    },
    hush(): void {
      state.news = null;
    },
  };
}
