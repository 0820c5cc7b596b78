import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { HomeOrderInputSchema } from '#contract/orders.ts';
import { answering, fakeBackend, type Answering } from '#features/admin/testing/fake-backend.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { HomeOrderDialog } from './home-order-dialog.tsx';
import { createHomeOrderStore } from './home-order-store.ts';

const packages = ['Goa', 'Kashi', 'Kerala', 'Delhi'].map((name) => aPackage({ _id: name, name }));
const dubai = aPackage({ _id: 'Dubai', name: 'Dubai', category: 'international' });

async function setup(domestic: readonly string[] = ['Kerala', 'Goa'], more: readonly string[] = []) {
  const save = vi.fn<Answering>(({ body }) => ({ ...v.parse(HomeOrderInputSchema, body), deleted: [] }));
  const http = fakeBackend({
    'GET /admin/home-order': answering({ domestic, international: [], deleted: [] }),
    'PUT /admin/home-order': save,
  });
  const onClose = vi.fn<() => void>();
  render(
    <HomeOrderDialog
      store={createHomeOrderStore(http)}
      packages={[...packages, dubai, ...more.map((name) => aPackage({ _id: name, name }))]}
      open
      onClose={onClose}
    />,
  );
  await screen.findByRole('list', { name: 'Pinned domestic packages' });
  const saved = () => {
    const { previous: _, ...order } = v.parse(HomeOrderInputSchema, save.mock.lastCall?.[0].body);
    return order;
  };
  return { save, onClose, saved };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rows = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent);
const pinned = () => rows('Pinned domestic packages');
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('moves a row up and down, saves it at once, says where it is, and the focus stays on the button', async () => {
  const { saved } = await setup();
  expect(pinned()).toEqual(['Kerala', 'Goa']);
  expect(rows('Other domestic packages')).toEqual(['Kashi', 'Delhi']);
  expect(screen.getAllByText('On the home page, as one of the newest')).toHaveLength(2);
  await press('Up Goa');
  expect(pinned()).toEqual(['Goa', 'Kerala']);
  expect(saved()).toEqual({ domestic: ['Goa', 'Kerala'], international: [] });
  expect(said()).toContain('Goa is now 1 of 2.');
  expect(screen.getByRole('button', { name: 'Up Goa' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(said()).toContain('Goa is now 1 of 2.');
  await press('Down Goa');
  expect(pinned()).toEqual(['Kerala', 'Goa']);
  expect(screen.getByText('Saved')).toBeVisible();
});

it('pins and unpins in both rows, and takes it back; the focus goes to the row that takes the place', async () => {
  const { saved } = await setup();
  await press('Pin Kashi');
  expect(pinned()).toEqual(['Kerala', 'Goa', 'Kashi']);
  expect(said()).toContain('Kashi is pinned as 3 of 3.');
  expect(screen.getByRole('button', { name: 'Pin Delhi' })).toHaveFocus();
  await press('Unpin Kerala');
  expect(saved()).toEqual({ domestic: ['Goa', 'Kashi'], international: [] });
  expect(said()).toContain('Kerala is no longer pinned.');
  expect(screen.getByRole('button', { name: 'Unpin Goa' })).toHaveFocus();
  await press('Undo');
  await press('Undo');
  expect(saved()).toEqual({ domestic: ['Kerala', 'Goa'], international: [] });
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await press('Unpin Kerala');
  await press('Unpin Goa');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(screen.getByText('None: the row shows the newest packages.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'International' }));
  await press('Pin Dubai');
  expect(saved()).toEqual({ domestic: [], international: ['Dubai'] });
});

it('moves a package without a pin: those that must stay in front are pinned, and the focus follows it', async () => {
  const { saved } = await setup([]);
  expect(rows('Other domestic packages')).toEqual(['Goa', 'Kashi', 'Kerala', 'Delhi']);
  await press('Up Delhi');
  expect(saved()).toEqual({ domestic: ['Goa', 'Kashi', 'Delhi'], international: [] });
  expect(said()).toContain('Delhi is now 3 of 4. Pinned: 3.');
  expect(screen.getByRole('button', { name: 'Up Delhi' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(pinned()).toEqual(['Goa', 'Delhi', 'Kashi']);
  await press('Undo');
  await press('Undo');
  expect(saved()).toEqual({ domestic: [], international: [] });
  await press('Down Goa');
  expect(pinned()).toEqual(['Kashi']);
  expect(rows('Other domestic packages')).toEqual(['Goa', 'Kerala', 'Delhi']);
  expect(said()).toContain('Goa is now 2 of 4. Pinned: 1.');
  expect(screen.getByRole('button', { name: 'Down Goa' })).toHaveFocus();
  await press('Up Goa');
  expect(pinned()).toEqual(['Goa', 'Kashi']);
  expect(screen.getByRole('button', { name: 'Up Goa' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Down Delhi' })).toHaveAttribute('aria-disabled', 'true');
});

it('keeps the search while it has a text, also where fewer rows are left than it is offered for', async () => {
  await setup([], ['A', 'B', 'C', 'D', 'E', 'F']);
  await userEvent.type(screen.getByRole('searchbox'), 'Kashi');
  await press('Pin Kashi');
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(rows('Other domestic packages')).toHaveLength(9);
});

it('saves a change that could not be sent with the next try', async () => {
  const { save } = await setup();
  save.mockRejectedValueOnce(new TypeError('offline'));
  await press('Up Goa');
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to save the order');
  await press('Try again');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(pinned()).toEqual(['Goa', 'Kerala']);
});
