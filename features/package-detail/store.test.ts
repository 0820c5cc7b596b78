import { describe, expect, it } from 'vitest';
import { snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred, type Deferred } from '#features/shared/testing/deferred.ts';
import { getDetailStatus } from './detail-status.ts';
import { createDetailStore } from './store.ts';

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
  return { store, answers, page: (id: string) => getDetailStatus(snapshot(store.state), id) };
}

describe('the page of a package', () => {
  it('is loading before the first call', () => {
    expect(byHand().page('a')).toEqual({ kind: 'loading' });
  });

  it('shows the loaded package', async () => {
    const { store, answers, page } = byHand();
    const call = store.load('a');
    expect(page('a')).toEqual({ kind: 'loading' });
    answers[0]?.resolve(aPackage({ _id: 'a' }));
    await call;
    expect(page('a')).toMatchObject({ kind: 'loaded', tour: { _id: 'a' } });
  });

  it('reports that there is no such package', async () => {
    const { store, answers, page } = byHand();
    const call = store.load('a');
    answers[0]?.resolve(undefined);
    await call;
    expect(page('a')).toEqual({ kind: 'failed', text: 'Package not found' });
  });

  it('shows the text of a failure', async () => {
    const { store, answers, page } = byHand();
    const call = store.load('a');
    answers[0]?.reject(new Error('offline'));
    await call;
    expect(page('a')).toEqual({ kind: 'failed', text: 'Failed to fetch categories' });
  });

  it('never shows the previous package, not even until the next one is fetched', async () => {
    const { store, answers, page } = byHand();
    const call = store.load('a');
    answers[0]?.resolve(aPackage({ _id: 'a' }));
    await call;
    expect(page('b')).toEqual({ kind: 'loading' });
    void store.load('b');
    expect(page('b')).toEqual({ kind: 'loading' });
  });

  it('drops the late answer of the previous package', async () => {
    const { store, answers, page } = byHand();
    const calls = [store.load('a'), store.load('b')];
    answers[1]?.resolve(aPackage({ _id: 'b' }));
    answers[0]?.resolve(aPackage({ _id: 'a' }));
    await Promise.all(calls);
    expect(page('b')).toMatchObject({ kind: 'loaded', tour: { _id: 'b' } });
    expect(page('a')).toEqual({ kind: 'loading' });
  });

  it('reuses a prefetched package once', async () => {
    const { store, answers } = byHand();
    const calls = [store.load('a', 'prefetch'), store.load('a')];
    expect(answers).toHaveLength(1);
    answers[0]?.resolve(aPackage({ _id: 'a' }));
    await Promise.all(calls);
    void store.load('a');
    expect(answers).toHaveLength(2);
  });

  it('fetches a package other than the prefetched one', () => {
    const { store, answers } = byHand();
    void store.load('a', 'prefetch');
    void store.load('b');
    expect(answers).toHaveLength(2);
  });

  it('shows a cached package at once, then the fetched one', async () => {
    const { store, answers, page } = byHand();
    const first = store.load('a');
    answers[0]?.resolve(aPackage({ _id: 'a', name: 'Old' }));
    await first;
    void store.load('b');
    expect(page('b')).toEqual({ kind: 'loading' });
    const again = store.load('a');
    expect(page('a')).toMatchObject({ kind: 'loaded', tour: { name: 'Old' } });
    answers[2]?.resolve(aPackage({ _id: 'a', name: 'New' }));
    await again;
    expect(page('a')).toMatchObject({ kind: 'loaded', tour: { name: 'New' } });
  });

  it('keeps a package when its refetch fails, with the text of the failure', async () => {
    const { store, answers, page } = byHand();
    const first = store.load('a');
    answers[0]?.resolve(aPackage({ _id: 'a' }));
    await first;
    void store.load('b');
    const again = store.load('a');
    answers[2]?.reject(new Error('500'));
    await again;
    expect(page('a')).toMatchObject({
      kind: 'loaded',
      tour: { _id: 'a' },
      failure: 'Failed to fetch categories',
    });
  });

  it('does not show a package cached before a change', async () => {
    const { store, answers, page } = byHand();
    const first = store.load('a');
    answers[0]?.resolve(aPackage({ _id: 'a' }));
    await first;
    void store.load('b');
    store.update((tour) => tour);
    void store.load('a');
    expect(page('a')).toEqual({ kind: 'loading' });
  });

  it('keeps showing the same package during a refetch', async () => {
    const { store, answers, page } = byHand();
    const call = store.load('a');
    answers[0]?.resolve(aPackage({ _id: 'a' }));
    await call;
    void store.load('a');
    expect(page('a')).toMatchObject({ kind: 'loaded', tour: { _id: 'a' } });
  });
});

describe('drafts', () => {
  const draft = aPackage({ _id: 'd', visibility: 'draft' });

  it('are read again as drafts', async () => {
    const asked: (boolean | undefined)[] = [];
    const store = createDetailStore({
      detail: (_id, _signal, isDraft) => {
        asked.push(isDraft);
        return Promise.resolve(draft);
      },
    });
    await store.load('d');
    await store.load('d');
    expect(asked).toEqual([false, true]);
  });

  it('are dropped with the session, on the page and in the cache; others stay', async () => {
    const { store, answers, page } = byHand();
    for (const [index, tour] of [aPackage({ _id: 'a' }), draft].entries()) {
      const call = store.load(tour._id);
      answers[index]?.resolve(tour);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a visitor opens them
      await call;
    }
    expect(page('d')).toMatchObject({ kind: 'loaded' });
    store.dropDrafts();
    expect(page('d')).toEqual({ kind: 'failed', text: 'Package not found' });
    void store.load('a');
    expect(page('a')).toMatchObject({ kind: 'loaded' });
    void store.load('d');
    expect(page('d')).toEqual({ kind: 'loading' });
  });
});
