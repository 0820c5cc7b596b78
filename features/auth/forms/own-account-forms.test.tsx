import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/user.ts';
import { createHttp } from '#features/shared/http.ts';
import { createAuthActions } from '#features/auth/actions.ts';
import { createAuthApi } from '#features/auth/api.ts';
import { createAuthStore, signedIn } from '#features/auth/store.ts';
import { OwnAccountForms } from './own-account-forms.tsx';

beforeEach(() => history.replaceState(null, '', '/admin/me'));

const meera: User = { _id: '7', name: 'Meera', email: 'owner@example.com', profilePic: '' };

/** The forms with a backend that gives these answers, the last one again and again. */
function open(body: unknown, status = 200, ...later: readonly unknown[]) {
  const answers = [() => Response.json(body, { status }), ...later.map((next) => () => Response.json(next))];
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer ? answer() : Response.error();
  });
  const api = createAuthApi(createHttp('', fetch));
  const store = createAuthStore(api);
  store.setSession(signedIn(meera, true));
  render(<OwnAccountForms user={meera} actions={createAuthActions(store, api, api)} />);
  const sent = () =>
    fetch.mock.calls.map(([address, init]) => [
      init?.method,
      address,
      init?.credentials,
      typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    ]);
  return { sent, user: () => store.state.user };
}
/** The form of the password, unless another is named. */
const field = (label: string, form = label === 'Your name' ? 'Name' : 'Password') =>
  within(screen.getByRole('form', { name: form })).getByLabelText(label);
const emailField = (label: string) => field(label, 'E-mail');
async function changePassword(present: string, chosen: string, again = chosen) {
  if (present) await userEvent.type(field('Present password'), present);
  if (chosen) await userEvent.type(field('New password'), chosen);
  if (again) await userEvent.type(field('New password again'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

it('saves the name, says so and shows it at once', async () => {
  const { sent, user } = open({ message: 'Your name was saved.', user: { ...meera, name: 'Meera Nair' } });
  await userEvent.type(field('Your name'), ' Nair ');
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Your name was saved.')).toBeVisible();
  expect(sent()).toEqual([['PATCH', '/api/admin/me', 'include', { name: 'Meera Nair' }]]);
  expect(user()).toEqual({ ...meera, name: 'Meera Nair' });
});

it('saves no empty name', async () => {
  const { sent } = open({});
  await userEvent.clear(field('Your name'));
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  expect(field('Your name')).toHaveAccessibleDescription(expect.stringContaining('Name is required'));
  expect(field('Your name')).toHaveFocus();
  expect(sent()).toEqual([]);
});

it('changes the password after the present one, empties the fields and says what has ended', async () => {
  const { sent } = open({ message: 'Your password was changed. Other devices are signed out.' });
  await changePassword('the old one', 'a tiger by the river');
  const notice = await screen.findByText('Your password was changed. Other devices are signed out.');
  await waitFor(() => expect(notice).toHaveFocus());
  expect(sent()).toEqual([
    [
      'POST',
      '/api/admin/me/password',
      'include',
      { currentPassword: 'the old one', newPassword: 'a tiger by the river' },
    ],
  ]);
  for (const label of ['Present password', 'New password', 'New password again'])
    expect(field(label)).toHaveValue('');
});

it.each([
  ['', 'a tiger by the river', undefined, 'Present password', 'Present password is required'],
  ['the old one', 'short', undefined, 'New password', 'Password must have at least 10 characters'],
  ['the old one', 'a tiger by the river', 'a tiger', 'New password again', 'The two passwords differ'],
])('sends nothing for %j, %j and %j', async (present, chosen, again, label, text) => {
  const { sent } = open({});
  await changePassword(present, chosen, again);
  expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(field(label)).toHaveFocus();
  expect(sent()).toEqual([]);
});

it('shows a refusal of the backend beside its field, and keeps what was typed', async () => {
  const text = 'The present password is incorrect';
  open({ message: text, fields: { currentPassword: text } }, 400);
  await changePassword('the old one', 'a tiger by the river');
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(field('Present password')).toHaveFocus());
  expect(field('New password')).toHaveValue('a tiger by the river');
});

async function changeEmail(email: string, present: string) {
  if (email) await userEvent.type(emailField('New e-mail'), email);
  if (present) await userEvent.type(emailField('Present password'), present);
  await userEvent.click(screen.getByRole('button', { name: 'Change e-mail' }));
}
const moved = {
  message: 'You sign in with meera@neem.example from now on.',
  user: { ...meera, email: 'meera@neem.example' },
};
const mailed = { message: 'A code is on its way to meera@neem.example.' };

it('changes the e-mail after the present password, says so and shows it at once', async () => {
  const { sent, user } = open(moved);
  expect(screen.getByText(/You sign in with owner@example\.com/)).toBeVisible();
  await changeEmail(' meera@neem.example ', 'the old one');
  const notice = await screen.findByText(moved.message);
  await waitFor(() => expect(notice).toHaveFocus());
  expect(sent()).toEqual([
    [
      'POST',
      '/api/admin/me/email',
      'include',
      { email: 'meera@neem.example', currentPassword: 'the old one' },
    ],
  ]);
  expect(user()).toEqual(moved.user);
  for (const label of ['New e-mail', 'Present password']) expect(emailField(label)).toHaveValue('');
});

it('asks for the code where one was mailed, and changes the e-mail by it', async () => {
  const { sent, user } = open(mailed, 200, moved);
  await changeEmail('meera@neem.example', 'the old one');
  const code = await screen.findByLabelText('Code from the mail');
  expect(code).toHaveFocus();
  expect(code).toHaveAccessibleDescription(mailed.message);
  expect(user()).toEqual(meera);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(code).toHaveAccessibleDescription(expect.stringContaining('Code is required'));
  await userEvent.type(code, ' 012 345 {Enter}');
  await waitFor(() => expect(screen.getByText(moved.message)).toHaveFocus());
  expect(sent()[1]).toEqual(['POST', '/api/admin/me/email/code', 'include', { code: '012345' }]);
  expect(user()).toEqual(moved.user);
  expect(emailField('New e-mail')).toHaveValue('');
});

it('still asks for the code after the page was reloaded, until it is confirmed or begun again', async () => {
  open(mailed);
  await changeEmail('meera@neem.example', 'the old one');
  await screen.findByLabelText('Code from the mail');
  cleanup();
  open(moved);
  expect(screen.getByLabelText('Code from the mail')).toHaveAccessibleDescription(
    'It was mailed to your new address.',
  );
  await userEvent.type(screen.getByLabelText('Code from the mail'), '012345{Enter}');
  await screen.findByText(moved.message);
  cleanup();
  open(mailed);
  expect(emailField('New e-mail')).toBeVisible();
});

it('begins again with the address that was typed', async () => {
  open(mailed);
  await changeEmail('meera@nem.example', 'the old one');
  await userEvent.click(await screen.findByRole('button', { name: 'Begin again' }));
  expect(emailField('New e-mail')).toHaveValue('meera@nem.example');
  expect(emailField('New e-mail')).toHaveFocus();
});

it.each([
  ['', 'the old one', 'New e-mail', 'Email is required'],
  ['meera', 'the old one', 'New e-mail', 'Email must be an e-mail address'],
  ['meera@neem.example', '', 'Present password', 'Present password is required'],
])('sends nothing for the e-mail %j and %j', async (email, present, label, text) => {
  const { sent } = open({});
  await changeEmail(email, present);
  expect(emailField(label)).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(emailField(label)).toHaveFocus();
  expect(sent()).toEqual([]);
});

it('shows why the e-mail stays beside its field, and keeps what was typed', async () => {
  const text = 'Another account has this address';
  open({ message: text, fields: { email: text } }, 400);
  await changeEmail('meera@neem.example', 'the old one');
  await waitFor(() => expect(emailField('New e-mail')).toHaveAccessibleDescription(text));
  expect(emailField('Present password')).toHaveValue('the old one');
});
