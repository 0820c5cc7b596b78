import { act, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { AdminApi } from '#features/admin/api.ts';
import { createChangeEvents } from '#features/admin/change-events.ts';
import { createDraftStore } from '#features/admin/drafts/draft-store.ts';
import { createAdminPackagesStore } from '#features/admin/packages-store.ts';
import { createToastsStore, toastMs } from '#features/admin/ui/toasts-store.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { AllPackages, type ListTools } from './all-packages.tsx';
import { createHomeOrderStore } from './home-order/home-order-store.ts';
import { createInlineEditsStore } from './inline/inline-edits-store.ts';
import type { SaveValue } from './inline/value-saver.ts';
import { answering, fakeBackend, storePrices } from '#features/admin/testing/fake-backend.ts';
import { createTrashStore } from '#features/admin/trash/trash-store.ts';
import { createPricesStore } from './prices/prices-store.ts';

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

/** Of a backend that offers nothing more. */
const noTools = { isOurBackend: false };

function setup({
  path = '/admin/packages',
  list = vi.fn<AdminApi['list']>().mockResolvedValue([kerala, goa, bhutan]),
  offered = {},
}: {
  readonly path?: string;
  readonly list?: ReturnType<typeof vi.fn<AdminApi['list']>>;
  readonly offered?: Partial<ListTools>;
} = {}) {
  const changes = createChangeEvents();
  const deletePackage = vi.fn<AdminApi['deletePackage']>().mockResolvedValue('');
  const store = createAdminPackagesStore({ list, deletePackage }, changes);
  const change = storePrices();
  const http = fakeBackend({
    'PATCH /admin/prices': change,
    'GET /admin/deleted-packages': answering(null),
  });
  const saveValue = vi
    .fn<SaveValue>()
    .mockResolvedValue({ status: 'saved', text: 'Package updated successfully!' });
  const copyLink = vi.fn<ListTools['copyLink']>().mockResolvedValue(true);
  const toasts = createToastsStore();
  const tools: ListTools = {
    edits: createInlineEditsStore(createDraftStore(null), 'a1'),
    saveValue,
    isOurBackend: true,
    prices: createPricesStore(http, store, changes),
    homeOrder: createHomeOrderStore(http),
    trash: createTrashStore(http, 'package', changes),
    copyLink,
    ...offered,
  };
  const memory = memoryLocation({ path, record: true });
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <AllPackages store={store} toasts={toasts} tools={tools} />
    </Router>,
  );
  return { list, deletePackage, toasts, memory, change, changes, saveValue, copyLink };
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
    setup({ offered: noTools });
    expect(screen.getByRole('heading', { level: 1, name: 'All PACKAGES' })).toBeVisible();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    const card = await screen.findByRole('article', { name: 'Kerala' });
    expect(card).toHaveTextContent(/Rs\. 24500.*Kerala.*Backwaters.*6 days.*2 persons/);
    expect(within(card).getByText(kerala.description)).toBeVisible();
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

  it('has every card of a long list, so that the browser finds them', async () => {
    const tours = Array.from({ length: 28 }, (_, index) =>
      aPackage({ _id: `p${index}`, name: `Tour ${index}` }),
    );
    setup({ list: vi.fn<AdminApi['list']>().mockResolvedValue(tours) });
    expect(await screen.findByRole('button', { name: 'Delete Tour 27' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(28);
  });

  it('says why it could not be loaded, and tries again', async () => {
    const { list } = setup({
      list: vi.fn<AdminApi['list']>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue([]),
    });
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
    setup({ path: '/admin/packages?visibility=draft' });
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
    expect(cardOf('Kerala').getByRole('button', { name: /^Everybody Change who sees/ })).toBeVisible();
  });
});

it('shows all packages and no filter where an address asks for drafts that the backend does not know', async () => {
  const list = vi.fn<AdminApi['list']>().mockResolvedValue([kerala, aPackage({ _id: 'x', place: 'Delhi' })]);
  setup({ path: '/admin/packages?visibility=draft', list, offered: noTools });
  await screen.findByRole('article', { name: 'Delhi' });
  expect(cards()).toEqual(['Kerala', 'Delhi']);
  expect(screen.queryByRole('combobox', { name: 'Who sees it' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Copy link/ })).toBeNull();
});

it('copies the link of a package by link, and says so', async () => {
  const { toasts, copyLink } = setup();
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
      {
        text: 'Package deleted successfully!',
        tone: 'success',
        ms: toastMs.deletedPackage,
        action: { label: 'Undo' },
      },
    ]);
    expect(list).toHaveBeenCalledOnce();
  });

  it('reports a failure and keeps the card, with the focus where it was', async () => {
    const { deletePackage, toasts } = setup();
    deletePackage.mockRejectedValue(new Error('offline'));
    await screen.findByRole('article', { name: 'Goa' });
    await remove('Goa, slowly');
    await expect.poll(() => toasts.state.toasts.length).toBe(1);
    expect(toasts.state.toasts[0]).toMatchObject({ text: 'Failed to delete the package.', tone: 'danger' });
    expect(toasts.state.toasts[0]).not.toHaveProperty('action');
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

const beach = aPackage({ _id: 'g', name: 'Goa', place: 'Goa', price: 47_500 });
const kashi = aPackage({ _id: 'k', name: 'Kashi', place: 'Kashi', price: 0 });
const dubai = aPackage({
  _id: 'd',
  name: 'Dubai',
  place: 'Dubai',
  price: 99_950_000,
  category: 'international',
});

async function setupTools(offered: Partial<ListTools> = {}) {
  const list = vi.fn<AdminApi['list']>().mockResolvedValue([beach, kashi, dubai]);
  const { toasts, ...rest } = setup({ list, offered });
  await screen.findByRole('article', { name: 'Goa' });
  return { ...rest, toasts, texts: () => toasts.state.toasts.map(({ tone, text }) => `${tone}: ${text}`) };
}

const check = (name: string | RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
const bar = () => screen.getByRole('region', { name: 'Selected packages' });
const dialog = () => screen.getByRole('dialog');
const cells = () =>
  within(dialog())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
const openPrices = async (amount: string) => {
  await clickButton('Change prices');
  await userEvent.type(screen.getByRole('textbox', { name: 'By' }), amount);
};

describe('the list', () => {
  it('of a backend that offers nothing more has no order of home, no selection and no visibility', async () => {
    const { toasts } = await setupTools(noTools);
    expect(screen.queryByRole('button', { name: 'Home page order' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Change who sees|Copy link/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Who sees it' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rs. 47500 Change price of Goa' })).toBeVisible();
    await remove('Goa');
    await expect.poll(() => toasts.state.toasts.length).toBe(1);
    expect(toasts.state.toasts[0]?.action).toBeUndefined();
  });
});

it('a value that is saved in place says so in a toast', async () => {
  const { saveValue, texts } = await setupTools();
  await clickButton(/Change price of Goa/);
  await userEvent.keyboard('49900{Enter}');
  expect(saveValue).toHaveBeenCalledExactlyOnceWith(beach, { name: 'price', value: '49900', base: '47500' });
  expect(texts()).toEqual(['success: Package updated successfully!']);
});

it('a package that its change takes out of the filter stays with its Undo until the filter is changed', async () => {
  const { changes, saveValue } = await setupTools();
  saveValue.mockImplementation((_tour, { value }) => {
    changes.emit({
      type: 'package-edited',
      value: aPackage({ ...beach, visibility: value === 'draft' ? 'draft' : 'public' }),
    });
    return Promise.resolve({ status: 'saved', text: 'Package updated successfully!' });
  });
  const filter = screen.getByRole('combobox', { name: 'Who sees it' });
  await userEvent.selectOptions(filter, 'public');
  await clickButton('Everybody Change who sees Goa');
  await clickButton('Nobody yet');
  expect(screen.getByRole('button', { name: 'Nobody yet Change who sees Goa' })).toHaveFocus();
  await clickButton(/^Undo: Everybody/);
  expect(screen.getByRole('button', { name: 'Everybody Change who sees Goa' })).toHaveFocus();
  await clickButton('Everybody Change who sees Goa');
  await clickButton('Nobody yet');
  await userEvent.selectOptions(filter, 'draft');
  await userEvent.selectOptions(filter, 'public');
  expect(screen.queryByRole('article', { name: 'Goa' })).not.toBeInTheDocument();
});

describe('selecting packages', () => {
  it('counts them, also those that the filter hides, clears, and loses those that are deleted', async () => {
    await setupTools();
    await check('Select Goa');
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'international');
    expect(bar()).toHaveTextContent('1 selected, 1 not shown');
    await check('Select all shown (1)');
    expect(bar()).toHaveTextContent('2 selected, 1 not shown');
    await check('Select all shown (1)');
    expect(bar()).toHaveTextContent('1 selected, 1 not shown');
    await clickButton('Clear');
    expect(screen.queryByRole('region', { name: 'Selected packages' })).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Both');
    await check('Select all shown (3)');
    await clickButton('Delete Goa');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(bar()).toHaveTextContent('2 selected');
  });
});

describe('changing the prices of the selected packages', () => {
  it('shows each new price and why others stay, before it is applied', async () => {
    const { change } = await setupTools();
    await check('Select all shown (3)');
    await openPrices('5');
    expect(within(dialog()).getByRole('heading', { name: 'Change 3 prices' })).toBeVisible();
    expect(cells()).toEqual([
      'Rs. 49900',
      'Stays 0: Ask for the price',
      'The price can be at most 100000000',
    ]);
    expect(dialog()).toHaveTextContent('2 of 3 stay as they are: see the list.');
    await userEvent.click(screen.getByRole('radio', { name: 'Lower' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Rupees' }));
    expect(cells()[0]).toBe('Stays the same, as prices are rounded to 100');
    await userEvent.type(screen.getByRole('textbox', { name: 'By' }), '000');
    expect(cells()[0]).toBe('Rs. 42500');
    expect(change).not.toHaveBeenCalled();
  });

  it('applies it, offers Undo and moves the focus there', async () => {
    const { change, texts } = await setupTools();
    await check('Select Goa');
    await openPrices('5 %');
    await clickButton('Change 1 price');
    expect(change).toHaveBeenCalledExactlyOnceWith({
      body: { prices: [{ _id: 'g', version: 1, price: 49_900 }] },
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bar()).toHaveTextContent('1 price raised by 5 %');
    expect(screen.getByRole('checkbox', { name: 'Select Goa' })).not.toBeChecked();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: 'Rs. 49900 Change price of Goa' })).toBeVisible();
    await clickButton('Undo');
    expect(screen.getByRole('button', { name: 'Rs. 47500 Change price of Goa' })).toBeVisible();
    expect(texts()).toEqual(['success: 1 price is as before.']);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('says what is wrong with the amount, keeps it when it fails, and is sent once while it is being saved', async () => {
    const { change } = await setupTools();
    const answer = deferred<never>();
    change.mockReturnValueOnce(answer.promise);
    await check('Select Goa');
    await openPrices('200{Enter}');
    expect(screen.getByRole('textbox', { name: 'By' })).toHaveAccessibleDescription(
      'Percentage can be at most 100',
    );
    await userEvent.clear(screen.getByRole('textbox', { name: 'By' }));
    await userEvent.keyboard('2,5{Enter}');
    expect(screen.getByRole('textbox', { name: 'By' })).toHaveAccessibleDescription(
      'Percentage 2,5 can be read as 2.5 or 25. Please type one of the two.',
    );
    expect(cells()).toEqual(['']);
    await userEvent.clear(screen.getByRole('textbox', { name: 'By' }));
    await userEvent.keyboard('Rs. 50{Enter}');
    expect(screen.getByRole('textbox', { name: 'By' })).toHaveAccessibleDescription(
      'Percentage must not be a sum in rupees',
    );
    await userEvent.clear(screen.getByRole('textbox', { name: 'By' }));
    await userEvent.keyboard('5{Enter}{Enter}');
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await act(async () => answer.reject(new TypeError('offline')));
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('Failed to change the prices');
    expect(screen.getByRole('textbox', { name: 'By' })).toHaveValue('5');
    expect(change).toHaveBeenCalledOnce();
  });
});
