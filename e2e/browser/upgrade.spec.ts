import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { apiBase } from '#contract/page-path.ts';
import { PackageAnswer } from '#contract/operations/answers.ts';
import { copySampleData, dataFolder, signInOwner, startBackend } from '#e2e/browser/testing/backend.ts';
import { writeNextVersion } from '#e2e/browser/testing/next-version.ts';
import { plainPackage } from '#e2e/browser/testing/package-fixture.ts';
import { expect, openReadyPage, test as siteTest } from '#e2e/browser/testing/site-test.ts';

interface Upgrade {
  readonly origin: string;
  /** Replaces the server by that of a later build, on the same address and data. */
  readonly run: (options: { readonly keepsAssets: boolean }) => Promise<void>;
}

const test = siteTest.extend<{ upgrade: Upgrade }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs, and takes no name instead.
  upgrade: async ({}, use) => {
    const data = await copySampleData();
    let { origin, port, stop } = await startBackend(data);
    await use({
      origin,
      run: async ({ keepsAssets }) => {
        const checkout = await mkdtemp(join(dataFolder, 'next-'));
        await writeNextVersion(checkout, keepsAssets);
        await stop();
        ({ origin, port, stop } = await startBackend(data, {}, { checkout, port }));
      },
    });
    await stop();
  },
  baseURL: async ({ upgrade }, use) => use(upgrade.origin),
});

// A missing script, and calls while the server is replaced.
test.use({
  tolerate: [/Failed to load resource|dynamically imported module|Refused to apply style/],
});

const scriptOf = (page: Page) => page.locator('script[type=module]').first().getAttribute('src');
const open = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
const description = (page: Page) => page.getByLabel('Description');
const typed = 'Typed in the page of the version before.';

/** Values of later versions that a page of an earlier one does not send. */
async function createPackage(page: Page, origin: string): Promise<string> {
  await page.context().addCookies(await signInOwner(origin));
  const answer = await page.request.post(`${apiBase}/tours/create-package`, {
    headers: { origin },
    multipart: {
      ...plainPackage,
      name: 'Before the upgrade',
      visibility: 'link',
      preparedFor: 'Asha Rao',
      localName: 'കേരളം',
    },
  });
  return v.parse(v.object({ package: PackageAnswer }), await answer.json()).package._id;
}

/** Leaves a form with unsaved text open. @returns the package's id */
async function typeIntoForm(page: Page, origin: string): Promise<string> {
  const id = await createPackage(page, origin);
  await openReadyPage(page, `/admin/edit-package/${id}`);
  await description(page).fill(typed);
  return id;
}

async function saveTyped(page: Page): Promise<void> {
  await expect(description(page)).toHaveValue(typed);
  await page.getByRole('button', { name: 'Update Package' }).click();
  await expect(page.getByText('Package updated successfully!').first()).toBeVisible();
}

test('an open page works on with the server of a later build that keeps its files', async ({
  page,
  context,
  upgrade,
}) => {
  const id = await typeIntoForm(page, upgrade.origin);
  const visitor = await context.newPage();
  let loads = 0;
  visitor.on('domcontentloaded', () => (loads += 1));
  await openReadyPage(visitor, '/');
  await upgrade.run({ keepsAssets: true });

  await open(visitor, 'About');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/About/);
  await open(visitor, 'Contact');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  expect([loads, await scriptOf(visitor)]).toEqual([1, expect.not.stringContaining('-later')]);

  await saveTyped(page);
  expect(await scriptOf(page)).not.toContain('-later');
  const stored = await (await page.request.get(`${apiBase}/admin/packages/${id}`)).json();
  expect(stored.package).toMatchObject({
    description: typed,
    visibility: 'link',
    preparedFor: 'Asha Rao',
    localName: 'കേരളം',
  });
});

test('where a later build lacks the files of the open page, it saves what was typed, and is loaded anew once at the next navigation', async ({
  page,
  context,
  upgrade,
}) => {
  const id = await typeIntoForm(page, upgrade.origin);
  const visitor = await context.newPage();
  await openReadyPage(visitor, '/');
  let loads = 0;
  visitor.on('domcontentloaded', () => (loads += 1));
  await upgrade.run({ keepsAssets: false });

  await open(visitor, 'About');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/About/);
  await expect.poll(() => scriptOf(visitor)).toContain('-later');
  await expect.poll(() => loads).toBe(1);

  await saveTyped(page);
  const edited = await (await page.request.get(`${apiBase}/admin/packages/${id}`)).json();
  expect(edited.package.description).toBe(typed);
  await page.locator('a[href="/admin/popular-destination"]').first().click();
  await expect.poll(() => scriptOf(page)).toContain('-later');
  await expect(page).toHaveURL('/admin/popular-destination');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
