import { describe, expect, it, vi } from 'vitest';
import { createMemoryHistory } from './memory-history.ts';
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
  const router = createRouter(history, session);
  const statuses: string[] = [];
  router.subscribe(() => statuses.push(`${router.state().status} ${router.state().location.path}`));
  return { history, session, router, seen: statuses, verdict: results };
}

/** Lets resolved answers reach the router, where a test expects that they change nothing. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the driver', () => {
  it('shows the first page at once', () => {
    expect(setup('/about').router.state()).toMatchObject({ status: 'showing', location: { path: '/about' } });
  });

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

  it('returns to the stored page after the sign-in, with no history entry of the sign-in', () => {
    const { router, history } = setup();
    router.dispatch({ type: 'session-changed', session: 'anonymous' });
    router.navigate('/edit-profile?tab=name');
    router.dispatch({ type: 'session-changed', session: 'member' });
    router.dispatch({ type: 'signed-in', session: 'member' });
    expect(history.addresses()).toEqual(['/', '/edit-profile?tab=name']);
    expect(router.state()).toMatchObject({ status: 'showing', access: 'member' });
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

  it('checks the session when a member page opens before it is known', () => {
    const { router, session } = setup('/edit-profile');
    expect(session.checkSession).toHaveBeenCalledTimes(1);
    expect(router.state().status).toBe('checking');
  });

  it('opens the admin area when the server confirms the administrator', async () => {
    const { router, verdict } = setup('/admin');
    verdict[0]?.('admin');
    await expect.poll(() => router.state()).toMatchObject({ status: 'showing', access: 'admin' });
  });

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

  it('checks whether a member at the admin sign-in is an administrator, and redirects one', () => {
    const { router, session, history } = setup('/admin-login');
    session.detectAdmin.mockImplementation(() =>
      router.dispatch({ type: 'session-changed', session: 'admin' }),
    );
    router.dispatch({ type: 'session-changed', session: 'member' });
    expect(session.detectAdmin).toHaveBeenCalledTimes(1);
    expect(history.addresses()).toEqual(['/admin']);
  });

  it('verifies the administrator again on reconnect', async () => {
    const { router, session, verdict, history } = setup('/admin/packages');
    verdict[0]?.('unreachable');
    await expect.poll(() => router.state().status).toBe('disconnected');
    expect(session.clearSession).not.toHaveBeenCalled();
    router.dispatch({ type: 'reconnected' });
    verdict[1]?.('admin');
    await expect.poll(() => router.state().status).toBe('showing');
    expect(history.addresses()).toEqual(['/admin/packages']);
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

  it('notifies no listener when nothing changed', () => {
    const { router, seen: statuses } = setup();
    router.dispatch({ type: 'admin-checked', visit: 99, result: 'admin' });
    expect(statuses).toEqual([]);
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

  it('passes no state to other pages', () => {
    const { router } = setup('/about');
    router.navigate('/contact');
    expect(router.lastNavigation().entry.state).toBeNull();
  });

  it('returns how the present page was reached', () => {
    const { router, history } = setup('/a');
    expect(router.lastNavigation()).toMatchObject({ action: 'start', previous: null });
    router.navigate('/b');
    expect(router.lastNavigation()).toMatchObject({ action: 'push', previous: { path: '/a' } });
    history.go(-1);
    expect(router.lastNavigation()).toMatchObject({ action: 'pop', previous: { path: '/b' } });
  });

  it('ignores the history once it is stopped', () => {
    const { router, history } = setup('/a');
    router.stop();
    history.push('/b');
    expect(router.state().location.path).toBe('/a');
  });
});
