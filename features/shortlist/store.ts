import { proxy, type Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import { plural } from '#features/shared/plural.ts';
import { mostKept, nameOf, readKept, toKept, without, withKept, writeKept, type Kept } from './kept.ts';
import type { Shelf } from './shelf.ts';

/** A status message; a problem is also visible. */
export interface News {
  readonly kind: 'done' | 'problem';
  readonly text: string;
}

export interface ShortlistState {
  /** Newest first. */
  kept: readonly Kept[];
  /** Whether the browser stores the list; otherwise it lasts until the page is closed. */
  lasting: boolean;
  news: News | null;
}

const full = `Your shortlist holds ${mostKept} packages, and they are all there. Take one off first.`;
export const fleeting =
  'This browser does not let us keep anything, so your shortlist lasts until you close this page.';

export type ShortlistStore = ReturnType<typeof createShortlistStore>;

/** Stored in the browser and synchronized with its other tabs. @param now ms since 1970 */
export function createShortlistStore(shelf: Shelf, now: () => number = Date.now) {
  const state = proxy<ShortlistState>({ kept: readKept(shelf.read()), lasting: true, news: null });
  shelf.listen(() => {
    if (state.lasting) state.kept = readKept(shelf.read());
  });

  /** Read from storage, as another tab may have changed it. */
  const held = () => (state.lasting ? readKept(shelf.read()) : state.kept);

  function put(list: readonly Kept[], news: string | null) {
    const before = state.lasting;
    state.kept = list;
    state.lasting = shelf.write(writeKept(list));
    if (before && !state.lasting) state.news = { kind: 'problem', text: fleeting };
    else if (news !== null) state.news = { kind: 'done', text: news };
  }

  /** Adds packages on top, in their order, as far as the limit allows. */
  function keep(packages: readonly Snapshot<Package>[]): void {
    const list = held();
    const has = new Set(list.map(({ found }) => found._id));
    const fresh = packages.filter(({ _id }) => !has.has(_id));
    const fitting = fresh.slice(0, mostKept - list.length);
    const [only] = fitting;
    if (!only) {
      state.kept = list;
      if (fresh.length > 0) state.news = { kind: 'problem', text: full };
      return;
    }
    const at = now();
    const added = fitting.map((found, index) => toKept(found, at - index));
    const what = fitting.length === 1 ? `${nameOf(only)} is` : `${plural(fitting.length, 'package')} are`;
    put(withKept(list, added), `${what} on your shortlist.`);
    const left = fresh.length - fitting.length;
    if (left > 0) {
      const text = `Your shortlist is full with ${mostKept} packages: ${plural(left, 'package')} had no room.`;
      state.news = { kind: 'problem', text };
    }
  }

  function drop(id: string): void {
    const list = held();
    const dropped = list.find(({ found }) => found._id === id);
    if (dropped) put(without(list, id), `${nameOf(dropped.found)} is off your shortlist.`);
    else state.kept = list;
  }

  return {
    state,
    keep,
    drop,
    /** Restores a removed package at its place. */
    restore(kept: Kept): void {
      const list = held();
      if (list.length < mostKept)
        put(withKept(list, [kept]), `${nameOf(kept.found)} is back on your shortlist.`);
      else state.news = { kind: 'problem', text: full };
    },
    /** Updates the stored packages from the catalogue. */
    refresh(packages: ReadonlyMap<string, Snapshot<Package>>): void {
      const list = held();
      const renewed = list.map(({ at, found }) => toKept(packages.get(found._id) ?? found, at));
      if (writeKept(renewed) !== writeKept(list)) put(renewed, null);
    },
    hush(): void {
      state.news = null;
    },
  };
}
