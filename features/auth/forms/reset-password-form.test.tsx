import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { AuthActions } from '#features/auth/actions.ts';
import { done } from '#features/auth/outcome.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

type ResetPassword = AuthActions['resetPassword'];
const link = { email: 'owner@example.com', token: 'abc' };
const password = 'rain on the konkan coast';

function renderForm(answer: ResetPassword = () => Promise.resolve(done())) {
  const resetPassword = vi.fn<ResetPassword>(answer);
  render(<ResetPasswordForm actions={{ resetPassword }} {...link} />);
  return resetPassword;
}
const newPassword = () => screen.getByLabelText('New password');
const repeatedPassword = () => screen.getByLabelText('New password again');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Set new password' }));

async function fillIn(one: string, other: string) {
  if (one) await userEvent.type(newPassword(), one);
  if (other) await userEvent.type(repeatedPassword(), other);
}

it('sets the password with its spaces for the address of the link, and links to the sign-in', async () => {
  const reset = renderForm();
  expect(screen.getByLabelText('Email')).toHaveValue(link.email);
  await fillIn(` ${password} `, ` ${password} `);
  await send();
  const focused = await screen.findByRole('heading', { name: 'Your new password is set' });
  await waitFor(() => expect(focused).toHaveFocus());
  expect(reset.mock.calls).toEqual([[{ ...link, newPassword: ` ${password} ` }]]);
  expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/admin-login');
  expect(screen.queryByLabelText('New password')).toBeNull();
});

it('shows the rule before anything is typed, and has the attributes for password managers', () => {
  renderForm();
  expect(newPassword()).toHaveAccessibleDescription(expect.stringContaining('At least 10 characters'));
  expect(newPassword()).toHaveAttribute('autocomplete', 'new-password');
  expect(repeatedPassword()).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
});

it('sends nothing while the two differ', async () => {
  const reset = renderForm();
  await fillIn(password, `${password}!`);
  await send();
  expect(repeatedPassword()).toHaveAccessibleDescription('The two passwords differ');
  expect(repeatedPassword()).toHaveFocus();
  expect(reset).not.toHaveBeenCalled();
});

it("shows the server's error of the password beside it, and keeps what was typed", async () => {
  const text = 'This password is among the most common ones';
  renderForm(() => Promise.resolve({ status: 'failed', error: text, fields: { newPassword: text } }));
  await fillIn(password, password);
  await send();
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(newPassword()).toHaveFocus());
  expect(newPassword()).toHaveValue(password);
  expect(screen.queryByRole('alert')).toBeNull();
});

it("shows the server's text when the link no longer works", async () => {
  const text = 'This link has expired or was used already. Please ask for a new one.';
  renderForm(() => Promise.resolve({ status: 'failed', error: text, fields: {} }));
  await fillIn(password, password);
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});
