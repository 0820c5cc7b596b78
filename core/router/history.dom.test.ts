import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBrowserHistory } from './browser-history.ts';
import type { History, HistoryAction } from './history.ts';
import { createMemoryHistory } from './memory-history.ts';

beforeEach(() => window.history.replaceState(null, '', '/start?x=1'));

interface TestHistory {
  history: History;
  back(): Promise<void> | void;
}

const implementations: [string, () => TestHistory][] = [
  [
    'in the browser',
    () => ({
      history: createBrowserHistory(window),
      back: () =>
        new Promise((resolve) => {
          window.addEventListener('popstate', () => resolve(), { once: true });
          window.history.back();
        }),
    }),
  ],
  [
    'in memory',
    () => {
      const history = createMemoryHistory('/start?x=1', window.location.origin);
      return { history, back: () => history.go(-1) };
    },
  ],
];

describe.each(implementations)('the history %s', (_, create) => {
  let twin: TestHistory;
  let notifications: [string, HistoryAction][];
  let stop: () => void;
  afterEach(() => stop());
  beforeEach(() => {
    twin = create();
    notifications = [];
    stop = twin.history.listen(({ path, search, hash }, move) =>
      notifications.push([path + search + hash, move]),
    );
  });

  it('reads the present entry, whose key stays the same', () => {
    const entry = twin.history.read();
    expect(entry).toMatchObject({ path: '/start', search: '?x=1', hash: '', state: null });
    expect(twin.history.read().key).toBe(entry.key);
  });

  it('pushes an entry with its state and notifies listeners', () => {
    const before = twin.history.read();
    twin.history.push('/packages/all packages?sort=price#top', { from: '/' });
    expect(twin.history.read()).toMatchObject({
      path: '/packages/all%20packages',
      search: '?sort=price',
      hash: '#top',
      state: { from: '/' },
    });
    expect(twin.history.read().key).not.toBe(before.key);
    expect(notifications).toEqual([['/packages/all%20packages?sort=price#top', 'push']]);
  });

  it('comes back to the same key and state', async () => {
    const before = twin.history.read();
    twin.history.push('/about');
    await twin.back();
    expect(twin.history.read()).toEqual(before);
    expect(notifications.at(-1)).toEqual(['/start?x=1', 'pop']);
  });

  it('replaces an entry without adding one', async () => {
    const before = twin.history.read();
    twin.history.push('/edit-profile');
    twin.history.replace('/sign-in', { from: '/edit-profile' });
    expect(twin.history.read().state).toEqual({ from: '/edit-profile' });
    await twin.back();
    expect(twin.history.read().key).toBe(before.key);
    expect(notifications.map(([, move]) => move)).toEqual(['push', 'replace', 'pop']);
  });

  it('reads relative addresses against the present one', () => {
    twin.history.push('/faqs');
    twin.history.push('#payment');
    expect(twin.history.read()).toMatchObject({ path: '/faqs', hash: '#payment' });
  });

  it('throws for another site', () => {
    expect(() => twin.history.push('//evil.example')).toThrow(/evil/);
    expect(() => twin.history.replace('https://evil.example/')).toThrow(/evil/);
    expect(notifications).toEqual([]);
  });

  it('does not call a listener that was removed', () => {
    let heard = 0;
    const leaveSite = twin.history.listen(() => (heard += 1));
    leaveSite();
    twin.history.push('/about');
    expect(heard).toBe(0);
  });
});

describe('the history in the browser', () => {
  it('reports a link to a #part that the browser followed itself as a push', () => {
    const history = createBrowserHistory(window);
    const moves: HistoryAction[] = [];
    const stop = history.listen((_, move) => moves.push(move));
    window.history.pushState(null, '', '#reviews');
    window.dispatchEvent(new PopStateEvent('popstate'));
    stop();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(moves).toEqual(['push']);
    expect(history.read()).toMatchObject({ hash: '#reviews', state: null });
  });

  it('keeps the key over a reload, and replaces a foreign state', () => {
    const { key } = createBrowserHistory(window).read();
    expect(createBrowserHistory(window).read().key).toBe(key);
    window.history.replaceState({ key: 7, other: true }, '');
    expect(createBrowserHistory(window).read()).toMatchObject({ state: null });
  });
});

describe('the history in memory', () => {
  it('drops later entries on a push, and does not move beyond its ends', () => {
    const history = createMemoryHistory('/a');
    history.push('/b');
    history.go(-1);
    history.push('/c');
    history.go(1);
    history.go(-5);
    expect(history.addresses()).toEqual(['/a', '/c']);
    expect(history.read().path).toBe('/c');
  });
});
