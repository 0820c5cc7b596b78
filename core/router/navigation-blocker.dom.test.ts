import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserHistory } from './browser-history.ts';
import type { History } from './history.ts';
import { blockNavigation } from './navigation-blocker.ts';
import { createMemoryHistory } from './memory-history.ts';
import { createRouter, type Router } from './router.ts';

const twins: [string, () => History][] = [
  [
    'in the browser',
    () => {
      window.history.replaceState(null, '', '/first');
      return createBrowserHistory(window);
    },
  ],
  ['in memory', () => createMemoryHistory('/first', window.location.origin)],
];

const until = (check: () => void) => vi.waitFor(check, { interval: 1 });

describe.each(twins)('a guarded page %s', (_, make) => {
  let history: History;
  let router: Router;
  let dirty: boolean;
  /** The `go` callback of each question, in order. */
  let asked: (() => void)[];
  let unblock: () => void;

  beforeEach(() => {
    history = make();
    const session = {
      checkSession: () => {},
      verifyAdmin: () => Promise.resolve('admin' as const),
      clearSession: () => {},
      detectAdmin: () => {},
    };
    router = createRouter(history, session);
    router.navigate('/second');
    router.navigate('/form');
    router.navigate('/last');
    history.go(-1);
    dirty = true;
    asked = [];
  });
  afterEach(() => router.stop());

  const path = () => router.state().location.path;
  const address = () => history.read().path;

  async function guard() {
    await until(() => expect(path()).toBe('/form'));
    unblock = blockNavigation(router, { needed: () => dirty, ask: (go) => asked.push(go) });
  }

  it('does not follow a link until the guard allows it', async () => {
    await guard();
    router.navigate('/about');
    expect(path()).toBe('/form');
    expect(asked).toHaveLength(1);
    asked[0]?.();
    expect(path()).toBe('/about');
  });

  it.each([
    [-1, '/second'],
    [-2, '/first'],
    [1, '/last'],
  ])('undoes a step of %i, asks once, and repeats it when allowed', async (steps, target) => {
    await guard();
    const { key } = history.read();
    const seen = vi.fn<() => void>();
    router.subscribe(seen);
    history.go(steps);
    await until(() => expect(asked).toHaveLength(1));
    await until(() => expect(history.read().key).toBe(key));
    expect(path()).toBe('/form');
    expect(seen).not.toHaveBeenCalled();
    asked[0]?.();
    await until(() => expect(path()).toBe(target));
    expect(address()).toBe(target);
    expect(asked).toHaveLength(1);
  });

  it('can be left the same way again after staying', async () => {
    await guard();
    for (const times of [1, 2]) {
      history.go(-1);
      await until(() => expect(asked).toHaveLength(times));
      await until(() => expect(address()).toBe('/form'));
    }
    asked[1]?.();
    await until(() => expect(path()).toBe('/second'));
  });

  it('stays on its page when Back is pressed twice in a row', async () => {
    await guard();
    history.go(-1);
    history.go(-1);
    await until(() => expect(asked.length).toBeGreaterThan(0));
    await until(() => expect(address()).toBe('/form'));
    expect(path()).toBe('/form');
  });

  it('does not ask while nothing would be lost', async () => {
    await guard();
    dirty = false;
    history.go(-1);
    await until(() => expect(path()).toBe('/second'));
    router.navigate('/about');
    expect(path()).toBe('/about');
    expect(asked).toEqual([]);
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
    await until(() => expect(history.read().hash).toBe(''));
    expect(asked).toEqual([]);
    expect(path()).toBe('/form');
  });

  it('does not block a redirect', async () => {
    router.navigate('/edit-profile');
    blockNavigation(router, { needed: () => true, ask: (go) => asked.push(go) });
    router.dispatch({ type: 'session-changed', session: 'anonymous' });
    expect(path()).toBe('/sign-in');
    expect(asked).toEqual([]);
  });
});
