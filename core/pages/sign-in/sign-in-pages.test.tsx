import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import type { App } from '#core/app.ts';
import { createTestApp } from '#core/session/testing/create-test-app.ts';
import { ResetPasswordPage } from './admin-sign-in-routes.tsx';
import { SignInPage } from './sign-in-page.tsx';

const asha = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '' };

const show = (app: App, page: ReactNode) => render(<Router hook={app.router.useLocation}>{page}</Router>);

it('signs in with the token of the account, beside the register panel, and returns to the page before', async () => {
  const call = 'POST /auth/google-login';
  const { app, bodies, addresses } = createTestApp('/packages/domestic?sort=price', {
    'GET /auth/me': { user: null },
    [call]: { user: asha },
  });
  app.router.navigate('/sign-in');
  const identity = { prepare: () => Promise.resolve(), signIn: () => Promise.resolve('the token') };
  show(app, <SignInPage app={app} createIdentityProvider={() => identity} />);
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with Google' }));
  await expect.poll(addresses).toEqual(['/packages/domestic?sort=price', '/packages/domestic?sort=price']);
  expect(bodies[call]).toEqual({ idToken: 'the token' });
  expect(app.auth.state).toMatchObject({ user: asha, isAuthenticated: true, isAdmin: false });
});

const path = '/admin-login/reset-password';

it('removes the token from the address bar and the history, and still uses it', async () => {
  const call = 'POST /auth/reset-password';
  const { app, addresses, bodies } = createTestApp(
    `${path}?email=a%2Bb%2525c%40example.com&token=the-token`,
    {
      [call]: { message: 'Done' },
    },
  );
  show(app, <ResetPasswordPage app={app} />);
  expect(addresses()).toEqual([path]);
  const password = 'rain on the konkan coast';
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('New password again'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
  expect(bodies[call]).toEqual({ email: 'a+b%25c@example.com', token: 'the-token', newPassword: password });
});

it.each(['?email=a%40example.com', '?email=&token=the-token'])(
  'explains a link with a part missing (%j) and leads to a new one',
  (search) => {
    const { app } = createTestApp(path + search, {});
    show(app, <ResetPasswordPage app={app} />);
    expect(screen.getByText(/part of that link is missing/)).toBeVisible();
    expect(screen.queryByLabelText('New password')).toBeNull();
    const link = screen.getByRole('link', { name: 'Ask for a new link' });
    expect(link).toHaveAttribute('href', '/admin-login/forgot-password');
  },
);
