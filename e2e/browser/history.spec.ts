import type { Route } from '@playwright/test';
import {
  expect,
  findPackagePath,
  openPage,
  openReadyPage,
  phone,
  test,
  waitForReady,
} from '#e2e/browser/testing/site-test.ts';

test.use({ viewport: phone });

test('a page opened before the code of scrolling is loaded starts at its top, and the code moves neither page nor focus', async ({
  page,
}) => {
  const held = new Promise<Route>((resolve) => void page.route(/\/idle-parts-[^/]*\.js$/, resolve));
  const scrolled = () => page.evaluate(() => window.scrollY);
  await openPage(page, '/packages/domestic');
  const card = page.getByRole('article').nth(6);
  await card.scrollIntoViewIfNeeded();
  const before = await scrolled();
  await card.getByRole('link', { name: /Read More/ }).click();
  await expect(page).toHaveURL(/\/packages\/detail\//);
  await expect(page.getByText('Trip highlights')).toBeVisible();
  expect(await scrolled()).toBe(0);

  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await (await held).continue();
  await waitForReady(page);
  expect(await scrolled()).toBe(300);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  await page.goBack();
  await expect.poll(scrolled).toBeGreaterThan(before - 30);
  await expect.poll(scrolled).toBeLessThan(before + 30);
});

test('an opened day of the itinerary is open again after a reload and after Back', async ({ page }) => {
  await openReadyPage(page, await findPackagePath(page));
  const day = page.getByRole('button', { name: /^Day 2\b/ });
  await day.click();
  await expect(day).toHaveAttribute('aria-expanded', 'true');
  await page.reload();
  await expect(day).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: /^Day 1\b/ })).toHaveAttribute('aria-expanded', 'false');

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Packages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ALL PACKAGES' })).toBeVisible();
  await page.goBack();
  await expect(day).toHaveAttribute('aria-expanded', 'true');
});

test('a route change is announced @gate', async ({ page }) => {
  await openPage(page, '/');
  await page
    .getByRole('link', { name: /^International/ })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: /international/i })).toHaveCount(1);
});
