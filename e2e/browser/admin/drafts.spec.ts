import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { owner } from '#e2e/browser/testing/backend.ts';
import { launchOptions } from '#e2e/browser/testing/launch-options.ts';
import { createPicture, imagesInput, test } from '#e2e/browser/testing/package-fixture.ts';
import { expect, openPage } from '#e2e/browser/testing/site-test.ts';

// The browser logs the refused save.
test.use({ tolerate: [/status of 401/] });

const signIn = async (page: Page) => {
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** The session ends, and a save notices it. */
async function endSession(page: Page, save: string) {
  await page.context().clearCookies();
  await page.getByRole('button', { name: save }).click();
  await expect(page).toHaveURL('/admin-login');
  await expect(page.getByText('Your session has ended. What you typed is kept on this device')).toBeVisible();
  await signIn(page);
}

const isLoaded = (page: Page, name: string | RegExp) =>
  expect
    .poll(() =>
      page
        .getByRole('img', { name })
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);

test('a session that ends in the form of a package leads to the sign-in with the reason, and back to text and picture @gate', async ({
  page,
  catalogue,
}) => {
  const name = catalogue.name('Interrupted');
  const id = await catalogue.create(name);
  await openPage(page, `/admin/edit-package/${id}`);
  await page.getByLabel('Description').fill('Half a thought');
  await imagesInput(page).setInputFiles([await createPicture('boat.png', 'teal')]);
  await expect(page.getByText('1 Image(s) Selected')).toBeVisible();
  await endSession(page, 'Update Package');
  await expect(page).toHaveURL(`/admin/edit-package/${id}`);
  await expect(page.getByText('You are signed in again, and back in the form.')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Half a thought');
  await expect(page.getByText('1 Image(s) Selected')).toBeVisible();
  await isLoaded(page, /boat\.png/);
  await page.getByRole('button', { name: 'Update Package' }).click();
  await expect(page).toHaveURL('/admin/packages');
  expect((await catalogue.find(name))[0]).toMatchObject({
    description: 'Half a thought',
    images: [expect.stringContaining('/pictures/')],
  });
});

test('a session that ends in the form of the agency leads back to its texts and pictures', async ({
  page,
}) => {
  await openPage(page, '/admin/agency');
  await page.getByLabel('WhatsApp number', { exact: true }).fill('90000 11111');
  await page.getByRole('heading', { name: 'The guide' }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await createPicture('guide.png', 'goldenrod'));
  await expect(page.getByRole('button', { name: 'Use the original: Picture of the guide' })).toBeVisible();
  await endSession(page, 'Save');
  await expect(page.getByLabel('WhatsApp number', { exact: true })).toHaveValue('90000 11111');
  await page.getByRole('heading', { name: 'The guide' }).click();
  await expect(page.getByRole('img', { name: 'Picture of the guide' })).toHaveAttribute('src', /^blob:/);
  await isLoaded(page, 'Picture of the guide');
});

test('text and pictures outlive leaving the form and a restart of the browser; logging out can remove them @gate', async ({
  baseURL,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'profile-'));
  const start = () => chromium.launchPersistentContext(folder, { ...launchOptions, baseURL: baseURL ?? '' });
  const createPath = '/admin/packages/create';
  let context = await start();
  try {
    let page = await context.newPage();
    await page.goto('/admin-login');
    await signIn(page);
    await expect(page).toHaveURL(/\/admin$/);
    await openPage(page, createPath);
    await page.getByLabel('Package name').fill('Not yet');
    await imagesInput(page).setInputFiles([
      await createPicture('one.png', 'teal'),
      await createPicture('two.png', 'goldenrod'),
    ]);
    await expect(page.getByText('2 Image(s) Selected')).toBeVisible();
    await page.getByRole('link', { name: 'All Packages' }).first().click();
    await expect(page.getByRole('alertdialog')).toContainText('the pictures you added stay on this device');
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'All PACKAGES' })).toBeVisible();
    await context.close();

    context = await start();
    page = await context.newPage();
    await page.goto(createPath);
    await expect(page.getByText('with 2 pictures that you had chosen')).toBeVisible();
    await page.getByRole('button', { name: 'Continue with your draft' }).click();
    await expect(page.getByLabel('Package name')).toHaveValue('Not yet');
    await expect(page.getByText('2 Image(s) Selected')).toBeVisible();
    await isLoaded(page, /one\.png/);
    await isLoaded(page, /two\.png/);

    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.getByRole('checkbox', { name: /Also remove what is not saved/ }).check();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/admin-login/);
    const left = () =>
      page.evaluate(async () => {
        const opened = await new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open('drafts');
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(new Error('no database')));
        });
        const count = await new Promise<number>((resolve) => {
          const request = opened.transaction('pictures').objectStore('pictures').count();
          request.addEventListener('success', () => resolve(request.result));
        });
        opened.close();
        return count + Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length;
      });
    await expect.poll(left).toBe(0);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});
