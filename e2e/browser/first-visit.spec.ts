import { expect, openPage, test } from '#e2e/browser/testing/site-test.ts';

// Visitors load the service worker, too.
test.use({ serviceWorkers: 'allow' });

test('the first picture of a package is asked for first, those below the fold wait', async ({ page }) => {
  await openPage(page, '/packages/domestic');
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /Read More/ })
    .click();
  await expect(page.getByRole('link', { name: 'Chat on WhatsApp' }).first()).toBeVisible();
  const pictures = page.getByRole('main').locator('img[src*="/pictures/"]');
  await expect(pictures.and(page.locator('[fetchpriority="high"]')).first()).toBeAttached();
  // Pictures below the first screen follow its paint.
  await expect(pictures.and(page.locator('[loading="lazy"]')).first()).toBeAttached();
});
