import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { AuthActions } from '#features/auth/actions.ts';
import { done, failed, type Outcome } from '#features/auth/actions.ts';
import { createAuthStore } from '#features/auth/store.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { AdminSignInForm } from './admin-sign-in-form.tsx';

const credentials = { email: 'owner@example.com', password: 'a marigold on the dashboard' };
const rejectCall = () => Promise.reject(new Error('not asked'));

/** The form with the text that the action leaves in the state. */
function renderForm(answer: Promise<Outcome>, text = '') {
  const auth = createAuthStore({ me: rejectCall, adminVerifyToken: rejectCall });
  auth.state.error = 'Something else failed';
  const adminLogin = vi.fn<AuthActions['adminLogin']>(() => {
    auth.state.error = text || null;
    return answer;
  });
  const clearError = () => void (auth.state.error = null);
  render(<AdminSignInForm auth={auth} actions={{ adminLogin, clearError }} />);
  return adminLogin;
}
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: /^Sign/ });
const failure = Promise.resolve(failed(undefined));

async function fillIn() {
  await userEvent.type(email(), credentials.email);
  await userEvent.type(password(), credentials.password);
}

it('signs in by e-mail and password, helps browsers to fill them in, and links to a forgotten password', async () => {
  const adminLogin = renderForm(Promise.resolve(done()));
  expect(email()).toBeRequired();
  expect(email()).toHaveAttribute('type', 'email');
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toBeRequired();
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  await fillIn();
  await userEvent.keyboard('{Enter}');
  expect(adminLogin.mock.calls).toEqual([[credentials]]);
  const link = screen.getByRole('link', { name: 'Forgot password?' });
  expect(link).toHaveAttribute('href', '/admin-login/forgot-password');
});

it("says 'Signing in...' and sends nothing twice while it signs in", async () => {
  const answer = deferred<Outcome>();
  const adminLogin = renderForm(answer.promise);
  await fillIn();
  await userEvent.click(button());
  expect(button()).toHaveTextContent('Signing in...');
  expect(button()).toBeDisabled();
  await userEvent.type(password(), '{Enter}');
  const form = password().closest('form');
  if (form) fireEvent.submit(form);
  expect(adminLogin).toHaveBeenCalledTimes(1);
  answer.resolve(done());
  await expect.poll(() => button()).toBeEnabled();
  expect(button()).toHaveTextContent('Sign in');
});

it('shows no earlier error, but the text of its own failure, keeps what was typed and puts the cursor into the password', async () => {
  renderForm(failure, 'The e-mail or the password is wrong');
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('The e-mail or the password is wrong');
  expect(email()).toHaveValue(credentials.email);
  await waitFor(() => expect(password()).toHaveFocus());
});

it.each([
  ['', '', 'Email', 'Email is required', 'Password is required'],
  ['', 'a password', 'Email', 'Email is required', ''],
  ['owner@example.com', '', 'Password', '', 'Password is required'],
])('asks for what is missing of %j and %j', async (typedEmail, typedPassword, focused, emailError, error) => {
  renderForm(failure, 'Email and password are required');
  if (typedEmail) await userEvent.type(email(), typedEmail);
  if (typedPassword) await userEvent.type(password(), typedPassword);
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Email and password are required');
  expect(email()).toHaveAccessibleDescription(emailError);
  expect(password()).toHaveAccessibleDescription(error);
  expect(screen.getByLabelText(focused)).toHaveFocus();
});

it('refuses what is no e-mail address, without a call and the error of a sign-in that failed', async () => {
  const adminLogin = renderForm(failure, 'The e-mail or the password is wrong');
  await fillIn();
  await userEvent.click(button());
  await screen.findByRole('alert');
  await userEvent.clear(email());
  await userEvent.type(email(), 'owner');
  await userEvent.click(button());
  expect(email()).toHaveAccessibleDescription('Email must be an e-mail address');
  expect(email()).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(adminLogin).toHaveBeenCalledTimes(1);
});
