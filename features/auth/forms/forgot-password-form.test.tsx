import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { AuthActions } from '#features/auth/actions.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { done, failed } from '#features/auth/outcome.ts';

type ForgotPassword = AuthActions['forgotPassword'];

function renderForm(answer: ForgotPassword = () => Promise.resolve(done('A link is on its way'))) {
  const forgotPassword = vi.fn<ForgotPassword>(answer);
  render(<ForgotPasswordForm actions={{ forgotPassword }} />);
  return forgotPassword;
}
const email = () => screen.getByLabelText('Email');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the link' }));

it.each([
  ['No mail server is set up.', 'No mail server is set up.'],
  ['', 'If this address belongs to an administrator, it is sent a link by mail.'],
])('says after the answer %j what happens, and announces it', async (message, text) => {
  const forgotPassword = renderForm(() => Promise.resolve(done(message)));
  await userEvent.type(email(), 'owner@example.com');
  await send();
  const heading = await screen.findByRole('heading', { name: 'Your request has arrived' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText(text)).toBeVisible();
  expect(forgotPassword.mock.calls).toEqual([['owner@example.com']]);
});

it('lets another address be tried', async () => {
  renderForm();
  await userEvent.type(email(), 'owner@example.com');
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Use another address' }));
  await waitFor(() => expect(email()).toHaveFocus());
});

it.each([
  ['', 'Email is required'],
  ['owner', 'Email must be an e-mail address'],
])('asks nothing for %j', async (typed, text) => {
  const forgotPassword = renderForm();
  if (typed) await userEvent.type(email(), typed);
  await send();
  expect(email()).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(email()).toHaveFocus();
  expect(forgotPassword).not.toHaveBeenCalled();
});

it('shows a failure, keeps the address and lets it be sent again', async () => {
  const forgotPassword = renderForm(() => Promise.resolve(failed(undefined)));
  await userEvent.type(email(), 'owner@example.com');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('The mail could not be requested.');
  expect(email()).toHaveValue('owner@example.com');
  await send();
  expect(forgotPassword).toHaveBeenCalledTimes(2);
});

it("shows the server's error of the address beside it", async () => {
  renderForm(() =>
    Promise.resolve({ status: 'failed', error: 'No such', fields: { email: 'No such domain' } }),
  );
  await userEvent.type(email(), 'owner@example.com');
  await send();
  expect(await screen.findByText('No such domain')).toBeVisible();
  await waitFor(() => expect(email()).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
});
