import { shifted, still, watchShifts } from './layout-shift.ts';
import { desktop, expect, open, packagePath, phone, test } from './product.ts';

for (const viewport of [phone, desktop]) {
  test.describe(`a first visit at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of ['/', '/packages/domestic', 'a package']) {
      test(`${path} moves nothing while it loads`, async ({ page }) => {
        await watchShifts(page);
        await open(page, path === 'a package' ? await packagePath(page) : path);
        await expect(page.getByText(/^Rs\. \d+$/).first()).toBeAttached();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        expect(await shifted(page)).toBeLessThan(still);
      });
    }
  });
}

test('the first picture of a package is asked for first, those below the fold wait', async ({ page }) => {
  await open(page, '/packages/domestic');
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /Read More/ })
    .click();
  await expect(page.getByRole('link', { name: 'Chat on WhatsApp' }).first()).toBeVisible();
  const priorities = await page
    .getByRole('main')
    .locator('img[src*="/pictures/"]')
    .evaluateAll((images) =>
      images.map((image) => `${image.getAttribute('fetchpriority')} ${image.getAttribute('loading')}`),
    );
  expect(priorities.filter((priority) => priority.startsWith('high')).length).toBeGreaterThan(0);
  expect(priorities.filter((priority) => priority.endsWith('lazy')).length).toBeGreaterThan(0);
});
