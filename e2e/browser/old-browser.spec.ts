import type { Page } from '@playwright/test';
import { expectReadable } from '#e2e/browser/testing/reading.ts';
import {
  desktop,
  expect,
  findPackagePath,
  openPage,
  openReadyPage,
  phone,
  simulateStaticHost,
  test,
  waitForHydration,
  waitForReady,
} from '#e2e/browser/testing/site-test.ts';

/** As Chrome 91, which is older than the browsers that the site runs in. */
const removeFunctions = (page: Page) =>
  page.addInitScript(() => {
    for (const owner of [Array.prototype, String.prototype, Object.getPrototypeOf(Int8Array.prototype)])
      Reflect.deleteProperty(owner, 'at');
    Reflect.deleteProperty(Object, 'hasOwn');
    Reflect.deleteProperty(globalThis, 'structuredClone');
    Reflect.deleteProperty(globalThis, 'CSSLayerBlockRule');
  });

test.use({ tolerate: [/a fault of the browser|Failed to load resource/], serviceWorkers: 'block' });

test("an old browser shows the server's page as it came @gate", async ({ page }) => {
  await removeFunctions(page);
  for (const path of ['/', '/packages/domestic', await findPackagePath(page), '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('a[href^="tel:"]').first(), path).toBeAttached();
  }
  await expect(page.locator('a[href*="wa.me"]').first()).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
});

test('an old browser is given the number of the agency where there is no page of a server @gate', async ({
  page,
}) => {
  await removeFunctions(page);
  await simulateStaticHost(page);
  await page.goto('/packages/domestic');
  const sentence = page.getByText('This site needs a newer browser');
  await expect(sentence).toBeVisible();
  expect(await sentence.evaluate((element) => parseFloat(getComputedStyle(element).padding))).toBeGreaterThan(
    0,
  );
  await expect(page.locator('a[href^="tel:"]')).toBeVisible();
});

test("a page that breaks while it starts keeps the server's markup @gate", async ({ page }) => {
  const path = await findPackagePath(page);
  await page.addInitScript(() => {
    Reflect.set(Array.prototype, 'at', () => {
      throw new Error('a fault of the browser');
    });
  });
  const fault = page.waitForEvent('console', (message) => message.text().includes('a fault of the browser'));
  await page.goto(path);
  await fault;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('it was not you')).toHaveCount(0);
  await expect(page).toHaveTitle(/ \| Banyan/);
  await expect(page.locator('details[name="itinerary"]').first()).toBeVisible();
});

test("a page whose code does not come keeps the server's markup, and works once it has come @gate", async ({
  page,
}) => {
  let blocked = true;
  await page.route(/\/packages-page-[^/]*\.js$/, (route) => (blocked ? route.abort() : route.continue()));
  const documents: string[] = [];
  page.on('request', (request) => void (request.isNavigationRequest() && documents.push(request.url())));
  // Tests beside this one store domestic packages; a list that changed before it is hydrated is rendered anew.
  await page.goto('/packages/international');
  // Once, as the code may be of another version.
  await expect.poll(() => documents.length).toBe(2);
  await page.waitForEvent('console', (message) => message.text().includes('page did not load'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('This page did not load')).toHaveCount(0);
  blocked = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await waitForHydration(page);
});

test.describe('the oldest browser in which the site runs', () => {
  test.use({ isOldest: true });

  test('shows a list, its search and a package, and the admin area @gate', async ({
    page,
    signInAsOwner,
  }) => {
    await openReadyPage(page, '/packages/all%20packages');
    await page.getByLabel('Search').pressSequentially('kerala under 90000');
    await expect(page.getByRole('paragraph').filter({ hasText: /^\d+ of \d+ packages$/ })).toBeVisible();
    await page
      .getByRole('link', { name: /^Read More/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /shortlist/i }).first()).toBeVisible();
    await signInAsOwner();
    await openPage(page, '/admin/packages');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: /^Edit/ }).first().click();
    await expect(page.getByLabel('Package name')).not.toBeEmpty();
  });

  test('has every text and button of the site in its place @gate', async ({ page }) => {
    const paths = ['/', '/packages/domestic', '/destination', '/contact', '/sign-in'];
    for (const path of [...paths, await findPackagePath(page)]) {
      await openReadyPage(page, path);
      await expectReadable(page, { at: [desktop.width, phone.width] });
    }
  });

  test('has every text and button of the admin area in its place, its panel and dialogs @gate', async ({
    page,
    signInAsOwner,
  }) => {
    await signInAsOwner();
    await openReadyPage(page, '/admin/packages');
    const logout = page.getByRole('button', { name: 'Logout' });
    await expectReadable(page, { at: [phone.width, desktop.width] });
    const panel = await page.getByRole('complementary').boundingBox();
    expect(panel?.height).toBe(900);
    await expect(logout).toBeInViewport({ ratio: 1 });

    for (const { width } of [desktop, phone]) {
      // 1280 px at 400 %, and a phone on its side above a keyboard.
      await page.setViewportSize({ width, height: 256 });
      await page.getByRole('button', { name: 'Delete' }).first().click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Home page order' }).click();
      await page.getByRole('button', { name: 'Close' }).click();
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await logout.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.keyboard.press('Escape');

    await page.setViewportSize(phone);
    await page.getByRole('link', { name: /^Edit/ }).first().click();
    await waitForReady(page);
    await expectReadable(page, { at: [desktop.width, phone.width] });
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
  });
});
