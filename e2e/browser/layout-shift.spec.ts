import type { Page, Route } from '@playwright/test';
import { readLayoutShifts, observeLayoutShifts } from '#e2e/browser/testing/layout-shift.ts';
import { publicPages } from '#e2e/browser/testing/public-pages.ts';
import { scrollToEnd } from '#e2e/browser/testing/scroll-to-end.ts';
import {
  desktop,
  expect,
  findPackagePath,
  openPage,
  openReadyPage,
  phone,
  test,
} from '#e2e/browser/testing/site-test.ts';

/**
 * Whether the browser counts a shift depends on where the parser yields, and so on what else the machine does: a
 * bound, and not in the gate. `partial-html.spec` holds the order of a page's markup, with chunks that are fixed.
 */
const bound = 0.01;

const aPackage = 'a package';

async function expectSteady(page: Page): Promise<void> {
  expect(await readLayoutShifts(page, bound)).toEqual([]);
}

for (const viewport of [phone, desktop])
  test.describe(`at ${viewport.width} px`, () => {
    // Visitors load the service worker, too.
    test.use({ viewport, serviceWorkers: 'allow', tolerate: [/404/] });

    for (const path of [...publicPages.map(([listed]) => listed), aPackage])
      test(`${path} moves nothing while it loads and is scrolled to its end`, async ({ page }) => {
        await observeLayoutShifts(page);
        await openReadyPage(page, path === aPackage ? await findPackagePath(page) : path);
        await scrollToEnd(page);
        // A shift caused by fonts is reported in the next frame.
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await expectSteady(page);
      });
  });

test.describe('parts that come late', () => {
  test('a package moves nothing on a processor twelve times slower', async ({ page }) => {
    await page.setViewportSize(phone);
    const path = await findPackagePath(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 12 });
    await observeLayoutShifts(page);
    await openReadyPage(page, path);
    // The style of the small picture behind the first photograph came with the body, and has gone once that has loaded.
    const served = await (await page.request.get(path)).text();
    expect(served.lastIndexOf('<style')).toBeGreaterThan(served.indexOf('<body'));
    await expect(page.locator('body > style')).toHaveCount(0);
    await expectSteady(page);
  });

  test('hearts move nothing when they are loaded', async ({ page }) => {
    await observeLayoutShifts(page);
    await page.addInitScript(() => {
      localStorage.setItem('shortlist', '{"version":1,"kept":[{"at":1,"found":{"_id":"a","name":"A"}}]}');
    });
    await openPage(page, '/packages/domestic');
    await expect(page.getByRole('button', { name: /^Keep .+ on your shortlist$/ }).first()).toBeVisible();
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: /^Shortlist/ })
        .first(),
    ).toHaveAccessibleName('Shortlist (1 kept)');
    await expectSteady(page);
  });

  for (const query of ['', '?place=Kerala&days=4-6'])
    test(`the search moves nothing when it is loaded, ${query || 'without a filter'}`, async ({ page }) => {
      await page.setViewportSize(phone);
      await observeLayoutShifts(page);
      const code = /\/package-search-[^/]*\.js$/;
      const requests = new Promise<Route>((resolve) => void page.route(code, resolve));
      // The board of a place is hydrated with the search, so its heading is not waited for.
      await page.goto(`/packages/all packages${query}`);
      const route = await requests;
      const results = page.locator('main section > :last-child');
      // With a filter, placeholders are shown until the search is loaded.
      await expect(results.locator('article, [aria-hidden]').first()).toBeVisible();
      const top = () => results.evaluate((last) => last.getBoundingClientRect().top);
      const before = await top();
      await route.continue();
      await expect(page.locator('main p[tabindex="-1"]')).toHaveText(/packages?$/);
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(Math.abs((await top()) - before)).toBeLessThan(0.5);
      await expectSteady(page);
    });
});

test.describe('without the fonts, which may come late', () => {
  test.use({ tolerate: [/ERR_FAILED/] });

  test('price and buttons of a package are where they are with them, on every phone', async ({ page }) => {
    const path = await findPackagePath(page);
    const shown = page.getByRole('complementary', { name: 'Price and enquiry' }).locator('p, a');
    const places = async () => {
      await openReadyPage(page, path);
      const found: string[] = [];
      for (let width = 320; width < 600; width += 8) {
        await page.setViewportSize({ ...phone, width });
        const tops = await shown.evaluateAll((all) =>
          all.map((one) => Math.round(one.getBoundingClientRect().top)),
        );
        found.push(`at ${width} px: ${tops.join()}`);
      }
      return found;
    };
    await page.route(/\.woff2$/, (route) => route.abort());
    const without = await places();
    await page.unroute(/\.woff2$/);
    expect(await places()).toEqual(without);
  });
});
