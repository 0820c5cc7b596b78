import { readLayoutShifts, observeLayoutShifts } from '#e2e/browser/testing/layout-shift.ts';
import {
  desktop,
  expect,
  openPage,
  openReadyPage,
  findPackagePath,
  phone,
  test,
} from '#e2e/browser/testing/site-test.ts';

// Visitors load the service worker, too.
test.use({ serviceWorkers: 'allow' });

for (const viewport of [phone, desktop]) {
  test.describe(`a first visit at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of ['/', '/packages/domestic', 'a package']) {
      test(`${path} has no layout shift while it loads`, async ({ page }) => {
        await observeLayoutShifts(page);
        await openReadyPage(page, path === 'a package' ? await findPackagePath(page) : path);
        await expect(page.getByText(/^Rs\. \d+$/).first()).toBeAttached();
        await page.evaluate(() => document.fonts.ready);
        // A shift caused by fonts is reported in the next frame.
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect(await readLayoutShifts(page)).toEqual([]);
      });
    }
  });
}

test.describe('on a processor twelve times slower', () => {
  test.use({ viewport: phone });

  test('a package has no layout shift while it loads', async ({ page }) => {
    const path = await findPackagePath(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 12 });
    await observeLayoutShifts(page);
    await openReadyPage(page, path);
    expect(await readLayoutShifts(page)).toEqual([]);
  });
});

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
