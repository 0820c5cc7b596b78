import {
  expect,
  findPackagePath,
  openPage,
  openReadyPage,
  phone,
  test,
} from '#e2e/browser/testing/site-test.ts';

test.use({ viewport: phone });

test('a page opened before the code of the idle moment has come starts at its top, focused and announced, and Back returns to the place', async ({
  page,
}) => {
  await page.route(/\/idle-parts-[^/]*\.js$/, () => {});
  const scrolled = () => page.evaluate(() => window.scrollY);
  await openPage(page, '/packages/domestic');
  const card = page.getByRole('article').nth(6);
  await card.scrollIntoViewIfNeeded();
  const before = await scrolled();
  await card.getByRole('link', { name: /Read More/ }).click();
  await expect(page).toHaveURL(/\/packages\/detail\//);
  await expect(page.getByText('Trip highlights')).toBeVisible();
  expect(await scrolled()).toBe(0);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const title = (await heading.textContent()) ?? '';
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);

  const menu = page.locator('summary', { hasText: 'Menu' });
  await menu.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(menu).toBeFocused();

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
