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
import { findCutLabels, findSmallActions, findSmallTargets } from '#e2e/browser/testing/target-size.ts';

test.use({ tolerate: [/404/], viewport: desktop });

const pages: readonly (readonly [path: string, title: string | RegExp])[] = [
  ...publicPages,
  ['a package', /^.+, .+ \| Banyan Tours & Travels$/],
];

/** On a slow connection each request costs more than the bytes of a small file. The code of the next page is among them. */
const maxScripts = (path: string) =>
  path === 'a package' ? 19 : /^\/(?:packages|faqs)/.test(path) ? 17 : 14;

/** `reading.spec.ts` looks at all. */
const inGate = new Set(['/', 'a package']);

for (const [path, title] of pages)
  test(
    `${path} has few scripts, is accessible in both themes and reachable with Tab, and has no small target`,
    { tag: inGate.has(path) ? '@gate' : [] },
    async ({ page }) => {
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
      expect.soft(new Set(scripts).size, scripts.join(', ')).toBe(scripts.length);
      expect.soft(scripts.length, scripts.join(', ')).toBeLessThanOrEqual(maxScripts(path));

      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      expect.soft(await findUnreachable(page)).toEqual([]);
      expect.soft(await findViolations(page)).toEqual([]);
      for (const { width } of [desktop, phone]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findSmallTargets(page), `${width} px`).toEqual([]);
        expect.soft(await findSmallActions(page), `${width} px`).toEqual([]);
        expect.soft(await findCutLabels(page), `${width} px`).toEqual([]);
      }
    },
  );

test('every page has a title of its own', () => {
  expect(new Set(publicPages.map(([, title]) => title)).size).toBe(publicPages.length);
});

test('axe finds nothing among answered questions, and on a package that is not there', async ({ page }) => {
  await openReadyPage(page, '/packages/detail/nothing-here');
  expect.soft(await findViolations(page)).toEqual([]);
  await openReadyPage(page, '/faqs');
  for (const question of await page.getByRole('main').locator('summary').all()) await question.click();
  expect(await findViolations(page)).toEqual([]);
});
