import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { PackageCountsSchema } from '#contract/package-counts.ts';
import { findViolations } from '#e2e/browser/testing/axe.ts';
import { holdToasts } from '#e2e/browser/testing/hold-toasts.ts';
import { test } from '#e2e/browser/testing/package-fixture.ts';
import {
  desktop,
  expect,
  openPage,
  openReadyPage,
  phone,
  simulateStaticHost,
  waitForReady,
} from '#e2e/browser/testing/site-test.ts';

/** The page of the fixture is the owner's. Nobody leaves the site: WhatsApp does not answer. */
async function openVisitor(browser: Browser, viewport: typeof phone, baseURL = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport, serviceWorkers: 'block' });
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  return context.newPage();
}

async function readCounts(owner: Page, id: string) {
  const answer = await owner.request.get(apiBase + calls.packageCounts);
  const { packages } = v.parse(PackageCountsSchema, await answer.json());
  return packages.find(({ _id }) => _id === id)?.counts;
}

/** Longer than the server keeps counts in memory. */
const written = { timeout: 30_000 };

for (const viewport of [phone, desktop])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('what visitors open, and from what they call and chat, the owner sees in a table', async ({
      page,
      browser,
      baseURL,
      catalogue,
    }) => {
      const name = catalogue.name('Counted');
      const id = await catalogue.create(name);
      const path = `/packages/detail/${id}`;
      const visitor = await openVisitor(browser, viewport, baseURL);
      await openReadyPage(visitor, path);
      const ways = visitor.getByRole('complementary', { name: 'Price and enquiry' });
      await ways.getByRole('link', { name: 'Call Us' }).click();
      const chat = visitor.context().waitForEvent('page');
      await ways.getByRole('link', { name: 'Chat on WhatsApp' }).press('Enter');
      await (await chat).close();
      // A soft navigation back to the tour, and a call from its card.
      await visitor.goto('/packages/domestic');
      await waitForReady(visitor);
      const card = visitor.getByRole('article').filter({ hasText: name });
      await card.getByRole('link', { name: 'Call Us' }).click();
      await card.getByRole('link', { name: /^Read More/ }).click();
      await expect(visitor).toHaveURL(path);
      await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect
        .poll(() => readCounts(page, id), written)
        .toEqual({ open: 2, call: 2, chat: 1, share: 0, brochure: 0 });
      await visitor.context().close();

      await openPage(page, '/admin');
      const section = page.getByRole('region', { name: /^What visitors did/ });
      const table = section.getByRole('table', { name: 'Which tours bring calls' });
      const row = table.getByRole('row', { name });
      await expect(row.getByRole('cell')).toHaveText(['2', '2', '1', '100%']);
      await expect(
        section.getByRole('img', { name: /^Tours opened on each of the last 30 days/ }),
      ).toBeVisible();
      await table.getByRole('button', { name: 'Opened' }).click();
      await expect(table.getByRole('columnheader', { name: 'Opened' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
      await section.getByText('Figures of each day').click();
      const look = page.getByRole('region', { name: /^Needs a look/ });
      await expect(look.getByRole('listitem').filter({ hasText: name })).toContainText(
        'no picture · 2 days, but 1 in the itinerary · no highlights · no inclusions',
      );
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    });

    test('after a save the page and a message about the package are one press away, until the list is left', async ({
      page,
      catalogue,
      baseURL,
    }) => {
      const name = catalogue.name('Saved');
      const id = await catalogue.create(name);
      await page.clock.install();
      await openPage(page, `/admin/edit-package/${id}`);
      await holdToasts(page);
      await page.getByLabel('Price').fill('2000');
      await page.getByRole('button', { name: 'Update Package' }).click();
      const notice = page.getByRole('region', { name: 'The saved package' });
      await expect(notice).toContainText(name);
      const message = encodeURIComponent(`${name}: ${baseURL}/packages/detail/${id}`);
      await expect(notice.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
        'href',
        `https://wa.me/?text=${message}`,
      );
      // The toast, whose text is specified, closes by itself.
      await expect(page.getByText('Package updated successfully!', { exact: true })).toBeVisible();
      await page.clock.resume();
      await expect(page.getByText('Package updated successfully!', { exact: true })).toHaveCount(0);
      expect(await findViolations(page)).toEqual([]);
      await notice.getByRole('link', { name: 'See it on the site' }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'All PACKAGES' })).toBeVisible();
      await expect(notice).toHaveCount(0);
    });
  });

test('the owner’s own views, and pages of other hosts, report nothing', async ({
  page,
  browser,
  baseURL,
  catalogue,
}) => {
  const id = await catalogue.create(catalogue.name('Quiet'));
  const reports: string[] = [];
  const record = (visitor: Page) =>
    visitor.on('request', (request) => {
      if (request.url().endsWith(apiBase + calls.count)) reports.push(request.url());
    });
  const visitor = await openVisitor(browser, desktop, baseURL);
  record(visitor);
  await simulateStaticHost(visitor);
  await openReadyPage(visitor, `/packages/detail/${id}`);
  await visitor.getByRole('link', { name: 'Call Us' }).first().click();
  // On this host it would have been reported.
  await visitor.unrouteAll();
  await openReadyPage(visitor, `/packages/detail/${id}`);
  await expect.poll(() => reports.length).toBe(1);
  await visitor.context().close();

  reports.length = 0;
  record(page);
  await openReadyPage(page, '/admin');
  await openReadyPage(page, `/packages/detail/${id}`);
  await page.getByRole('link', { name: 'Call Us' }).first().click();
  await expect.poll(() => readCounts(page, id), written).toMatchObject({ open: 1, call: 0 });
  expect(reports).toEqual([]);
});

test('a backend that does not announce it is asked for no counts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(apiBase + calls.adminVerifyToken, async (route) => {
    const response = await route.fetch();
    const { features: _, ...answer } = await response.json();
    await route.fulfill({ response, json: answer });
  });
  await openReadyPage(page, '/admin');
  await expect(page.getByRole('region', { name: 'Last changed' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^(?:What visitors did|Needs a look)/ })).toHaveCount(0);
  expect(asked.filter((url) => url.includes(calls.packageCounts))).toEqual([]);
});
