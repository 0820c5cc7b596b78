import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryHistory } from '#core/router/history.ts';
import { createRouter } from '#core/router/router.ts';
import { trackEarlyNavigations } from './early-navigations.ts';

let y = 0;
beforeEach(() => {
  y = 1500;
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y);
});

function open() {
  const history = createMemoryHistory('/');
  const router = createRouter(history, {
    checkSession: () => {},
    verifyAdmin: () => Promise.resolve('refused'),
    clearSession: () => {},
    detectAdmin: () => {},
  });
  return { history, router, early: trackEarlyNavigations(router) };
}
const scrolls = () => vi.mocked(window.scrollTo).mock.calls;

describe('a page opened before the code of scrolling and focus has loaded', () => {
  it('starts at its top at once', () => {
    const { router, early } = open();
    expect(early.last()).toBeUndefined();
    router.navigate('/packages/detail/p1');
    expect(scrolls()).toEqual([[{ top: 0, behavior: 'instant' }]]);
    expect(early.last()).toBe(router.lastNavigation());
  });

  it('records how far the page before it was scrolled', () => {
    const { router, early } = open();
    const { key } = router.lastNavigation().entry;
    router.navigate('/packages/detail/p1');
    expect(early.scrollPositions).toEqual(new Map([[key, 1500]]));
  });

  it.each(['/?q=goa', '/#faq'])('does not scroll when only search or hash changed: %s', (to) => {
    const { router } = open();
    router.navigate(to);
    expect(scrolls()).toEqual([]);
  });

  it('leaves scrolling back to the browser', () => {
    const { router, history } = open();
    router.navigate('/packages/detail/p1');
    history.go(-1);
    expect(scrolls()).toHaveLength(1);
  });

  it('stays where it is scrolled to when the session is known', () => {
    const { router } = open();
    router.dispatch({ type: 'session-changed', session: 'member' });
    expect(scrolls()).toEqual([]);
  });

  it('scrolls nothing once it is stopped', () => {
    const { router, early } = open();
    early.stop();
    router.navigate('/packages/detail/p1');
    expect(scrolls()).toEqual([]);
  });
});
