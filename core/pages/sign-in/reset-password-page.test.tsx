import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { createApp } from '#core/app.ts';
import { createMemoryHistory } from '#core/router/memory-history.ts';
import * as calls from '#contract/calls.ts';
import type { Http } from '#features/shared/http.ts';
import { ResetPasswordPage } from './reset-password-page.tsx';

const path = '/admin-login/reset-password';

function open(search: string) {
  const history = createMemoryHistory(path + search);
  const send = vi.fn<Http['send']>(() => Promise.resolve({ message: 'Done' }));
  const http: Http = { get: () => Promise.resolve({}), send, pictureAddress: (address) => address };
  const app = createApp({ http, history });
  render(
    <Router hook={app.router.useLocation}>
      <ResetPasswordPage app={app} />
    </Router>,
  );
  return { history, send };
}

it('removes the token from the address bar and the history, and still uses it', async () => {
  const { history, send } = open('?email=a%2Bb%2525c%40example.com&token=the-token');
  expect(history.addresses()).toEqual([path]);
  const password = 'rain on the konkan coast';
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('New password again'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
  const body = { email: 'a+b%25c@example.com', token: 'the-token', newPassword: password };
  expect(send.mock.calls).toEqual([['POST', calls.resetPassword, { body, credentials: 'same-origin' }]]);
});

it.each(['', '?email=a%40example.com', '?token=the-token', '?email=&token='])(
  'explains a link with a part missing (%j) and leads to a new one',
  (search) => {
    open(search);
    expect(screen.getByText(/part of that link is missing/)).toBeVisible();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/admin-login/forgot-password',
    );
  },
);
