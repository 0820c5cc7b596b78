import { simulateForeignBackend } from '#e2e/browser/testing/foreign-backend.ts';
import { createPicture, fillPackageForm, imagesInput } from '#e2e/browser/testing/package-fixture.ts';
import {
  expect,
  openPage,
  openReadyPage,
  simulateStaticHost,
  stopDialling,
  test,
  waitForReady,
} from '#e2e/browser/testing/site-test.ts';

// Playwright cannot answer the service worker's own requests. A 401 is an error in the browser's console.
test.use({ tolerate: [/status of 401/], serviceWorkers: 'block' });

test.beforeEach(({ page }) => simulateStaticHost(page));

test('a visitor makes no call that a foreign backend does not know @gate', async ({ page }) => {
  const backend = await simulateForeignBackend(page);
  for (const path of ['/', '/packages/domestic', '/packages/all%20packages', '/contact', '/sign-in'])
    await openReadyPage(page, path);
  await page.goto('/admin-login/forgot-password');
  await page.getByLabel('Email').fill('owner@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeVisible();
  await openReadyPage(page, '/packages/detail/1');
  await page
    .getByRole('button', { name: /shortlist/i })
    .first()
    .click();
  await stopDialling(page);
  await page.getByRole('link', { name: 'Call Us' }).first().dispatchEvent('click');
  await openReadyPage(page, '/shortlist');
  await openReadyPage(page, '/packages/detail/unknown');
  expect(backend.calls()).toContain('POST /auth/forgot-password');
  expect(backend.unknownCalls()).toEqual([]);
});

test('a member sees the profile, which a foreign backend does not save, and is signed out at the admin area', async ({
  page,
}) => {
  const backend = await simulateForeignBackend(page, 'member');
  await openPage(page, '/edit-profile');
  await waitForReady(page);
  await expect(page.getByText('They cannot be changed here.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin-login');
  // The two checks are made at once.
  expect(backend.calls().slice(-3, -1).toSorted()).toEqual(['GET /auth/adminVerifyToken', 'GET /auth/me']);
  expect(backend.calls().at(-1)).toBe('POST /auth/logout');
  await openReadyPage(page, '/');
  await expect(page.getByRole('link', { name: 'Register' }).first()).toBeAttached();
  expect(backend.unknownCalls()).toEqual([]);
});

test('the owner does the whole work of the admin area by the calls that a foreign backend knows @gate', async ({
  page,
}) => {
  const backend = await simulateForeignBackend(page);
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin-login');
  await page.getByLabel('Email').fill('owner@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const panel = page.getByRole('complementary');
  await panel.getByRole('link', { name: 'All Packages' }).click();
  // What a foreign backend cannot do is not offered.
  for (const name of ['Home page order', /^Change who sees/])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(panel.getByRole('link', { name: /^Your / })).toHaveCount(0);
  const card = page.getByRole('article').filter({ hasText: 'Temples' });
  await card.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);

  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await page.getByLabel('Price').fill('2000');
  await page.getByRole('button', { name: 'Update Package' }).click();
  await expect(page).toHaveURL('/admin/packages');

  await panel.getByRole('link', { name: 'Create New Package' }).click();
  await fillPackageForm(page, 'Islands');
  await imagesInput(page).setInputFiles(await createPicture('sea.png', 'teal'));
  await expect(page.getByText('1 Image(s) Selected')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/admin/packages');

  await panel.getByRole('link', { name: 'Popular Destination' }).click();
  await page.getByLabel('Destination name').fill('Hampi');
  await imagesInput(page).setInputFiles(await createPicture('rock.png', 'brown'));
  await page.getByRole('button', { name: /^Create/ }).click();
  await expect.poll(() => backend.calls()).toContain('POST /tours/popular-destination');
  await page.getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Destination name').fill('Goa by the sea');
  await page.getByRole('button', { name: /^Update/ }).click();
  await expect.poll(() => backend.calls()).toContain('PATCH /tours/popular-destination-edit/9');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => backend.calls()).toContain('DELETE /tours/popular-destination/9');

  for (const path of ['/admin/agency', '/admin/me', '/edit-profile', '/packages/detail/1', '/admin']) {
    await openPage(page, path);
    await waitForReady(page);
  }
  const ours = /^(?:What visitors did|Needs a look|Backups and server|Last changes$)/;
  await expect(page.getByRole('region', { name: 'Last changed' })).toBeVisible();
  await expect(page.getByRole('region', { name: ours })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin-login');
  expect(backend.calls()).toContain('DELETE /tours/delete-package/2');
  expect(backend.calls()).toContain('POST /auth/adminLogout');
  expect(backend.unknownCalls()).toEqual([]);
});
