import type { Browser, Page, Route } from '@playwright/test';
import * as v from 'valibot';
import { apiBase } from '#contract/page-path.ts';
import { PackageCountsSchema } from '#contract/package-counts.ts';
import { findViolations } from '#e2e/browser/testing/axe.ts';
import { test } from '#e2e/browser/testing/package-fixture.ts';
import { expect, openPage, stopDialling, waitForReady } from '#e2e/browser/testing/site-test.ts';

/** The page of the fixture is the owner's. Nobody leaves the site: WhatsApp does not answer. */
async function openVisitor(browser: Browser, baseURL = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  return context.newPage();
}

async function readCounts(owner: Page, id: string) {
  const answer = await owner.request.get(apiBase + '/admin/counts');
  const { packages } = v.parse(PackageCountsSchema, await answer.json());
  return packages.find(({ _id }) => _id === id)?.counts;
}

/** Longer than the server keeps counts in memory. */
const written = { timeout: 30_000 };

test('what visitors open, and from what they call and chat, the owner sees in a table', async ({
  page,
  browser,
  baseURL,
  catalogue,
}) => {
  const name = catalogue.name('Counted');
  const id = await catalogue.create(name);
  const path = `/packages/detail/${id}`;
  const visitor = await openVisitor(browser, baseURL);
  // The first call is pressed before the code that counts has come.
  const held = new Promise<Route>((resolve) => void visitor.route(/\/idle-parts-/, resolve, { times: 1 }));
  await openPage(visitor, path);
  await stopDialling(visitor);
  const ways = visitor.getByRole('complementary', { name: 'Price and enquiry' });
  await ways.getByRole('link', { name: 'Call Us' }).click();
  await (await held).continue();
  await waitForReady(visitor);
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
  await expect(section.getByRole('img', { name: /^Tours opened on each of the last 30 days/ })).toBeVisible();
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
