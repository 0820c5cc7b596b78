import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchRoute } from '#core/routes.tsx';
import { createBrowserHistory, type History } from './history.ts';
import { blockNavigation } from './navigation-blocker.ts';
import { createRouter, type Router } from './router.ts';

describe('a guarded page', () => {
  let history: History;
  let router: Router;
  let dirty: boolean;
  /** The `go` callback of each question, in order. */
  let confirmations: (() => void)[];
  let unblock: () => void;

  beforeEach(() => {
    window.history.replaceState(null, '', '/first');
    history = createBrowserHistory(window);
    const session = {
      checkSession: () => {},
      verifyAdmin: () => Promise.resolve('admin' as const),
      clearSession: () => {},
      detectAdmin: () => {},
    };
    router = createRouter(history, session, matchRoute);
    router.navigate('/second');
    router.navigate('/form');
    router.navigate('/last');
    history.go(-1);
    dirty = true;
    confirmations = [];
  });
  afterEach(() => router.stop());

  const path = () => router.state().location.path;
  const address = () => history.read().path;

  async function guard() {
    await expect.poll(() => path()).toBe('/form');
    unblock = blockNavigation(router, { needed: () => dirty, ask: (go) => confirmations.push(go) });
  }

  it('does not follow a link until the guard allows it', async () => {
    await guard();
    router.navigate('/about');
    expect(path()).toBe('/form');
    expect(confirmations).toHaveLength(1);
    confirmations[0]?.();
    expect(path()).toBe('/about');
  });

  it.each([
    [-1, '/second'],
    [-2, '/first'],
    [1, '/last'],
  ])('undoes a step of %i, asks once, and repeats it when allowed', async (steps, target) => {
    await guard();
    const { key } = history.read();
    const statuses = vi.fn<() => void>();
    router.subscribe(statuses);
    history.go(steps);
    await expect.poll(() => confirmations).toHaveLength(1);
    await expect.poll(() => history.read().key).toBe(key);
    expect(path()).toBe('/form');
    expect(statuses).not.toHaveBeenCalled();
    confirmations[0]?.();
    await expect.poll(() => path()).toBe(target);
    expect(address()).toBe(target);
    expect(confirmations).toHaveLength(1);
  });

  it('can be left the same way again after staying', async () => {
    await guard();
    for (const times of [1, 2]) {
      history.go(-1);
      await expect.poll(() => confirmations).toHaveLength(times);
      await expect.poll(() => address()).toBe('/form');
    }
    confirmations[1]?.();
    await expect.poll(() => path()).toBe('/second');
  });

  it('stays on its page when Back is pressed twice in a row', async () => {
    await guard();
    history.go(-1);
    history.go(-1);
    await expect.poll(() => confirmations.length).toBeGreaterThan(0);
    await expect.poll(() => address()).toBe('/form');
    expect(path()).toBe('/form');
  });

  it('does not ask while nothing would be lost', async () => {
    await guard();
    dirty = false;
    history.go(-1);
    await expect.poll(() => path()).toBe('/second');
    router.navigate('/about');
    expect(path()).toBe('/about');
    expect(confirmations).toEqual([]);
  });

  it('does not ask once the guard is removed', async () => {
    await guard();
    unblock();
    router.navigate('/about');
    expect(path()).toBe('/about');
  });

  it('does not ask for links to parts of the same page', async () => {
    await guard();
    router.navigate('/form');
    router.navigate('#pictures');
    history.go(-1);
    await expect.poll(() => history.read().hash).toBe('');
    expect(confirmations).toEqual([]);
    expect(path()).toBe('/form');
  });

  it('does not block a redirect', async () => {
    router.navigate('/edit-profile');
    blockNavigation(router, { needed: () => true, ask: (go) => confirmations.push(go) });
    router.dispatch({ type: 'session-changed', session: 'anonymous' });
    expect(path()).toBe('/sign-in');
    expect(confirmations).toEqual([]);
  });
});
