import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { test as base } from '#e2e/browser/testing/backend.ts';
import { launchOptions } from '#e2e/browser/testing/launch-options.ts';
import {
  expect,
  openPage,
  openReadyPage,
  findPackagePath,
  phone,
  test,
  waitForReady,
} from '#e2e/browser/testing/site-test.ts';
import { openStaticHost } from '#e2e/browser/testing/static-host.ts';

// Caching the first hundred files takes long on a busy machine.
const longTimeout = { timeout: 20_000 };
test.use({ tolerate: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/], serviceWorkers: 'allow' });

/** Paths and queries in the browser's caches, by cache. */
const listCachedPages = (page: Page) =>
  page.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url.slice(location.origin.length))] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });

/** Opens a page and waits until it is cached. */
async function visit(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await expect.poll(async () => (await listCachedPages(page))['pages'] ?? [], longTimeout).toContain(path);
}

/** Waits until an answer is cached. @param part of its address */
const keeps = (page: Page, part: string) =>
  expect
    .poll(
      async () => (await listCachedPages(page))['reads']?.some((address) => address.includes(part)),
      longTimeout,
    )
    .toBe(true);

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a package that was opened first of all opens without a connection @gate', async ({ page, context }) => {
  const path = await findPackagePath(page);
  await visit(page, path);
  await keeps(page, path.split('/').at(-1) ?? '');
  const name = await heading(page).innerText();
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText(name);
  await expect(
    page
      .getByText(/^Rs\. \d+$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  const first = page.getByRole('main').locator('img[src*="/pictures/"]').first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(notice(page)).toBeVisible();
});

test('pages, a list and its search open without a connection; a package that was not opened says so, and comes with it', async ({
  page,
  context,
}) => {
  const path = await findPackagePath(page);
  await visit(page, '/packages/domestic');
  await keeps(page, 'category=domestic');
  await openPage(page, '/');
  await keeps(page, 'get-popular-destination');
  await keeps(page, 'list-of-five?category=domestic');
  const isPrecached = async () =>
    Object.values(await listCachedPages(page)).some((paths) =>
      paths.some((cached) => cached.includes('/package-search-')),
    );
  await expect.poll(isPrecached, longTimeout).toBe(true);
  await expect(notice(page)).toHaveCount(0);
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  const [strip, header] = await Promise.all([
    notice(page).boundingBox(),
    page.getByRole('banner').first().boundingBox(),
  ]);
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);

  await page.goto('/');
  await expect(page.getByRole('region', { name: /^Domestic/ }).getByRole('article')).toHaveCount(5);
  await page.goto('/contact?from=poster');
  await expect(page.getByRole('form', { name: 'Put it in writing' })).toBeVisible();
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goto('/packages/domestic');
  await page.getByLabel('Search').fill('kerla');
  await expect(page.getByText('No package says “kerla”. Shown: “kerala”.')).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Kerala');

  await page.goto(path);
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch categories');
  await expect(notice(page)).toContainText('was not opened on this device before');
  await expect(notice(page).getByRole('link')).toHaveAttribute('href', /^tel:/);
  const tours = page.getByRole('region', { name: 'Tours to go on with' });
  await expect(tours.getByRole('article')).toHaveCount(3);
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'Chat on WhatsApp' }).first()).toBeVisible(longTimeout);
  await expect(notice(page)).toHaveCount(0);
});

test('nothing of the admin area is kept: reloaded offline it says so, inside the screen, and opens by itself', async ({
  page,
  context,
  signInAsOwner,
}) => {
  await page.setViewportSize(phone);
  await visit(page, '/about');
  await signInAsOwner();
  for (const path of ['/sign-in', '/edit-profile', '/admin-login', '/admin/popular-destination'])
    await openReadyPage(page, path);
  // The worker caches pages in sequence: once this one is cached, those before would be, too.
  await visit(page, '/terms');
  const { pages = [], reads = [], ...others } = await listCachedPages(page);
  expect(pages.toSorted()).toEqual(['/about', '/terms']);
  expect(reads).toEqual([]);
  const rest = Object.values(others).flat().join('\n');
  expect(rest).not.toMatch(/\/api\/|admin|sign-in|profile|google|firebase/);

  await openReadyPage(page, '/admin/packages');
  await context.setOffline(true);
  await page.reload();
  const message = page.getByText('The connection was lost. This page opens once it is back.');
  await expect(message).toBeVisible();
  await expect(notice(page)).toContainText('it can be saved once the connection is back');
  await expect(notice(page).getByRole('link')).toHaveCount(0);
  const edges = await message.evaluate((element) => {
    const text = new Range();
    text.selectNodeContents(element);
    const lines = [...text.getClientRects()];
    return Math.min(...lines.map(({ left }) => left), ...lines.map(({ right }) => innerWidth - right));
  });
  expect(edges).toBeGreaterThanOrEqual(16);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('All PACKAGES', longTimeout);
});

test.describe('on a plain static host', () => {
  const host = base.extend<{ host: Awaited<ReturnType<typeof openStaticHost>> }>({
    host: async ({ baseURL }, use) => {
      const opened = await openStaticHost(baseURL ?? '');
      await use(opened);
      opened.close();
    },
  });

  host(
    'the backend is asked first, and a new version takes over without breaking the page that is open',
    async ({ page, context, host: { origin, called, deploy } }) => {
      const lists = () => called().filter((call) => call.includes('category=domestic'));
      await page.goto(`${origin}/packages/domestic`);
      await keeps(page, 'category=domestic');
      await waitForReady(page);
      const before = lists().length;
      await page.reload();
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(lists()).toHaveLength(before + 1);

      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      let loads = 0;
      page.on('domcontentloaded', () => (loads += 1));
      const shells = async () =>
        Object.keys(await listCachedPages(page)).filter((name) => name.startsWith('shell-'));
      const version = () => page.locator('script[type=module]').first().getAttribute('src');
      const form = page.getByRole('form', { name: 'Put it in writing' });

      await page.goto(origin);
      await expect.poll(async () => (await listCachedPages(page))['pages'] ?? [], longTimeout).toContain('/');
      // A request in the moment in which the worker is stopped for the new one starts it again, and under DevTools, as
      // which tests are attached, it never becomes idle then.
      await page.waitForLoadState('networkidle');
      deploy();
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await expect.poll(async () => (await shells()).length, longTimeout).toBe(2);
      await expect
        .poll(
          () =>
            page.evaluate(async () => {
              const { installing, waiting, active } = await navigator.serviceWorker.ready;
              return installing === null && waiting === null && active?.state;
            }),
          longTimeout,
        )
        .toBe('activated');

      await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
      await expect(form).toBeVisible();
      expect(await version()).not.toContain('-later');
      expect(loads).toBe(1);

      await page.reload();
      await expect(form).toBeVisible();
      expect(await version()).toContain('-later');
      expect(loads).toBe(2);

      await context.setOffline(true);
      await page.goto(origin);
      await expect(heading(page)).toBeVisible();
      expect(await version()).toContain('-later');
      expect(errors).toEqual([]);
    },
  );
});

test('the site can be installed', async ({ baseURL }) => {
  const folder = await mkdtemp(join(tmpdir(), 'profile-'));
  const context = await chromium.launchPersistentContext(folder, launchOptions);
  try {
    const [page = await context.newPage()] = context.pages();
    await page.goto(baseURL ?? '');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const browser = await context.newCDPSession(page);
    const { url, errors, data = '' } = await browser.send('Page.getAppManifest');
    expect(url).toBe(`${baseURL}/manifest.webmanifest`);
    expect(errors).toEqual([]);
    expect(JSON.parse(data)).toMatchObject({ name: 'Banyan Tours & Travels', start_url: '/', lang: 'en-IN' });
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});
