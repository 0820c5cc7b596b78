import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Route, Router as Wouter, Switch } from 'wouter';
import { matchRoute } from '#core/routes.tsx';
import { Guard } from './guard.tsx';
import { createMemoryHistory } from './history.ts';
import type { AdminCheckResult } from './machine.ts';
import { createRouter } from './router.ts';

function open(start: string) {
  const history = createMemoryHistory(start);
  const results: ((verdict: AdminCheckResult) => void)[] = [];
  const session = {
    checkSession: () => {},
    verifyAdmin: () => new Promise<AdminCheckResult>((resolve) => results.push(resolve)),
    clearSession: () => {},
    detectAdmin: () => {},
  };
  const router = createRouter(history, session, matchRoute);
  render(
    <Wouter hook={router.useLocation}>
      <Switch>
        <Route path="/edit-profile">
          <Guard router={router} access="member">
            the profile
          </Guard>
        </Route>
        <Route path="/admin/*?">
          <Guard router={router} access="admin">
            the admin area
          </Guard>
        </Route>
        <Route path="/misplaced">
          <Guard router={router} access="admin">
            an admin page on a public path
          </Guard>
        </Route>
        <Route path="/sign-in">the sign-in</Route>
        <Route path="/admin-login">the admin sign-in</Route>
      </Switch>
    </Wouter>,
  );
  return {
    router,
    history,
    verdict: (verdict: AdminCheckResult) => act(async () => results.shift()?.(verdict)),
  };
}

describe('Guard', () => {
  it('shows Loading... while checking and the page once access is granted', async () => {
    const { verdict } = open('/admin');
    expect(screen.getByText('Loading...')).toBeVisible();
    await expect
      .poll(() => document.querySelector('meta[name="robots"]'))
      .toHaveAttribute('content', 'noindex');
    expect(screen.queryByText('the admin area')).toBeNull();
    await verdict('admin');
    expect(screen.getByText('the admin area')).toBeVisible();
  });

  it.each(['/ADMIN', '/%61dmin/packages', '/admin/%E0%A4%A'])(
    'guards %s, which the route matches too',
    async (path) => {
      const { verdict } = open(path);
      expect(screen.getByText('Loading...')).toBeVisible();
      await verdict('refused');
      expect(screen.getByText('the admin sign-in')).toBeVisible();
      expect(screen.queryByText('the admin area')).toBeNull();
    },
  );

  it('shows nothing when the router is not at a guarded page', () => {
    open('/misplaced');
    expect(screen.queryByText(/admin page/)).toBeNull();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('shows that the connection was lost, and tries again on request', async () => {
    const { verdict } = open('/admin');
    await verdict('unreachable');
    expect(screen.getByText(/The connection was lost/)).toBeVisible();
    expect(screen.queryByText('the admin area')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Loading...')).toBeVisible();
    await verdict('admin');
    expect(screen.getByText('the admin area')).toBeVisible();
  });

  it('hides the page at once when the session ends', () => {
    const { router } = open('/edit-profile');
    act(() => router.dispatch({ type: 'session-changed', session: 'member' }));
    expect(screen.getByText('the profile')).toBeVisible();
    act(() => router.dispatch({ type: 'session-changed', session: 'anonymous' }));
    expect(screen.queryByText('the profile')).toBeNull();
    expect(screen.getByText('the sign-in')).toBeVisible();
  });
});
