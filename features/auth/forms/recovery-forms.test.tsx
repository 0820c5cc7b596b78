import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { done, failed, type AuthActions } from '#features/auth/actions.ts';
import { ForgotPasswordForm, ResetPasswordForm } from './recovery-forms.tsx';

const email = () => screen.getByLabelText('Email');
const newPassword = () => screen.getByLabelText('New password');
const repeatedPassword = () => screen.getByLabelText('New password again');
const send = () => userEvent.click(screen.getByRole('button', { name: /Send the link|Set new password/ }));

async function fillIn(one: string, other: string) {
  if (one) await userEvent.type(newPassword(), one);
  if (other) await userEvent.type(repeatedPassword(), other);
}

describe('asking for the link', () => {
  type ForgotPassword = AuthActions['forgotPassword'];

  function renderForm(answer: ForgotPassword = () => Promise.resolve(done('A link is on its way'))) {
    const forgotPassword = vi.fn<ForgotPassword>(answer);
    render(<ForgotPasswordForm actions={{ forgotPassword }} />);
    return forgotPassword;
  }

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
});

describe('setting a new password', () => {
  type ResetPassword = AuthActions['resetPassword'];
  const link = { email: 'owner@example.com', token: 'abc' };
  const password = 'rain on the konkan coast';

  function renderForm(answer: ResetPassword = () => Promise.resolve(done())) {
    const resetPassword = vi.fn<ResetPassword>(answer);
    render(<ResetPasswordForm actions={{ resetPassword }} {...link} />);
    return resetPassword;
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
});
