import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Package } from '#contract/package.ts';
import type { HistoryApi } from '#features/admin/history/history-api.ts';
import { createFormFixture, readTextFields } from '#features/admin/testing/form-fixture.tsx';
import { aPackage } from '#features/shared/testing/builders.ts';

beforeEach(() => localStorage.clear());

const earlier = aPackage({ name: 'Old name', price: 21_000, images: ['/old'] });

async function openEdit() {
  const history = {
    list: vi.fn<HistoryApi<Package>['list']>().mockResolvedValue([
      {
        version: 2,
        replacedAt: Date.now() - 2 * 3_600_000,
        replacedBy: { name: 'Asha', email: 'asha@example.com' },
        summary: 'price 21000 to 24500',
      },
    ]),
    find: vi.fn<HistoryApi<Package>['find']>().mockResolvedValue(earlier),
  };
  const fixture = createFormFixture({ package: () => Promise.resolve(aPackage()) }, history);
  fixture.edit('p1');
  await screen.findByRole('button', { name: 'Update Package' });
  return { ...fixture, history };
}

const openVersion = async () => {
  await userEvent.click(screen.getByText('Earlier versions'));
  await userEvent.click(
    await screen.findByRole('button', { name: 'See what it was before price 21000 to 24500' }),
  );
  return screen.findByRole('region', { name: 'Before this change: price 21000 to 24500' });
};

it('lists the earlier versions when they are opened, and not before', async () => {
  const { history } = await openEdit();
  expect(history.list).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Earlier versions'));
  expect(await screen.findByText('price 21000 to 24500', { ignore: 'button *' })).toBeVisible();
  expect(screen.getByText('Changed 2 hours ago by Asha')).toBeVisible();
});

it('compares a version with the form, side by side, and takes back a single field', async () => {
  const { api } = await openEdit();
  const panel = await openVersion();
  expect(within(panel).getByRole('heading')).toHaveFocus();
  const price = within(panel).getByRole('group', { name: 'Price' });
  expect(price).toHaveTextContent('24500');
  expect(price).toHaveTextContent('21000');
  await userEvent.click(within(price).getByRole('radio', { name: 'Take this back' }));
  expect(screen.getByLabelText('Price', { selector: 'input' })).toHaveValue('21000');
  await userEvent.click(screen.getByRole('button', { name: 'Update Package' }));
  await waitFor(() => expect(api.editPackage).toHaveBeenCalled());
  const fields = readTextFields(api.editPackage.mock.lastCall?.[1]);
  expect(fields).toMatchObject({ price: '21000', name: aPackage().name });
  expect(fields).not.toHaveProperty('imagesOfVersion');
});

it('takes everything back, with the pictures', async () => {
  const { api } = await openEdit();
  const panel = await openVersion();
  await userEvent.click(within(panel).getByRole('button', { name: 'Take everything back' }));
  expect(within(panel).queryByRole('button', { name: 'Take everything back' })).not.toBeInTheDocument();
  await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(panel).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Update Package' }));
  await waitFor(() => expect(api.editPackage).toHaveBeenCalled());
  expect(readTextFields(api.editPackage.mock.lastCall?.[1])).toMatchObject({
    name: 'Old name',
    price: '21000',
    imageOrder: '["/old"]',
    imagesOfVersion: '2',
  });
});

it('shows nothing of it on a backend that keeps no versions', async () => {
  const fixture = createFormFixture({ package: () => Promise.resolve(aPackage()) });
  fixture.edit('p1');
  await screen.findByRole('button', { name: 'Update Package' });
  expect(screen.queryByText('Earlier versions')).not.toBeInTheDocument();
});
