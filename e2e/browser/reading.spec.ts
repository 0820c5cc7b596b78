import { publicPages } from '#e2e/browser/testing/public-pages.ts';
import { findUnreadable } from '#e2e/browser/testing/reading.ts';
import { signInAsAdmin } from '#e2e/browser/testing/sign-in.ts';
import { expect, findPackagePath, openReadyPage, test } from '#e2e/browser/testing/site-test.ts';

test.use({ tolerate: [/404/] });

/** px */
const widths = [320, 375, 768, 1024, 1280, 1920];

const adminPages = [
  '/admin',
  '/admin/packages',
  '/admin/packages/create',
  '/admin/popular-destination',
  '/admin/agency',
];

const pages = [
  ...publicPages.map(([path]) => path),
  'a package',
  '/packages/all packages?q=kerala',
  ...adminPages,
];

for (const path of pages)
  test(`${path} can be read at every width @gate`, async ({ page }) => {
    if (adminPages.includes(path)) await signInAsAdmin(page);
    await openReadyPage(page, path === 'a package' ? await findPackagePath(page) : path);
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      // Deferred parts are laid out without scrolling, and no width is measured on its way to the next.
      sheet.replaceSync(
        '*:not([hidden]) { content-visibility: visible !important; transition: none !important }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findUnreadable(page), `at ${width} px`).toEqual([]);
    }
  });
