import { expect, openPage, test } from '#e2e/browser/testing/site-test.ts';

/** px */
const widths = [320, 375, 768, 1024, 1280];

for (const rem of [16, 32])
  test(`with text of ${rem} px the header takes at most two rows and no wider page`, async ({ page }) => {
    await openPage(page, '/about');
    await page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}px`), rem);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { height, right } = await page
        .getByRole('banner')
        .evaluate((header) => ({ height: header.clientHeight, right: header.scrollWidth }));
      expect.soft(height, `at ${width} px`).toBeLessThanOrEqual(150);
      expect.soft(right, `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });

test('on a tablet with text of 32 px the menu is behind its button', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openPage(page, '/about');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeVisible();
  await page.evaluate(() => void (document.documentElement.style.fontSize = '32px'));
  await expect(menu).toBeHidden();
  await page.locator('summary', { hasText: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Packages' }).click();
  await expect(page).toHaveURL(/\/packages\/all(%20| )packages/i);
});

test('with text of 32 px long words break instead of widening a page of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const path of ['/', '/about', '/services']) {
    await openPage(page, path);
    const right = await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
      return document.documentElement.scrollWidth;
    });
    expect.soft(right, path).toBeLessThanOrEqual(320);
  }
});
