import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { apiBase } from '#contract/page-path.ts';
import { holdToasts } from '#e2e/browser/testing/hold-toasts.ts';
import { createPicture, imagesInput, test } from '#e2e/browser/testing/package-fixture.ts';
import { expect, openPage, phone } from '#e2e/browser/testing/site-test.ts';

const remove = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
};

test('a deleted package comes back under its address @gate', async ({ page, catalogue }) => {
  await page.setViewportSize(phone);
  const name = catalogue.name('Trash');
  const id = await catalogue.create(name);
  await page.clock.install();
  await openPage(page, `/admin/packages?search=${encodeURIComponent(name)}`);
  await holdToasts(page);
  await remove(page, name);
  await expect(page.getByText('Package deleted successfully!', { exact: true })).toBeVisible();
  expect(await catalogue.find(name)).toEqual([]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.clock.resume();
  await expect(page.getByText('Package restored successfully!', { exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Kerala' })).toBeVisible();
  expect(await catalogue.find(name)).toMatchObject([{ _id: id }]);

  await remove(page, name);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Recently deleted' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recently deleted' })).toBeFocused();
  const row = page.getByRole('listitem', { name });
  await expect(row).toContainText('Deleted just now by');
  await row.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(row).toBeHidden();
  await openPage(page, `/packages/detail/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trash', { ignoreCase: true });
});

test('a deleted destination comes back with its picture', async ({ page, baseURL }) => {
  const name = `Isle ${randomUUID().slice(0, 8)}`;
  await page.clock.install();
  await openPage(page, '/admin/popular-destination');
  await page.getByLabel('Destination name').fill(name);
  await imagesInput(page).setInputFiles([await createPicture('isle.png', 'teal')]);
  await page.getByRole('button', { name: 'Create Destination' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await holdToasts(page);
  await remove(page, name);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.clock.resume();
  await expect(page.getByText('Destination restored successfully!', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const { destinations }: { destinations: { _id: string; name: string; images: string[] }[] } = await (
    await page.request.get(apiBase + '/tours/get-popular-destination')
  ).json();
  const restored = destinations.find((destination) => destination.name === name);
  expect((await page.request.get(restored?.images[0] ?? '')).status()).toBe(200);
  for (const call of ['/tours/popular-destination', '/admin/deleted-destination'])
    await page.request.delete(`${apiBase}${call}/${restored?._id}`, { headers: { origin: baseURL ?? '' } });
});

test('an earlier version is compared and taken back, pictures included', async ({ page, catalogue }) => {
  const name = catalogue.name('History');
  const id = await catalogue.create(name);
  const edit = async (change: () => Promise<void>) => {
    await openPage(page, `/admin/edit-package/${id}`);
    await change();
    await page.getByRole('button', { name: 'Update Package' }).click();
    await expect(page).toHaveURL('/admin/packages');
  };
  await edit(async () => imagesInput(page).setInputFiles([await createPicture('one.png', 'crimson')]));
  await edit(async () => {
    await page.getByLabel('Price').fill('1200');
    await page.getByRole('button', { name: /^Remove picture 1, / }).click();
  });
  expect(await catalogue.find(name)).toMatchObject([{ price: 1200, images: [] }]);

  await edit(async () => {
    await page.getByRole('complementary').getByRole('link', { name: 'Earlier versions' }).click();
    await page.getByRole('link', { name: `Earlier versions of ${name}` }).click();
    await page.getByRole('button', { name: /^See what it was before .*price 1000 to 1200/ }).click();
    const panel = page.getByRole('region', { name: /^Before this change/ });
    await expect(panel.getByRole('img')).toBeVisible();
    await panel.getByRole('button', { name: 'Take everything back' }).click();
    await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('1000');
  });
  const [restored] = await catalogue.find(name);
  expect(restored).toMatchObject({ price: 1000, images: [expect.stringMatching(/^\/pictures\//)] });
  expect((await page.request.get(restored?.images[0] ?? '')).status()).toBe(200);
});
