import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FetchError } from 'ofetch';
import { expect, it, vi } from 'vitest';
import type { AccountApi } from '#features/auth/account-api.ts';
import { createAuthActions } from '#features/auth/actions.ts';
import { AdminSignInForm } from './admin-sign-in-form.tsx';
import { createAuthStore } from '#features/auth/store.ts';
import { deferred } from '#features/shared/testing/deferred.ts';

const owner = { _id: '1', name: 'Raghunath', email: 'owner@example.com', profilePic: '' };
const credentials = { email: 'owner@example.com', password: 'a marigold on the dashboard' };

const rejectCall = () => Promise.reject(new Error('not asked'));

/** The form with the real state and actions and a fake backend. */
function renderForm(login: AccountApi['login']) {
  const auth = createAuthStore({
    me: () => Promise.resolve({ user: null }),
    adminVerifyToken: rejectCall,
  });
  const account = {
    login: vi.fn<AccountApi['login']>(login),
    logout: vi.fn<AccountApi['logout']>(() => Promise.resolve('')),
    googleLogin: rejectCall,
    verifyOtp: rejectCall,
    sendOtp: rejectCall,
    forgotPassword: rejectCall,
    resetPassword: rejectCall,
    adminLogout: rejectCall,
  };
  const actions = createAuthActions(auth, account, { save: rejectCall });
  render(<AdminSignInForm auth={auth} actions={actions} />);
  return { auth, account };
}
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: /^Sign/ });

async function fillIn() {
  await userEvent.type(email(), credentials.email);
  await userEvent.type(password(), credentials.password);
}

function createFetchError(message: string) {
  const cause = new FetchError('401');
  cause.data = { message, error: message };
  return cause;
}

it('signs in by e-mail and password, and helps browsers to fill them in', async () => {
  const { account } = renderForm(() => Promise.resolve({ user: owner, isAdmin: true, token: null }));
  expect(email()).toBeRequired();
  expect(email()).toHaveAttribute('type', 'email');
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toBeRequired();
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  await fillIn();
  await userEvent.keyboard('{Enter}');
  expect(account.login.mock.calls).toEqual([[credentials]]);
});

it("says 'Signing in...' and sends nothing twice while it signs in", async () => {
  const answer = deferred<Awaited<ReturnType<AccountApi['login']>>>();
  const { account } = renderForm(() => answer.promise);
  await fillIn();
  await userEvent.click(button());
  expect(button()).toHaveTextContent('Signing in...');
  expect(button()).toBeDisabled();
  await userEvent.type(password(), '{Enter}');
  expect(account.login).toHaveBeenCalledTimes(1);
  answer.resolve({ user: owner, isAdmin: true, token: null });
  await expect.poll(() => button()).toBeEnabled();
  expect(button()).toHaveTextContent('Sign in');
});

it('shows the text of the failure, keeps what was typed and puts the cursor into the password', async () => {
  renderForm(() => Promise.reject(createFetchError('The e-mail or the password is wrong')));
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('The e-mail or the password is wrong');
  expect(email()).toHaveValue(credentials.email);
  await waitFor(() => expect(password()).toHaveFocus());
});

it('shows a default text when the server gives none', async () => {
  renderForm(() => Promise.reject(new Error('offline')));
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please try again.');
});

it.each([
  ['', '', 'Email', 'Email is required', 'Password is required'],
  ['owner@example.com', '', 'Password', '', 'Password is required'],
  ['', 'a password', 'Email', 'Email is required', ''],
])(
  'asks for what is missing of %j and %j, without a call',
  async (typedEmail, typedPassword, focused, emailError, passwordError) => {
    const { account } = renderForm(rejectCall);
    if (typedEmail) await userEvent.type(email(), typedEmail);
    if (typedPassword) await userEvent.type(password(), typedPassword);
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Email and password are required');
    expect(email()).toHaveAccessibleDescription(emailError);
    expect(password()).toHaveAccessibleDescription(passwordError);
    expect(screen.getByLabelText(focused)).toHaveFocus();
    expect(account.login).not.toHaveBeenCalled();
  },
);

it('refuses what is no e-mail address, beside the field and without a call', async () => {
  const { account } = renderForm(rejectCall);
  await userEvent.type(email(), 'owner');
  await userEvent.type(password(), 'a password');
  await userEvent.click(button());
  expect(email()).toHaveAccessibleDescription('Email must be an e-mail address');
  expect(email()).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(account.login).not.toHaveBeenCalled();
});

it('shows only the error of a malformed e-mail address after a sign-in that failed', async () => {
  renderForm(() => Promise.reject(createFetchError('The e-mail or the password is wrong')));
  await fillIn();
  await userEvent.click(button());
  await screen.findByRole('alert');
  await userEvent.clear(email());
  await userEvent.type(email(), 'owner');
  await userEvent.click(button());
  expect(email()).toHaveAccessibleDescription('Email must be an e-mail address');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('only logs that a user is no administrator, and does not change', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { auth } = renderForm(() => Promise.resolve({ user: owner, isAdmin: false, token: null }));
  await fillIn();
  await userEvent.click(button());
  await expect.poll(() => button()).toBeEnabled();
  expect(warn.mock.calls).toEqual([['Access denied: Admin privileges required']]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(email()).toHaveValue(credentials.email);
  expect(auth.state.isAuthenticated).toBe(false);
});

it('clears the error of an earlier page', () => {
  const auth = createAuthStore({
    me: () => Promise.resolve({ user: null }),
    adminVerifyToken: () => Promise.reject(),
  });
  auth.state.error = 'Something else failed';
  const clearError = vi.fn<() => void>();
  render(<AdminSignInForm auth={auth} actions={{ adminLogin: rejectCall, clearError }} />);
  expect(clearError).toHaveBeenCalledTimes(1);
});

it('links to the page for a forgotten password', () => {
  renderForm(rejectCall);
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/admin-login/forgot-password',
  );
});
