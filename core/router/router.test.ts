import { describe, expect, it, vi } from 'vitest';
import { matchRoute } from '#core/routes.tsx';
import { createMemoryHistory } from './history.ts';
import type { AdminCheckResult } from './machine.ts';
import { createRouter, type SessionPort } from './router.ts';

function setup(start = '/') {
  const history = createMemoryHistory(start);
  const results: ((verdict: AdminCheckResult) => void)[] = [];
  const session = {
    checkSession: vi.fn<SessionPort['checkSession']>(),
    verifyAdmin: vi.fn<SessionPort['verifyAdmin']>(() => new Promise((resolve) => results.push(resolve))),
    clearSession: vi.fn<SessionPort['clearSession']>(),
    detectAdmin: vi.fn<SessionPort['detectAdmin']>(),
  };
  const router = createRouter(history, session, matchRoute);
  const statuses: string[] = [];
  router.subscribe(() => statuses.push(`${router.state().status} ${router.state().location.path}`));
  return { history, session, router, seen: statuses, verdict: results };
}

/** Lets resolved answers reach the router, where a test expects that they change nothing. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the driver', () => {
  it('navigates from an address of two slashes, which looks like another host', () => {
    const { router, history } = setup('//packages/x');
    expect(router.state().location.path).toBe('//packages/x');
    router.navigate('/packages/x');
    expect(history.addresses()).toEqual(['//packages/x', '/packages/x']);
  });

  it('notifies listeners once, when a redirect has settled', () => {
    const { router, history, seen: statuses } = setup();
    router.dispatch({ type: 'session-changed', session: 'anonymous' });
    statuses.length = 0;
    router.navigate('/edit-profile?tab=name#picture');
    expect(statuses).toEqual(['showing /sign-in']);
    expect(history.addresses()).toEqual(['/', '/sign-in']);
    expect(router.state().location.from).toBe('/edit-profile?tab=name#picture');
  });

  it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', { path: '/' }])(
    'does not follow %j out of the site',
    (from) => {
      const { router, history } = setup();
      history.push('/sign-in', { from });
      router.dispatch({ type: 'signed-in', session: 'member' });
      expect(history.addresses()).toEqual(['/', '/']);
    },
  );

  it('clears the session of a refused visitor once, and stays at the admin sign-in', async () => {
    const { router, session, verdict, history, seen: statuses } = setup('/admin/packages');
    session.clearSession.mockImplementation(() =>
      router.dispatch({ type: 'session-changed', session: 'anonymous' }),
    );
    verdict[0]?.('refused');
    await expect.poll(() => history.addresses()).toEqual(['/admin-login']);
    expect(session.clearSession).toHaveBeenCalledTimes(1);
    expect(statuses).toEqual(['showing /admin-login']);
  });

  it('ignores the result of an earlier visit', async () => {
    const { router, verdict } = setup('/admin');
    router.navigate('/admin/packages');
    verdict[0]?.('admin');
    await settle();
    expect(router.state().status).toBe('checking');
    verdict[1]?.('admin');
    await expect
      .poll(() => router.state())
      .toMatchObject({ status: 'showing', location: { path: '/admin/packages' } });
  });

  it('handles events that are dispatched during an effect, in their order', () => {
    const { router, session, seen: statuses } = setup();
    session.checkSession.mockImplementation(() =>
      router.dispatch({ type: 'session-changed', session: 'member' }),
    );
    router.navigate('/edit-profile');
    expect(statuses).toEqual(['showing /edit-profile']);
  });

  it('adds no history entry for a link to the present address', () => {
    const { router, history } = setup('/about');
    router.navigate('/about');
    expect(history.addresses()).toEqual(['/about']);
    router.navigate('/about?x=1');
    expect(history.addresses()).toEqual(['/about', '/about?x=1']);
  });

  it.each(['/sign-in', 'sign-in', '/Sign-In/'])(
    'leads back from %s to the page whose link was followed',
    (to) => {
      const { router, history } = setup('/packages?view=2#goa');
      router.navigate(to);
      expect(router.state().location.from).toBe('/packages?view=2#goa');
      router.dispatch({ type: 'signed-in', session: 'member' });
      expect(history.addresses()).toEqual(['/packages?view=2#goa', '/packages?view=2#goa']);
    },
  );

  it('preserves the return address when the sign-in is opened from the sign-in', () => {
    const { router } = setup('/about');
    router.navigate('/sign-in');
    router.navigate('/sign-in');
    expect(router.state().location.from).toBe('/about');
    router.navigate('/sign-in', { state: { from: '/team' } });
    expect(router.state().location.from).toBe('/team');
  });

  it('returns how the present page was reached', () => {
    const { router, history } = setup('/a');
    expect(router.lastNavigation()).toMatchObject({ action: 'start', previous: null });
    router.navigate('/b');
    expect(router.lastNavigation()).toMatchObject({ action: 'push', previous: { path: '/a' } });
    history.go(-1);
    expect(router.lastNavigation()).toMatchObject({ action: 'pop', previous: { path: '/b' } });
  });
});
