import { describe, expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { maxItems } from './shortlist-item.ts';
import { createShortlistStore, notPersistedText, type ShortlistStore } from './store.ts';
import { createMemoryStorage } from './testing/memory-storage.ts';

const tour = (id: string) => aPackage({ _id: id, name: `Tour ${id}` });
const ids = ({ state }: ShortlistStore) => state.kept.map(({ found }) => found._id);

/** A browser with one tab of the site; `open` adds another. Each reading of the clock advances it. */
function setup(browser = createMemoryStorage()) {
  let time = 1_000;
  const open = () => createShortlistStore(browser.open(), () => (time += 1_000));
  return { browser, open, store: open() };
}

describe('the shortlist', () => {
  it('holds what is kept, the newest first, also after a new start', () => {
    const { store, open } = setup();
    expect(ids(store)).toEqual([]);
    store.keep([tour('a')]);
    store.keep([tour('b')]);
    expect(ids(store)).toEqual(['b', 'a']);
    expect(ids(open())).toEqual(['b', 'a']);
    store.drop('b');
    expect(ids(store)).toEqual(['a']);
    expect(ids(open())).toEqual(['a']);
  });

  it('reports each change', () => {
    const { store } = setup();
    store.keep([tour('a')]);
    expect(store.state.news).toEqual({ kind: 'done', text: 'Tour a is on your shortlist.' });
    store.drop('a');
    expect(store.state.news?.text).toBe('Tour a is off your shortlist.');
    store.keep([tour('a'), tour('b')]);
    expect(store.state.news?.text).toBe('2 packages are on your shortlist.');
    store.hush();
    expect(store.state.news).toBeNull();
  });

  it('keeps a package once, and takes off nothing that is not there', () => {
    const { store } = setup();
    store.keep([tour('a')]);
    store.keep([tour('a'), tour('b')]);
    store.drop('c');
    expect(ids(store)).toEqual(['b', 'a']);
    expect(store.state.news?.text).toBe('Tour b is on your shortlist.');
  });

  it('keeps several in their order', () => {
    const { store } = setup();
    store.keep([tour('a'), tour('b'), tour('c')]);
    expect(ids(store)).toEqual(['a', 'b', 'c']);
  });

  it('restores a removed package at its place', () => {
    const { store } = setup();
    store.keep([tour('a'), tour('b'), tour('c')]);
    const [, second] = store.state.kept;
    store.drop('b');
    if (second) store.restore(second);
    expect(ids(store)).toEqual(['a', 'b', 'c']);
    expect(store.state.news?.text).toBe('Tour b is back on your shortlist.');
  });

  it('has a limit and reports it', () => {
    const { store } = setup();
    const all = Array.from({ length: maxItems + 2 }, (_, index) => tour(`p${index}`));
    store.keep(all);
    expect(ids(store)).toHaveLength(maxItems);
    expect(store.state.news).toEqual({
      kind: 'problem',
      text: 'Your shortlist is full with 50 packages: 2 packages had no room.',
    });
    const [first] = store.state.kept;
    store.hush();
    store.keep([tour('one more')]);
    expect(ids(store)).not.toContain('one more');
    expect(store.state.news).toMatchObject({
      kind: 'problem',
      text: expect.stringContaining('Take one off first'),
    });
    if (!first) throw new Error('empty');
    store.drop(first.found._id);
    store.keep([tour('one more')]);
    store.restore(first);
    expect(ids(store)).toHaveLength(maxItems);
    expect(ids(store)).not.toContain(first.found._id);
  });

  it('updates its packages from the catalogue', () => {
    const { store, open } = setup();
    store.keep([tour('a'), tour('b')]);
    const news = store.state.news;
    store.refresh(new Map([['a', { ...tour('a'), price: 1 }]]));
    expect(open().state.kept.map(({ found }) => found.price)).toEqual([1, 24500]);
    expect(store.state.news).toEqual(news);
  });
});

describe('several tabs', () => {
  it('show the same', () => {
    const { store, open } = setup();
    const other = open();
    store.keep([tour('a')]);
    expect(ids(other)).toEqual(['a']);
    other.drop('a');
    expect(ids(store)).toEqual([]);
  });

  it('do not undo what another has just done', () => {
    const browser = createMemoryStorage();
    const deaf = { ...browser.open(), listen: () => () => {} };
    const store = createShortlistStore(deaf, () => 1);
    const other = createShortlistStore(browser.open(), () => 2);
    other.keep([tour('a')]);
    store.keep([tour('b')]);
    expect(ids(store)).toEqual(['a', 'b']);
    other.drop('a');
    store.drop('b');
    expect(ids(store)).toEqual([]);
    expect(ids(other)).toEqual([]);
  });
});

describe('a browser that keeps nothing', () => {
  it('is reported once, and the list lasts until the page is closed', () => {
    const { store, browser, open } = setup();
    browser.refuse(true);
    store.keep([tour('a')]);
    expect(store.state).toMatchObject({ lasting: false, news: { kind: 'problem', text: notPersistedText } });
    store.keep([tour('b')]);
    expect(ids(store)).toEqual(['b', 'a']);
    expect(store.state.news?.text).toBe('Tour b is on your shortlist.');
    store.drop('a');
    expect(ids(store)).toEqual(['b']);
    expect(ids(open())).toEqual([]);
  });

  it('is tried again on each change', () => {
    const { store, browser, open } = setup();
    browser.refuse(true);
    store.keep([tour('a')]);
    browser.refuse(false);
    store.keep([tour('b')]);
    expect(store.state.lasting).toBe(true);
    expect(ids(open())).toEqual(['b', 'a']);
  });
});
