import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { PackageSchema } from '#contract/package.ts';
import { test as base } from './backends.ts';

/** Sizes in pixels at which a visitor's way through the site is walked. */
export const phone = { width: 375, height: 812 };
export const desktop = { width: 1280, height: 800 };

/**
 * A test that also fails when the page throws, logs an error, or asks another host for anything.
 * `tolerate` names console texts that a test provokes on purpose.
 */
export const test = base.extend<{ tolerate: RegExp[] }>({
  tolerate: [[], { option: true }],
  page: async ({ page, baseURL, tolerate }, use) => {
    const complaints: string[] = [];
    const complain = (text: string, source = page.url()): void => {
      if (!tolerate.some((pattern) => pattern.test(text))) complaints.push(`${text} (${source})`);
    };
    page.on('pageerror', (error) => complain(`page error: ${error.message}`));
    page.on('console', (message) => {
      // The browser notes by itself that a page was answered with 404.
      const source = message.location().url;
      const missing = source === page.url() && message.text().includes('status of 404');
      if (message.type() === 'error' && !missing) complain(`console: ${message.text()}`, source);
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) complain(`request to ${origin}`);
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** Opens a page of the site and waits until it acts: the server's markup is there before its code. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await taken(page);
}

/** Waits until the code of the page has taken its markup over: React marks the elements it knows. */
export async function taken(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return (
      heading?.checkVisibility() === true && Object.keys(heading).some((key) => key.startsWith('__react'))
    );
  });
}

/** Opens a page of the site and waits until everything that it fetches later is there, too. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await open(page, path);
  await whole(page);
}

/** Waits until a page that was opened has all its parts: the product marks it then. */
export const whole = (page: Page) => page.locator('html[data-ready]').waitFor();

/** Answers pages as a host does that renders none: with index.html, whatever the address. */
export async function asStaticHost(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    return route.fulfill({ response: await page.request.get('/index.html') });
  });
}

/** The address of a package's page: the first listed that has pictures to turn, as those of other tests may not. */
export async function packagePath(page: Page): Promise<string> {
  const answer = await page.request.get(`${apiBase}${calls.allPackages}`);
  const { tours } = v.parse(v.object({ tours: v.array(PackageSchema) }), await answer.json());
  return `/packages/detail/${tours.find(({ images }) => images.length > 1)?._id}`;
}

export { expect };
