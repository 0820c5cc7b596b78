import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { apiBase } from '#contract/page-path.ts';
import { PackageAnswer } from '#contract/operations/answers.ts';
import { test as base } from './backend.ts';
import { simulateOldestBrowser } from './oldest-browser.ts';

/** px */
export const phone = { width: 375, height: 812 };
export const desktop = { width: 1280, height: 800 };

/** Also fails when the page throws, logs an error (but those of `tolerate`) or requests another host. */
export const test = base.extend<{ tolerate: RegExp[]; isOldest: boolean }>({
  tolerate: [[], { option: true }],
  isOldest: [process.env['OLDEST_BROWSER'] === 'on', { option: true }],
  bypassCSP: ({ isOldest }, use) => use(isOldest),
  context: async ({ context, isOldest }, use) => {
    if (isOldest) await simulateOldestBrowser(context);
    await use(context);
    // What a page still asks for while it closes.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  page: async ({ page, baseURL, tolerate }, use, info) => {
    const problems: string[] = [];
    const report = (text: string, source = page.url()): void => {
      if (!tolerate.some((pattern) => pattern.test(text))) problems.push(`${text} (${source})`);
    };
    page.on('pageerror', (error) => report(`page error: ${error.message}`));
    page.on('console', (message) => {
      // The browser logs a page that was answered with 404.
      const source = message.location().url;
      const missing = source === page.url() && message.text().includes('status of 404');
      if (message.type() === 'error' && !missing) report(`console: ${message.text()}`, source);
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) report(`request to ${origin}`);
    });
    await use(page);
    // Playwright's own option takes one of every test, and throws those of the passed away.
    if (info.status !== info.expectedStatus) {
      const path = info.outputPath('page.png');
      await page.screenshot({ path });
      info.attachments.push({ name: 'page', contentType: 'image/png', path });
    }
    expect(problems).toEqual([]);
  },
});

/** Opens a page and waits until it is hydrated: the server's markup is there before the code. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits for hydration: React marks the elements that it has taken over. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return (
      heading?.checkVisibility() === true && Object.keys(heading).some((key) => key.startsWith('__react'))
    );
  });
}

/** Opens a page and waits until all its lazy parts are loaded. */
export async function openReadyPage(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await waitForReady(page);
}

export const waitForReady = (page: Page) => page.locator('html[data-ready]').waitFor();

/** Lets the open page follow no `tel:` link, whose navigation would abort one that comes soon after it. */
export const stopDialling = (page: Page) =>
  page.evaluate(() =>
    document.body.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );

/** Answers every page with index.html, as a static host does. */
export async function simulateStaticHost(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    return route.fulfill({ response: await page.request.get('/index.html') });
  });
}

/** Path of the first listed package with several pictures; packages of other tests may have none. */
export async function findPackagePath(page: Page): Promise<string> {
  const answer = await page.request.get(`${apiBase}/tours/getAllPackage`);
  const { tours } = v.parse(v.object({ tours: v.array(PackageAnswer) }), await answer.json());
  return `/packages/detail/${tours.find(({ images }) => images.length > 1)?._id}`;
}

export { expect };
