import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apiBase } from '#contract/page-path.ts';
import type { ServerStatus } from '#contract/server-status.ts';
import { findViolations } from '#e2e/browser/testing/axe.ts';
import { copySampleData, owner, startBackend } from '#e2e/browser/testing/backend.ts';
import { expect, openPage, test as siteTest } from '#e2e/browser/testing/site-test.ts';

/** With a backend that makes backups: the first one 5 s after its start. */
const test = siteTest.extend<object, { backend: string }>({
  backend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs, and takes no name instead.
    async ({}, use) => {
      const { origin, stop } = await startBackend(await copySampleData(), { BACKUP_HOURS: '3' });
      await use(origin);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

async function readStatus(page: Page): Promise<ServerStatus> {
  return (await page.request.get(apiBase + '/admin/status')).json();
}

const section = (page: Page) => page.getByRole('region', { name: 'Backups and server' });

test('the owner backs up now, and gets that very file', async ({ page }) => {
  await expect.poll(async () => (await readStatus(page)).backups.last, { timeout: 100_000 }).not.toBeNull();
  await openPage(page, '/admin');
  const password = page.getByLabel('Your password');
  await password.fill(owner.password);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(section(page).getByRole('progressbar')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^backup-[\dTZ-]+-asked\.tar$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 15).toString()).toBe('database.sqlite');
  await expect(section(page).getByText('The backup is ready.')).toBeVisible();
  expect((await readStatus(page)).backups.last?.bytes).toBe(bytes.length);
});
