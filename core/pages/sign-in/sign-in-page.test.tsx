import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Router } from 'wouter';
import { createApp } from '#core/app.ts';
import { createMemoryHistory } from '#core/router/memory-history.ts';
import * as calls from '#contract/calls.ts';
import type { IdentityProvider } from '#features/auth/google/identity-provider.ts';
import type { Http } from '#features/shared/http.ts';
import { SignInPage } from './sign-in-page.tsx';

const asha = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '' };

function open(identity: IdentityProvider | null) {
  const history = createMemoryHistory('/about');
  history.push('/sign-in', { from: '/packages/domestic?sort=price' });
  const send = vi.fn<Http['send']>(() => Promise.resolve({ user: asha }));
  const http: Http = {
    get: () => Promise.resolve({ user: null }),
    send,
    pictureAddress: (address) => address,
  };
  const app = createApp({ http, history });
  render(
    <Router hook={app.router.useLocation}>
      <SignInPage app={app} createIdentityProvider={() => identity} />
    </Router>,
  );
  return { app, history, send };
}
const google = () => userEvent.click(screen.getByRole('button', { name: 'Sign in with Google' }));

it('signs in with the token of the account, and returns to the previous page', async () => {
  const { app, history, send } = open({
    prepare: () => Promise.resolve(),
    signIn: () => Promise.resolve('the token'),
  });
  await google();
  expect(send.mock.calls).toEqual([
    ['POST', calls.googleLogin, { body: { idToken: 'the token' }, credentials: true }],
  ]);
  await expect.poll(() => history.addresses()).toEqual(['/about', '/packages/domestic?sort=price']);
  expect(app.auth.state).toMatchObject({ user: asha, isAuthenticated: true, isAdmin: false });
});

it('sends nothing and stays when the popup is closed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const { history, send } = open({
    prepare: () => Promise.resolve(),
    signIn: () => Promise.reject(new Error('auth/popup-closed-by-user')),
  });
  await google();
  await expect.poll(() => warn).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
  expect(history.read().path).toBe('/sign-in');
});

it('has the register panel beside it, and works without a Google project', async () => {
  const { send } = open(null);
  await google();
  expect(screen.getByRole('status')).toHaveTextContent('not set up');
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Back to main' })).toBeVisible();
});
