import type { OptionalName } from './fields/fields.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { createFormFixture, readTextFields } from '#features/admin/testing/form-fixture.tsx';
import { aPackage } from '#features/shared/testing/builders.ts';

beforeEach(() => localStorage.clear());

const field = () => screen.getByLabelText<HTMLInputElement>('Local name');
const suggested = (name: string) => screen.findByRole('button', { name: `Suggested: ${name}` });

async function openEdit(localName?: string, optionalFields: readonly OptionalName[] = ['localName']) {
  const tour = aPackage({ place: 'Himachal', ...(localName !== undefined && { localName }) });
  const fixture = createFormFixture({ package: () => Promise.resolve(tour) }, null, { optionalFields });
  const view = fixture.edit('p1');
  await screen.findByRole('button', { name: 'Update Package' });
  return { ...fixture, ...view, user: userEvent.setup() };
}

it('suggests the name that the site knows, fills it in and keeps the focus in the field', async () => {
  const { user, api } = await openEdit();
  await user.click(await suggested('हिमाचल'));
  expect(field()).toHaveValue('हिमाचल');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('button', { name: /Suggested/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Update Package' }));
  expect(readTextFields(api.editPackage.mock.lastCall?.[1])).toMatchObject({ localName: 'हिमाचल' });
});

it('suggests another name once the place is another one, and none for an unknown place', async () => {
  const { user } = await openEdit('हिमाचल');
  const place = screen.getByLabelText('Place');
  await user.clear(place);
  await user.type(place, 'Goa');
  await suggested('गोवा');
  await user.type(place, ' and Atlantis');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Suggested/ })).toBeNull());
  expect(field()).toHaveValue('हिमाचल');
});

it('sends an empty name, which takes the stored one away', async () => {
  const { user, api } = await openEdit('ஹிமாச்சல்');
  expect(field()).toHaveValue('ஹிமாச்சல்');
  expect(field()).toHaveAttribute('dir', 'auto');
  await user.clear(field());
  await user.click(screen.getByRole('button', { name: 'Update Package' }));
  expect(readTextFields(api.editPackage.mock.lastCall?.[1])).toMatchObject({ localName: '' });
});

it('keeps what is typed as a draft', async () => {
  const { user, unmount, edit } = await openEdit();
  await user.type(field(), 'पहाड़');
  unmount();
  edit('p1');
  await user.click(await screen.findByRole('button', { name: 'Continue with your draft' }));
  expect(field()).toHaveValue('पहाड़');
});

it('copies the name with the other texts', async () => {
  const tour = aPackage({ localName: 'केरळ' });
  createFormFixture({ package: () => Promise.resolve(tour) }, null, { optionalFields: ['localName'] }).create(
    'p1',
  );
  await screen.findByRole('button', { name: 'Submit' });
  expect(field()).toHaveValue('केरळ');
});

it('has no such field, and sends none, where the backend stores no local names', async () => {
  const { user, api } = await openEdit(undefined, []);
  expect(screen.queryByLabelText('Local name')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Update Package' }));
  expect(readTextFields(api.editPackage.mock.lastCall?.[1])).not.toHaveProperty('localName');
});
