import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createChangeEvents } from '#features/admin/change-events.ts';
import { createDraftStore } from '#features/admin/drafts/draft-store.ts';
import { createAdminPackagesStore } from '#features/admin/packages-store.ts';
import { createToastsStore } from '#features/admin/ui/toasts-store.ts';
import { Toasts } from '#features/admin/ui/toasts.tsx';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { AllPackages } from './all-packages.tsx';
import { createHomeOrderStore } from './home-order/home-order-store.ts';
import type { SaveValue } from './inline/value-saver.ts';
import { createInlineEditsStore } from './inline/inline-edits-store.ts';
import type { ListTools } from './list-tools.ts';
import type { PricesApi } from './prices/prices-api.ts';
import { createPricesStore } from './prices/prices-store.ts';

const goa = aPackage({ _id: 'g', name: 'Goa', place: 'Goa', price: 47_500 });
const kashi = aPackage({ _id: 'k', name: 'Kashi', place: 'Kashi', price: 0 });
const dubai = aPackage({
  _id: 'd',
  name: 'Dubai',
  place: 'Dubai',
  price: 99_950_000,
  category: 'international',
});

const noCall = () => Promise.reject(new Error('not asked for'));

async function setup(offered: Partial<ListTools> = {}) {
  const changes = createChangeEvents();
  const packages = createAdminPackagesStore(
    { list: () => Promise.resolve([goa, kashi, dubai]), deletePackage: () => Promise.resolve('Gone') },
    changes,
  );
  const change = vi.fn<PricesApi['change']>((entries) =>
    Promise.resolve(entries.map((entry) => ({ ...entry, version: entry.version + 1, updatedAt: 1 }))),
  );
  const saveValue = vi
    .fn<SaveValue>()
    .mockResolvedValue({ status: 'saved', text: 'Package updated successfully!' });
  const toasts = createToastsStore();
  const tools: ListTools = {
    edits: createInlineEditsStore(createDraftStore(null), 'a1'),
    saveValue,
    hasVisibility: true,
    prices: createPricesStore({ change }, packages, changes),
    homeOrder: createHomeOrderStore({ read: noCall, save: noCall }),
    ...offered,
  };
  const memory = memoryLocation({ path: '/admin/packages' });
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <AllPackages
        store={packages}
        toasts={toasts}
        trash={null}
        tools={tools}
        copyLink={tools.hasVisibility ? () => Promise.resolve(true) : null}
      />
      <Toasts store={toasts} />
    </Router>,
  );
  await screen.findByRole('article', { name: 'Goa' });
  const texts = () => toasts.state.toasts.map(({ tone, text }) => `${tone}: ${text}`);
  return { change, changes, saveValue, texts };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const check = (name: string | RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
const bar = () => screen.getByRole('region', { name: 'Selected packages' });
const dialog = () => screen.getByRole('dialog');
const cells = () =>
  within(dialog())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
const openPrices = async (amount: string) => {
  await press('Change prices');
  await userEvent.type(screen.getByRole('textbox', { name: 'By' }), amount);
};

describe('the list', () => {
  it('of a backend that offers nothing more has no order of home, no selection and no visibility', async () => {
    await setup({ hasVisibility: false, prices: null, homeOrder: null });
    expect(screen.queryByRole('button', { name: 'Home page order' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Change who sees|Copy link/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Who sees it' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rs. 47500 Change price of Goa' })).toBeVisible();
  });
});

it('a value that is saved in place says so in a toast', async () => {
  const { saveValue, texts } = await setup();
  await press(/Change price of Goa/);
  await userEvent.keyboard('49900{Enter}');
  expect(saveValue).toHaveBeenCalledExactlyOnceWith(goa, { name: 'price', value: '49900', base: '47500' });
  expect(texts()).toEqual(['success: Package updated successfully!']);
});

it('a package that its change takes out of the filter stays with its Undo until the filter is changed', async () => {
  const { changes, saveValue } = await setup();
  saveValue.mockImplementation((_tour, { value }) => {
    changes.emit({
      type: 'package-edited',
      value: aPackage({ ...goa, visibility: value === 'draft' ? 'draft' : 'public' }),
    });
    return Promise.resolve({ status: 'saved', text: 'Package updated successfully!' });
  });
  const filter = screen.getByRole('combobox', { name: 'Who sees it' });
  await userEvent.selectOptions(filter, 'public');
  await press('Everybody Change who sees Goa');
  await press('Nobody yet');
  expect(screen.getByRole('button', { name: 'Nobody yet Change who sees Goa' })).toHaveFocus();
  await press(/^Undo: Everybody/);
  expect(screen.getByRole('button', { name: 'Everybody Change who sees Goa' })).toHaveFocus();
  await press('Everybody Change who sees Goa');
  await press('Nobody yet');
  await userEvent.selectOptions(filter, 'draft');
  await userEvent.selectOptions(filter, 'public');
  expect(screen.queryByRole('article', { name: 'Goa' })).not.toBeInTheDocument();
});

describe('selecting packages', () => {
  it('counts them, also those that the filter hides, clears, and loses those that are deleted', async () => {
    await setup();
    await check('Select Goa');
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'international');
    expect(bar()).toHaveTextContent('1 selected, 1 not shown');
    await check('Select all shown (1)');
    expect(bar()).toHaveTextContent('2 selected, 1 not shown');
    await check('Select all shown (1)');
    expect(bar()).toHaveTextContent('1 selected, 1 not shown');
    await press('Clear');
    expect(screen.queryByRole('region', { name: 'Selected packages' })).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Both');
    await check('Select all shown (3)');
    await press('Delete Goa');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(bar()).toHaveTextContent('2 selected');
  });
});

describe('changing the prices of the selected packages', () => {
  it('shows each new price and why others stay, before it is applied', async () => {
    const { change } = await setup();
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
    const { change, texts } = await setup();
    await check('Select Goa');
    await openPrices('5 %');
    await press('Change 1 price');
    expect(change).toHaveBeenCalledExactlyOnceWith([{ _id: 'g', version: 1, price: 49_900 }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bar()).toHaveTextContent('1 price raised by 5 %');
    expect(screen.getByRole('checkbox', { name: 'Select Goa' })).not.toBeChecked();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: 'Rs. 49900 Change price of Goa' })).toBeVisible();
    await press('Undo');
    expect(screen.getByRole('button', { name: 'Rs. 47500 Change price of Goa' })).toBeVisible();
    expect(texts()).toEqual(['success: 1 price is as before.']);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('says what is wrong with the amount, keeps it when it fails, and is sent once while it is being saved', async () => {
    const { change } = await setup();
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
