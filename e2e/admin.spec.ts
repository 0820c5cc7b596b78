import type { Page } from '@playwright/test';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { expect, open, phone, test } from './product.ts';
import { signInAsAdmin } from './signed-in.ts';

// Stale edits, ended sessions and refused files are what these tests are about; the browser logs their answers.
test.use({ tolerate: [/40[139]/] });

/** A picture that every decoder knows: one red pixel. */
const pixel = {
  name: 'beach.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Category').selectOption('domestic');
  await page.getByLabel('Package name').fill(name);
  await page.getByLabel('Place').fill('Kerala');
  await page.getByLabel('Price').fill('24500');
  await page.getByLabel('Days', { exact: true }).fill('2');
  await page.getByLabel('Nights').fill('1');
  await page.getByLabel('Persons').fill('2');
  await page.getByLabel('Description').fill('Two days on the water.');
  await page.getByRole('textbox', { name: 'Day 1' }).fill('Board at Alappuzha');
}

/** Makes a package by the call. @returns its id */
async function make(page: Page, name: string): Promise<string> {
  const answer = await page.request.post(`${apiBase}${calls.createPackage}`, {
    headers: { origin: test.info().project.use.baseURL ?? '' },
    multipart: {
      category: 'domestic',
      name,
      place: 'Kerala',
      days: '2',
      nights: '1',
      persons: '2',
      price: '1000',
      description: 'Before.',
      dayWiseItinerary: JSON.stringify([{ day: 1, description: 'Arrive' }]),
    },
  });
  expect(answer.status()).toBe(201);
  const body: { package: { _id: string } } = await answer.json();
  return body.package._id;
}

test('the owner creates a package with a picture, edits it, and deletes it; visitors see each change', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await open(page, '/admin/packages/create');
  await fill(page, 'Lagoon by lamplight');
  await page
    .getByLabel('Images', { exact: true })
    .last()
    .setInputFiles([pixel, { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') }]);
  await expect(page.getByText('plan.pdf is not a picture.')).toBeVisible();
  await expect(page.getByText('1 Image(s) Selected')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Package created successfully!').first()).toBeVisible();
  await expect(page).toHaveURL('/admin/packages');

  const card = page.getByRole('article').filter({ hasText: 'Lagoon by lamplight' });
  await card.getByRole('link', { name: /Edit/ }).click();
  await page.getByLabel('Price').fill('26000');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Package updated successfully!').first()).toBeVisible();
  await open(page, '/packages/domestic');
  await expect(page.getByRole('article').filter({ hasText: 'Lagoon by lamplight' })).toContainText(
    'Rs. 26000',
  );

  await open(page, '/admin/packages');
  await card.getByRole('button', { name: /Delete/ }).click();
  await expect(
    page.getByRole('alertdialog', { name: 'Are you sure you want to delete this package?' }),
  ).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Package deleted successfully!').first()).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('of two tabs that edit one package, the second is shown both texts and overwrites nothing', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  const id = await make(page, 'Two at once');
  const other = await context.newPage();
  await open(page, `/admin/edit-package/${id}`);
  await open(other, `/admin/edit-package/${id}`);
  await other.getByLabel('Description').fill('Hers.');
  await other.getByRole('button', { name: 'Update Package' }).click();
  await expect(other).toHaveURL('/admin/packages');

  await page.getByLabel('Description').fill('His.');
  await page.getByRole('button', { name: 'Update Package' }).click();
  await expect(page.getByText('Nothing was overwritten.').first()).toBeVisible();
  await expect(page.getByText('Hers.').first()).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('His.');
});

test('a session that ends in the middle of a form leads to sign-in and back, and the text is offered again', async ({
  page,
}) => {
  await signInAsAdmin(page);
  const id = await make(page, 'Interrupted');
  await open(page, `/admin/edit-package/${id}`);
  await page.getByLabel('Description').fill('Half a thought');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Update Package' }).click();
  await expect(page).toHaveURL('/admin-login');
  await page.getByLabel('Email').fill('owner@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a marigold on the dashboard');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`/admin/edit-package/${id}`);
  await page.getByRole('button', { name: /Continue with/ }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Half a thought');
});

test('a changed form asks before it is left, and only then', async ({ page }) => {
  await signInAsAdmin(page);
  await open(page, '/admin/packages');
  await page.getByRole('link', { name: 'Create New Package' }).first().click();
  await expect(page.getByRole('heading', { name: 'Create Package' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/admin/packages');
  await page.goForward();
  await page.getByLabel('Package name').fill('Unsaved');
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(page.getByLabel('Package name')).toHaveValue('Unsaved');
  await expect(page).toHaveURL('/admin/packages/create');
});

test('a destination is added, renamed and deleted', async ({ page }) => {
  await signInAsAdmin(page);
  await open(page, '/admin/popular-destination');
  await page.getByLabel('Destination name').fill('Hampi');
  await page.locator('input[type=file]').setInputFiles(pixel);
  await expect(page.getByText('1 Image(s) Selected')).toBeVisible();
  await page.getByRole('button', { name: /^Create/ }).click();
  await expect(page.getByText('Destination created successfully!').first()).toBeVisible();

  const card = page.getByRole('listitem').filter({ hasText: 'Hampi' });
  await card.getByRole('button', { name: /Edit/ }).click();
  await expect(page.getByLabel('Destination name')).toBeFocused();
  await page.getByLabel('Destination name').fill('Hampi by the river');
  await page.getByRole('button', { name: /^Update/ }).click();
  await expect(page.getByText('Destination updated successfully!').first()).toBeVisible();

  await card.getByRole('button', { name: /Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Destination deleted successfully!').first()).toBeVisible();
  await expect(card).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the panel is a drawer; logging out asks and leads to the sign-in', async ({ page }) => {
    await signInAsAdmin(page);
    await open(page, '/admin');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page
      .getByRole('alertdialog', { name: 'Are you sure you want to log out?' })
      .getByRole('button')
      .last()
      .click();
    await expect(page).toHaveURL('/admin-login');
  });
});
