import type { Page } from '@playwright/test';
import { findViolations } from '#e2e/browser/testing/axe.ts';
import { publicPages } from '#e2e/browser/testing/public-pages.ts';
import {
  desktop,
  expect,
  openReadyPage,
  findPackagePath,
  phone,
  test,
} from '#e2e/browser/testing/site-test.ts';
import { scrollToEnd } from '#e2e/browser/testing/scroll-to-end.ts';
import { findUnreachable } from '#e2e/browser/testing/tab-order.ts';
import {
  measureOverflow,
  findCutLabels,
  findSmallActions,
  findSmallTargets,
} from '#e2e/browser/testing/target-size.ts';

test.use({ tolerate: [/404/] });

const pages: readonly (readonly [path: string, title: string | RegExp])[] = [
  ...publicPages,
  ['a package', /^.+, .+ \| Banyan Tours & Travels$/],
];

/** px: from the narrowest without sideways scrolling (WCAG 1.4.10); 640 is 1280 at 200 % zoom (WCAG 1.4.4). */
const widths = [320, phone.width, 640, 768, desktop.width];

/** On a slow connection each request costs more than the bytes of a small file. */
const maxScripts = 8;
/** They fetch the code of the page that is probably opened next, too. */
const withNextPage = /^(?:\/|\/packages\/.*|\/shortlist|a package)$/;

async function checkPage(page: Page, path: string, title: string | RegExp): Promise<void> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openReadyPage(page, path === 'a package' ? await findPackagePath(page) : path);
  await expect.soft(page).toHaveTitle(title);
  await expect.soft(page.locator('head title')).toHaveCount(1);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.soft(page.getByRole('main')).toHaveCount(1);
  await expect.soft(page.getByRole('contentinfo')).toHaveCount(1);
  await expect.soft(page.getByText('404 Page Not Found')).toHaveCount(path === '/nowhere' ? 1 : 0);
  await scrollToEnd(page);
  const most = withNextPage.test(path) ? maxScripts + 1 : maxScripts;
  expect.soft(new Set(scripts).size, scripts.join(', ')).toBe(scripts.length);
  expect.soft(scripts.length, scripts.join(', ')).toBeLessThanOrEqual(most);
}

/** Text alone is enlarged to 200 % (WCAG 1.4.4): media queries stay those of the window. */
async function checkLargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.documentElement.style.fontSize = '32px';
  });
  for (const width of [desktop.width, 768, phone.width]) {
    await page.setViewportSize({ width, height: phone.height });
    expect.soft(await measureOverflow(page), `200 % at ${width} px`).toBe(0);
    expect.soft(await findCutLabels(page), `200 % at ${width} px`).toEqual([]);
  }
  const header = page.getByRole('banner');
  await expect.soft(header.locator('summary', { hasText: 'Menu' })).toBeInViewport({ ratio: 1 });
  await expect.soft(header.getByRole('link', { name: /^Shortlist/ })).toBeInViewport({ ratio: 1 });
}

/** `reading.spec.ts` looks at all. */
const inGate = new Set(['/', 'a package']);

for (const [path, title] of pages) {
  const tag = inGate.has(path) ? '@gate' : [];

  test.describe('on a phone', { tag }, () => {
    test.use({ viewport: phone });

    test(`${path} has few scripts, fits from 320 px on, also with large text, and has no small target`, async ({
      page,
    }) => {
      await checkPage(page, path, title);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await measureOverflow(page), `${width} px`).toBe(0);
        expect.soft(await findSmallTargets(page), `${width} px`).toEqual([]);
        expect.soft(await findSmallActions(page), `${width} px`).toEqual([]);
      }
      await checkLargeText(page);
    });
  });

  test.describe('on a desktop', { tag }, () => {
    test.use({ viewport: desktop });

    test(`${path} is accessible in both themes and reachable with Tab`, async ({ page }) => {
      await checkPage(page, path, title);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      expect.soft(await findUnreachable(page)).toEqual([]);
      expect.soft(await findViolations(page)).toEqual([]);
    });
  });
}

test('every page has a title of its own', () => {
  expect(new Set(publicPages.map(([, title]) => title)).size).toBe(publicPages.length);
});

for (const path of ['/packages/asia', '/packages/detail/nothing-here'])
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await openReadyPage(page, path);
    expect(await findViolations(page)).toEqual([]);
  });

test('axe finds nothing among answered questions', async ({ page }) => {
  await openReadyPage(page, '/faqs');
  for (const question of await page.getByRole('main').locator('summary').all()) await question.click();
  expect(await findViolations(page)).toEqual([]);
});

for (const viewport of [phone, desktop])
  test(`axe finds nothing on a package with an open day at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openReadyPage(page, await findPackagePath(page));
    await expect(page.getByRole('region', { name: /^Day 1\b/ })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
