import { snapshot } from 'valtio/vanilla';
import { describe, expect, it, vi } from 'vitest';
import type { Package } from '#contract/package.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred, type Deferred } from '#features/shared/testing/deferred.ts';
import { fakeHttp } from '#features/shared/testing/fake-http.ts';
import { getDetailStatus } from './detail-status.ts';
import { createDetailApi, createDetailStore } from './store.ts';

/** A store whose calls the test answers, in the order in which they were made. */
function byHand() {
  const answers: Deferred<Package | undefined>[] = [];
  const store = createDetailStore({
    detail: () => {
      const answer = deferred<Package | undefined>();
      answers.push(answer);
      return answer.promise;
    },
  });
  /** Loads a package; the answer is the newest call's. */
  async function load(id: string, answer: Partial<Package> | null | Error = {}) {
    const call = store.load(id);
    if (answer instanceof Error) answers.at(-1)?.reject(answer);
    else answers.at(-1)?.resolve(answer ? aPackage({ _id: id, ...answer }) : undefined);
    await call;
  }
  return { store, answers, load, page: (id: string) => getDetailStatus(snapshot(store.state), id) };
}
const loading = { kind: 'loading' };

describe('the page of a package', () => {
  it.each([
    ['the loaded package', {}, { kind: 'loaded', tour: { _id: 'a' } }],
    ['that there is no such package', null, { kind: 'failed', text: 'Package not found' }],
    ['the text of a failure', new Error('offline'), { kind: 'failed', text: 'Failed to fetch categories' }],
  ])('is loading first, then shows %s', async (_, answer, shown) => {
    const { load, page } = byHand();
    expect(page('a')).toEqual(loading);
    const call = load('a', answer);
    expect(page('a')).toEqual(loading);
    await call;
    expect(page('a')).toMatchObject(shown);
  });

  it('never shows the previous package, not even until the next one is fetched', async () => {
    const { store, load, page } = byHand();
    await load('a');
    expect(page('b')).toEqual(loading);
    void store.load('b');
    expect(page('b')).toEqual(loading);
  });

  it('drops the late answer of the previous package', async () => {
    const { store, answers, page } = byHand();
    const calls = [store.load('a'), store.load('b')];
    answers[1]?.resolve(aPackage({ _id: 'b' }));
    answers[0]?.resolve(aPackage({ _id: 'a' }));
    await Promise.all(calls);
    expect(page('b')).toMatchObject({ kind: 'loaded', tour: { _id: 'b' } });
    expect(page('a')).toEqual(loading);
  });

  it('reuses a prefetched package once, and fetches another one', async () => {
    const { store, answers } = byHand();
    const calls = [store.load('a', 'prefetch'), store.load('a')];
    expect(answers).toHaveLength(1);
    answers[0]?.resolve(aPackage({ _id: 'a' }));
    await Promise.all(calls);
    void store.load('a');
    expect(answers).toHaveLength(2);
    void store.load('c', 'prefetch');
    void store.load('b');
    expect(answers).toHaveLength(4);
  });

  it('shows a cached package at once, then the fetched one', async () => {
    const { store, load, page } = byHand();
    await load('a', { name: 'Old' });
    void store.load('b');
    const again = load('a', { name: 'New' });
    expect(page('a')).toMatchObject({ kind: 'loaded', tour: { name: 'Old' } });
    await again;
    expect(page('a')).toMatchObject({ kind: 'loaded', tour: { name: 'New' } });
  });

  it('keeps a package when its refetch fails, with the text of the failure', async () => {
    const { store, load, page } = byHand();
    await load('a');
    void store.load('b');
    await load('a', new Error('500'));
    const failure = 'Failed to fetch categories';
    expect(page('a')).toMatchObject({ kind: 'loaded', tour: { _id: 'a' }, failure });
  });

  it('does not show a package cached before a change', async () => {
    const { store, load, page } = byHand();
    await load('a');
    void store.load('b');
    store.update((tour) => tour);
    void store.load('a');
    expect(page('a')).toEqual(loading);
  });
});

describe('drafts', () => {
  const visibility = 'draft';

  it('are read again as drafts', async () => {
    const asked: (boolean | undefined)[] = [];
    const store = createDetailStore({
      detail: (_id, _signal, isDraft) => {
        asked.push(isDraft);
        return Promise.resolve(aPackage({ visibility }));
      },
    });
    await store.load('d');
    await store.load('d');
    expect(asked).toEqual([false, true]);
  });

  it('are dropped with the session, on the page and in the cache; others stay', async () => {
    const { store, load, page } = byHand();
    await load('a');
    await load('d', { visibility });
    expect(page('d')).toMatchObject({ kind: 'loaded' });
    store.dropDrafts();
    expect(page('d')).toEqual({ kind: 'failed', text: 'Package not found' });
    void store.load('a');
    expect(page('a')).toMatchObject({ kind: 'loaded' });
    void store.load('d');
    expect(page('d')).toEqual(loading);
  });
});

const { signal } = new AbortController();
const kerala = aPackage({ _id: 'kerala' });

it.each([
  ['under data.package', { data: { package: kerala } }],
  ['directly under data', { data: kerala }],
  ['as package at the top', { package: kerala }],
])('reads a package %s', async (_, answer) => {
  expect(await createDetailApi(fakeHttp(answer).http).detail('kerala', signal)).toMatchObject({
    _id: 'kerala',
  });
});

it.each([
  ['nothing', null],
  ['text', 'x'],
  ['no package', { data: { package: null } }],
  ['empty data', { data: null }],
])('finds none in %s', async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await createDetailApi(fakeHttp(answer).http).detail('kerala', signal)).toBeUndefined();
});

it('requests an encoded id', async () => {
  const { http, reads } = fakeHttp({ data: kerala });
  await createDetailApi(http).detail('../a b', signal);
  expect(reads).toEqual([{ path: '/tours/package-detail/..%2Fa%20b', signal }]);
});

it('sends the session for an administrator, and for what was a draft, as drafts open for nobody else', async () => {
  const { http, reads } = fakeHttp({ data: kerala });
  await createDetailApi(http, () => true).detail('a', signal);
  await createDetailApi(http).detail('a', signal, true);
  expect(reads.map(({ credentials }) => credentials)).toEqual([true, true]);
});
