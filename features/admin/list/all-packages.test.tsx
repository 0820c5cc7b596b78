import { act, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { AdminApi } from '#features/admin/api.ts';
import { createChangeEvents } from '#features/admin/change-events.ts';
import { createAdminPackagesStore } from '#features/admin/packages-store.ts';
import { createToastsStore, toastMs } from '#features/admin/ui/toasts-store.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { AllPackages } from './all-packages.tsx';

const kerala = aPackage({ _id: 'k', name: 'Backwaters', place: 'Kerala', price: 24_500 });
const goa = aPackage({
  _id: 'g',
  name: 'Goa, slowly',
  place: 'Goa',
  visibility: 'link',
  preparedFor: 'Asha',
});
const bhutan = aPackage({
  _id: 'b',
  name: 'Dragon road',
  place: 'Bhutan',
  category: 'international',
  visibility: 'draft',
});

function setup(
  path = '/admin/packages',
  list = vi.fn<AdminApi['list']>().mockResolvedValue([kerala, goa, bhutan]),
  copyLink: ((id: string) => Promise<boolean>) | null = null,
) {
  const deletePackage = vi.fn<AdminApi['deletePackage']>().mockResolvedValue('');
  const toasts = createToastsStore();
  const memory = memoryLocation({ path, record: true });
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <AllPackages
        store={createAdminPackagesStore({ list, deletePackage }, createChangeEvents())}
        toasts={toasts}
        trash={null}
        copyLink={copyLink}
      />
    </Router>,
  );
  return { list, deletePackage, toasts, memory };
}

const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const cardOf = (name: string) => within(screen.getByRole('article', { name }));
const clickButton = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const remove = async (name: string) => {
  await clickButton(`Delete ${name}`);
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
};

describe('the list of all packages', () => {
  it('loads on entry and shows the content of the public cards', async () => {
    setup();
    expect(screen.getByRole('heading', { level: 1, name: 'All PACKAGES' })).toBeVisible();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    const card = await screen.findByRole('article', { name: 'Kerala' });
    for (const text of ['Backwaters', 'Rs. 24500', '6 days', '2 persons', kerala.description])
      expect(within(card).getByText(text, { ignore: 'a *, button *' })).toBeVisible();
    for (const text of ['Kerala', 'Backwaters', kerala.description])
      expect(within(card).getByText(text, { ignore: 'a *, button *' })).toHaveAttribute('dir', 'auto');
    expect(within(card).getByRole('link', { name: /Open the page/ })).toHaveAttribute(
      'href',
      '/packages/detail/k',
    );
    expect(within(card).getByRole('link', { name: 'Edit Backwaters' })).toHaveAttribute(
      'href',
      '/admin/edit-package/k',
    );
    expect(within(card).getByRole('link', { name: 'Duplicate Backwaters' })).toHaveAttribute(
      'href',
      '/admin/packages/create?from=k',
    );
    expect(screen.queryByRole('combobox', { name: 'Who sees it' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Copy link/ })).toBeNull();
  });

  it('says why it could not be loaded, and tries again', async () => {
    const { list } = setup(
      undefined,
      vi.fn<AdminApi['list']>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue([]),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch categories');
    await clickButton('Try again');
    expect(await screen.findByText(/There are no packages yet/)).toBeVisible();
    expect(list).toHaveBeenCalledTimes(2);
  });
});

describe('finding packages', () => {
  it('filters while typing, keeps the filter in the address, and says when nothing matches', async () => {
    const { memory } = setup();
    await screen.findByRole('article', { name: 'Goa' });
    await userEvent.type(screen.getByLabelText('Search'), 'dragon');
    expect(cards()).toEqual(['Bhutan']);
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Name, A to Z');
    await userEvent.tab();
    await userEvent.tab();
    expect(memory.history).toEqual(['/admin/packages?search=dragon&sort=name']);
    await userEvent.type(screen.getByLabelText('Search'), ' zanzibar');
    expect(await screen.findByText('No package matches.')).toBeVisible();
    await clickButton('Show all packages');
    expect(cards()).toEqual(['Kerala', 'Bhutan', 'Goa']);
  });

  it('marks drafts and packages by link, and filters by who sees them, also by the address', async () => {
    setup('/admin/packages?visibility=draft', undefined, vi.fn<(id: string) => Promise<boolean>>());
    await screen.findByRole('article', { name: 'Bhutan' });
    const filter = screen.getByRole('combobox', { name: 'Who sees it' });
    expect(cards()).toEqual(['Bhutan']);
    await userEvent.selectOptions(filter, 'Only with the link');
    expect(cards()).toEqual(['Goa']);
    await userEvent.selectOptions(filter, 'Everybody');
    expect(cards()).toEqual(['Kerala']);
    await userEvent.selectOptions(filter, 'All');
    expect(cardOf('Goa').getByText('Only with the link, for Asha')).toBeVisible();
    expect(cardOf('Bhutan').getByText('Nobody yet')).toBeVisible();
    expect(cardOf('Kerala').queryByText(/Everybody|Nobody yet|link/)).toBeNull();
  });
});

it('shows all packages and no filter where an address asks for drafts that the backend does not know', async () => {
  const list = vi.fn<AdminApi['list']>().mockResolvedValue([kerala, aPackage({ _id: 'x', place: 'Delhi' })]);
  setup('/admin/packages?visibility=draft', list);
  await screen.findByRole('article', { name: 'Delhi' });
  expect(cards()).toEqual(['Kerala', 'Delhi']);
  expect(screen.queryByRole('combobox', { name: 'Who sees it' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Copy link/ })).toBeNull();
});

it('copies the link of a package by link, and says so', async () => {
  const copyLink = vi.fn<(id: string) => Promise<boolean>>(() => Promise.resolve(true));
  const { toasts } = setup(undefined, undefined, copyLink);
  await screen.findByRole('article', { name: 'Goa' });
  await clickButton('Copy link of Goa, slowly');
  expect(copyLink).toHaveBeenCalledWith('g');
  await expect.poll(() => toasts.state.toasts).toMatchObject([{ tone: 'success' }]);
  copyLink.mockResolvedValue(false);
  await clickButton('Copy link of Goa, slowly');
  await expect.poll(() => toasts.state.toasts).toMatchObject([{}, { tone: 'danger' }]);
  expect(screen.queryByRole('button', { name: 'Copy link of Dragon road' })).toBeNull();
});

describe('deleting a package', () => {
  it('asks first, shows that card as being deleted, then a toast, and focuses the next one', async () => {
    const { deletePackage, toasts, list } = setup();
    const answer = deferred<string>();
    deletePackage.mockReturnValue(answer.promise);
    await screen.findByRole('article', { name: 'Goa' });
    await clickButton('Delete Goa, slowly');
    expect(
      screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this package?' }),
    ).toBeVisible();
    await clickButton('Cancel');
    expect(deletePackage).not.toHaveBeenCalled();
    await remove('Goa, slowly');
    const focused = await screen.findByRole('button', { name: 'Deleting... Goa, slowly' });
    await waitFor(() => expect(focused).toHaveFocus());
    expect(screen.getAllByRole('button', { name: /^Deleting/ })).toHaveLength(1);
    await act(async () => answer.resolve(''));
    expect(cards()).toEqual(['Kerala', 'Bhutan']);
    expect(screen.getByRole('link', { name: 'Edit Dragon road' })).toHaveFocus();
    expect(toasts.state.toasts).toMatchObject([
      { text: 'Package deleted successfully!', tone: 'success', ms: toastMs.deletedPackage },
    ]);
    expect(list).toHaveBeenCalledOnce();
  });

  it('reports a failure and keeps the card, with the focus where it was', async () => {
    const { deletePackage, toasts } = setup();
    deletePackage.mockRejectedValue(new Error('offline'));
    await screen.findByRole('article', { name: 'Goa' });
    await remove('Goa, slowly');
    await expect
      .poll(() => toasts.state.toasts)
      .toMatchObject([{ text: 'Failed to delete the package.', tone: 'danger' }]);
    expect(cards()).toContain('Goa');
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('button', { name: 'Delete Goa, slowly' }));
  });

  it('leaves the focus where it was moved meanwhile', async () => {
    const { deletePackage } = setup();
    const answer = deferred<string>();
    deletePackage.mockReturnValue(answer.promise);
    await screen.findByRole('article', { name: 'Goa' });
    await remove('Goa, slowly');
    await userEvent.click(screen.getByLabelText('Search'));
    await act(async () => answer.resolve(''));
    expect(screen.getByLabelText('Search')).toHaveFocus();
  });
});
