import type { Request } from '@playwright/test';
import { simulateStaticHost, expect, openPage, test } from '#e2e/browser/testing/site-test.ts';

// Playwright cannot answer the service worker's own requests.
test.use({ tolerate: [/Failed to load resource/], serviceWorkers: 'block' });

test('without a backend home and lists show a retry, no error and no broken page @gate', async ({ page }) => {
  await simulateStaticHost(page);
  await page.route('**/api/**', (route) => route.abort());
  await openPage(page, '/');
  const destinations = page.getByRole('region', { name: 'Popular destinations' });
  await expect(destinations.getByRole('button', { name: 'Try again' })).toBeVisible();
  await openPage(page, '/packages/domestic');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/api/**');
  await retry.click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test("the backend's own error text is shown for a package @gate", async ({ page }) => {
  await simulateStaticHost(page);
  await page.route('**/api/tours/package-detail/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'The office is moving today.' } }),
  );
  await page.goto('/packages/detail/any');
  await expect(page.getByText('The office is moving today.')).toBeVisible();
});

test('a late answer for one package is never shown on another', async ({ page }) => {
  await openPage(page, '/packages/domestic');
  const links = page.getByRole('article').getByRole('link', { name: /Read More/ });
  const [slow, quick] = await Promise.all([
    links.nth(0).getAttribute('href'),
    links.nth(1).getAttribute('href'),
  ]);
  const slowId = slow?.split('/').at(-1);
  const heldRequests: (() => void)[] = [];
  await page.route(`**/api/tours/package-detail/${slowId}`, async (route) => {
    await new Promise<void>((resolve) => heldRequests.push(resolve));
    await route.continue().catch(() => undefined);
  });
  const isSlow = (request: Request) => request.url().endsWith(`/${slowId}`);
  // The page may abort the request when it is left.
  const over = Promise.any([
    page.waitForEvent('requestfinished', isSlow),
    page.waitForEvent('requestfailed', isSlow),
  ]);
  await links.nth(0).click();
  await expect(page.getByText('Loading package...').first()).toBeVisible();
  await page.goBack();
  await links.nth(1).click();
  await expect(page).toHaveURL(quick ?? '');
  await expect(page.getByRole('link', { name: 'Chat on WhatsApp' }).first()).toBeVisible();
  const shown = await page.getByRole('heading', { level: 1 }).innerText();
  heldRequests.forEach((release) => release());
  await over;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(shown);
});
