import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBrowserHistory, createMemoryHistory, type History, type HistoryAction } from './history.ts';

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
  let tested: TestHistory;
  let notifications: [string, HistoryAction][];
  let stop: () => void;
  afterEach(() => stop());
  beforeEach(() => {
    tested = create();
    notifications = [];
    stop = tested.history.listen(({ path, search, hash }, action) =>
      notifications.push([path + search + hash, action]),
    );
  });

  it('reads the present entry, whose key stays the same', () => {
    const entry = tested.history.read();
    expect(entry).toMatchObject({ path: '/start', search: '?x=1', hash: '', state: null });
    expect(tested.history.read().key).toBe(entry.key);
  });

  it('pushes an entry with its state and notifies listeners', () => {
    const before = tested.history.read();
    tested.history.push('/packages/all packages?sort=price#top', { from: '/' });
    expect(tested.history.read()).toMatchObject({
      path: '/packages/all%20packages',
      search: '?sort=price',
      hash: '#top',
      state: { from: '/' },
    });
    expect(tested.history.read().key).not.toBe(before.key);
    expect(notifications).toEqual([['/packages/all%20packages?sort=price#top', 'push']]);
  });

  it('comes back to the same key and state', async () => {
    const before = tested.history.read();
    tested.history.push('/about');
    await tested.back();
    expect(tested.history.read()).toEqual(before);
    expect(notifications.at(-1)).toEqual(['/start?x=1', 'pop']);
  });

  it('replaces an entry without adding one', async () => {
    const before = tested.history.read();
    tested.history.push('/edit-profile');
    tested.history.replace('/sign-in', { from: '/edit-profile' });
    expect(tested.history.read().state).toEqual({ from: '/edit-profile' });
    await tested.back();
    expect(tested.history.read().key).toBe(before.key);
    expect(notifications.map(([, action]) => action)).toEqual(['push', 'replace', 'pop']);
  });

  it('reads relative addresses against the present one', () => {
    tested.history.push('/faqs');
    tested.history.push('#payment');
    expect(tested.history.read()).toMatchObject({ path: '/faqs', hash: '#payment' });
  });

  it('throws for another site', () => {
    expect(() => tested.history.push('//evil.example')).toThrow(/evil/);
    expect(() => tested.history.replace('https://evil.example/')).toThrow(/evil/);
    expect(notifications).toEqual([]);
  });

  it('does not call a listener that was removed', () => {
    let heard = 0;
    const leaveSite = tested.history.listen(() => (heard += 1));
    leaveSite();
    tested.history.push('/about');
    expect(heard).toBe(0);
  });
});

describe('the history in the browser', () => {
  it('reports a link to a #part that the browser followed itself as a push', () => {
    const history = createBrowserHistory(window);
    const actions: HistoryAction[] = [];
    const stop = history.listen((_, action) => actions.push(action));
    window.history.pushState(null, '', '#reviews');
    window.dispatchEvent(new PopStateEvent('popstate'));
    stop();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(actions).toEqual(['push']);
    expect(history.read()).toMatchObject({ hash: '#reviews', state: null });
  });

  it('keeps the key over a reload, and replaces a foreign state', () => {
    const { key } = createBrowserHistory(window).read();
    expect(createBrowserHistory(window).read().key).toBe(key);
    window.history.replaceState({ key: 7, other: true }, '');
    expect(createBrowserHistory(window).read()).toMatchObject({ state: null });
  });
});
