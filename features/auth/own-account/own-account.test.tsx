import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { User } from '#contract/user.ts';
import { createHttp } from '#features/shared/create-http.ts';
import { createOwnAccount } from './own-account.ts';
import { OwnNameForm } from './own-name-form.tsx';
import { OwnPasswordForm } from './own-password-form.tsx';

const meera: User = { _id: '7', name: 'Meera', email: 'owner@example.com', profilePic: '' };

/** The forms with a backend that gives one answer. */
function open(body: unknown, status = 200) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(body, { status })));
  const update = vi.fn<(user: User) => void>();
  const account = createOwnAccount(createHttp('', fetch), { update });
  render(
    <>
      <OwnNameForm name={meera.name} account={account} />
      <OwnPasswordForm email={meera.email} account={account} />
    </>,
  );
  const sent = () =>
    fetch.mock.calls.map(([address, init]) => [
      init?.method,
      address,
      init?.credentials,
      typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    ]);
  return { sent, update };
}
const field = (label: string) => screen.getByLabelText(label);
async function changePassword(present: string, chosen: string, again = chosen) {
  if (present) await userEvent.type(field('Present password'), present);
  if (chosen) await userEvent.type(field('New password'), chosen);
  if (again) await userEvent.type(field('New password again'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

it('saves the name, says so and shows it at once', async () => {
  const { sent, update } = open({ message: 'Your name was saved.', user: { ...meera, name: 'Meera Nair' } });
  await userEvent.type(field('Your name'), ' Nair ');
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Your name was saved.')).toBeVisible();
  expect(sent()).toEqual([['PATCH', '/api/admin/me', 'include', { name: 'Meera Nair' }]]);
  expect(update).toHaveBeenCalledWith({ ...meera, name: 'Meera Nair' });
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
