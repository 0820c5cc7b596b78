import { describe, expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { maxItems } from './shortlist-item.ts';
import { createShortlistStore, notPersistedText, type ShortlistStore } from './store.ts';
import { createMemoryStorage } from './testing/memory-storage.ts';

const createTour = (id: string) => aPackage({ _id: id, name: `Tour ${id}` });
const ids = ({ state }: ShortlistStore) => state.items.map(({ tour }) => tour._id);

/** A browser with one tab of the site; `open` adds another. Each reading of the clock advances it. */
function setup(browser = createMemoryStorage()) {
  let time = 1_000;
  const open = () => createShortlistStore(browser.open(), () => (time += 1_000));
  return { browser, open, store: open() };
}

describe('the shortlist', () => {
  it('holds the added packages, the newest first, also after a reload', () => {
    const { store, open } = setup();
    expect(ids(store)).toEqual([]);
    store.add([createTour('a')]);
    store.add([createTour('b')]);
    expect(ids(store)).toEqual(['b', 'a']);
    expect(ids(open())).toEqual(['b', 'a']);
    store.remove('b');
    expect(ids(store)).toEqual(['a']);
    expect(ids(open())).toEqual(['a']);
  });

  it('reports each change', () => {
    const { store } = setup();
    store.add([createTour('a')]);
    expect(store.state.statusMessage).toEqual({ kind: 'done', text: 'Tour a is on your shortlist.' });
    store.remove('a');
    expect(store.state.statusMessage?.text).toBe('Tour a is off your shortlist.');
    store.add([createTour('a'), createTour('b')]);
    expect(store.state.statusMessage?.text).toBe('2 packages are on your shortlist.');
    store.clearStatus();
    expect(store.state.statusMessage).toBeNull();
  });

  it('adds a package once, and ignores the removal of an unlisted one', () => {
    const { store } = setup();
    store.add([createTour('a')]);
    store.add([createTour('a'), createTour('b')]);
    store.remove('c');
    expect(ids(store)).toEqual(['b', 'a']);
    expect(store.state.statusMessage?.text).toBe('Tour b is on your shortlist.');
  });

  it('restores a removed package at its place', () => {
    const { store } = setup();
    store.add([createTour('a'), createTour('b'), createTour('c')]);
    const [, second] = store.state.items;
    store.remove('b');
    if (second) store.restore(second);
    expect(ids(store)).toEqual(['a', 'b', 'c']);
    expect(store.state.statusMessage?.text).toBe('Tour b is back on your shortlist.');
  });

  it('has a limit and reports it', () => {
    const { store } = setup();
    const all = Array.from({ length: maxItems + 2 }, (_, index) => createTour(`p${index}`));
    store.add(all);
    expect(ids(store)).toHaveLength(maxItems);
    expect(store.state.statusMessage).toEqual({
      kind: 'problem',
      text: 'Your shortlist is full with 50 packages: 2 packages had no room.',
    });
    const [first] = store.state.items;
    store.clearStatus();
    store.add([createTour('one more')]);
    expect(ids(store)).not.toContain('one more');
    expect(store.state.statusMessage).toMatchObject({
      kind: 'problem',
      text: expect.stringContaining('Take one off first'),
    });
    if (!first) throw new Error('empty');
    store.remove(first.tour._id);
    store.add([createTour('one more')]);
    store.restore(first);
    expect(ids(store)).toHaveLength(maxItems);
    expect(ids(store)).not.toContain(first.tour._id);
  });

  it('updates its packages from the catalogue', () => {
    const { store, open } = setup();
    store.add([createTour('a'), createTour('b')]);
    const statusMessage = store.state.statusMessage;
    store.refresh(new Map([['a', { ...createTour('a'), price: 1 }]]));
    expect(open().state.items.map(({ tour }) => tour.price)).toEqual([1, 24500]);
    expect(store.state.statusMessage).toEqual(statusMessage);
  });
});

describe('several tabs', () => {
  it('show the same', () => {
    const { store, open } = setup();
    const other = open();
    store.add([createTour('a')]);
    expect(ids(other)).toEqual(['a']);
    other.remove('a');
    expect(ids(store)).toEqual([]);
  });

  it('do not undo changes of each other', () => {
    const browser = createMemoryStorage();
    const tab = { ...browser.open(), listen: () => () => {} };
    const store = createShortlistStore(tab, () => 1);
    const other = createShortlistStore(browser.open(), () => 2);
    other.add([createTour('a')]);
    store.add([createTour('b')]);
    expect(ids(store)).toEqual(['a', 'b']);
    other.remove('a');
    store.remove('b');
    expect(ids(store)).toEqual([]);
    expect(ids(other)).toEqual([]);
  });
});

describe('a browser without storage', () => {
  it('is reported once, and the list lasts until the page is closed', () => {
    const { store, browser, open } = setup();
    browser.refuse(true);
    store.add([createTour('a')]);
    expect(store.state).toMatchObject({
      isPersisted: false,
      statusMessage: { kind: 'problem', text: notPersistedText },
    });
    store.add([createTour('b')]);
    expect(ids(store)).toEqual(['b', 'a']);
    expect(store.state.statusMessage?.text).toBe('Tour b is on your shortlist.');
    store.remove('a');
    expect(ids(store)).toEqual(['b']);
    expect(ids(open())).toEqual([]);
  });

  it('is tried again on each change', () => {
    const { store, browser, open } = setup();
    browser.refuse(true);
    store.add([createTour('a')]);
    browser.refuse(false);
    store.add([createTour('b')]);
    expect(store.state.isPersisted).toBe(true);
    expect(ids(open())).toEqual(['b', 'a']);
  });
});
