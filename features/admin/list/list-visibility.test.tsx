import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createChangeEvents } from '#features/admin/change-events.ts';
import { createAdminPackagesStore } from '#features/admin/packages-store.ts';
import { createToastsStore } from '#features/admin/ui/toasts-store.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { AllPackages } from './all-packages.tsx';

const kerala = aPackage({ _id: 'k', place: 'Kerala' });
const goa = aPackage({ _id: 'g', name: 'Goa', place: 'Goa', visibility: 'link', preparedFor: 'Asha' });
const kashi = aPackage({ _id: 'v', name: 'Kashi', place: 'Kashi', visibility: 'draft' });

async function setup(
  packages = [kerala, goa, kashi],
  copyLink: ((id: string) => Promise<boolean>) | null = null,
) {
  const toasts = createToastsStore();
  const api = { list: () => Promise.resolve(packages), deletePackage: () => Promise.resolve('') };
  const memory = memoryLocation({ path: '/admin/packages', searchPath: 'visibility=draft', record: true });
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <AllPackages
        store={createAdminPackagesStore(api, createChangeEvents())}
        toasts={toasts}
        trash={null}
        copyLink={copyLink}
      />
    </Router>,
  );
  await screen.findAllByRole('article');
  return { toasts };
}

const places = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (name: string) => within(screen.getByRole('article', { name }));
const copied = () => vi.fn<(id: string) => Promise<boolean>>(() => Promise.resolve(true));

it('filters by who sees a package, also by the address', async () => {
  await setup(undefined, copied());
  const filter = screen.getByRole('combobox', { name: 'Who sees it' });
  expect(filter).toHaveValue('draft');
  expect(places()).toEqual(['Kashi']);
  await userEvent.selectOptions(filter, 'Only with the link');
  expect(places()).toEqual(['Goa']);
  await userEvent.selectOptions(filter, 'Everybody');
  expect(places()).toEqual(['Kerala']);
  await userEvent.selectOptions(filter, 'All');
  expect(places()).toEqual(['Kerala', 'Goa', 'Kashi']);
});

it('marks drafts and packages by link, with the person', async () => {
  await setup(undefined, copied());
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who sees it' }), 'All');
  expect(card('Goa').getByText('Only with the link, for Asha')).toBeVisible();
  expect(card('Kashi').getByText('Nobody yet')).toBeVisible();
  expect(card('Kerala').queryByText(/Everybody|Nobody yet|link/)).toBeNull();
});

it('copies the link of a package by link, and says so', async () => {
  const copyLink = copied();
  const { toasts } = await setup([goa, kashi], copyLink);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who sees it' }), 'All');
  await userEvent.click(screen.getByRole('button', { name: 'Copy link of Goa' }));
  expect(copyLink).toHaveBeenCalledWith('g');
  await expect.poll(() => toasts.state.toasts).toMatchObject([{ tone: 'success' }]);
  copyLink.mockResolvedValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Copy link of Goa' }));
  await expect.poll(() => toasts.state.toasts).toMatchObject([{}, { tone: 'danger' }]);
  expect(screen.queryByRole('button', { name: 'Copy link of Kashi' })).toBeNull();
});

it('shows neither filter nor badge nor button on a backend without drafts', async () => {
  await setup([kerala, aPackage({ _id: 'x', place: 'Delhi' })]);
  expect(places()).toEqual(['Kerala', 'Delhi']);
  expect(screen.queryByRole('combobox', { name: 'Who sees it' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Copy link/ })).toBeNull();
});
