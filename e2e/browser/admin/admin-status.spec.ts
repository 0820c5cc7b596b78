import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apiBase } from '#contract/api-base.ts';
import type { AuditLog } from '#contract/audit-log.ts';
import * as calls from '#contract/calls.ts';
import type { ServerStatus } from '#contract/server-status.ts';
import { findViolations } from '#e2e/browser/testing/axe.ts';
import { copySampleData, owner, startBackend } from '#e2e/browser/testing/backend.ts';
import { signInAsAdmin } from '#e2e/browser/testing/sign-in.ts';
import { desktop, expect, openPage, phone, test as siteTest } from '#e2e/browser/testing/site-test.ts';

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

test.beforeEach(({ page }) => signInAsAdmin(page));

// The browser logs the answers of the failing backend.
test.use({ tolerate: [/50[03]/] });

const hour = 3_600_000;

async function readStatus(page: Page): Promise<ServerStatus> {
  return (await page.request.get(apiBase + calls.adminStatus)).json();
}

/** Answers a call of the page from the server's answer. */
async function change(page: Page, call: string, edit: (answer: object) => object): Promise<void> {
  await page.route(apiBase + call, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: edit(await response.json()) });
  });
}

async function simulateLateBackup(page: Page): Promise<void> {
  const { backups, ...status } = await readStatus(page);
  const failure = { at: Date.now() - 5 * hour, reason: 'The disk is full.' };
  const advice = `The last good backup is 3 days old. The last try failed: ${failure.reason} Ask whoever looks after the server to put this right, or make one by hand: npm run backup -- FILE`;
  const late = { at: Date.now() - 73 * hour, bytes: 13_000_000 };
  const backup = { ...backups, state: 'late', last: late, canDownload: true, failure, advice };
  await change(page, calls.adminStatus, () => ({ ...status, backups: backup }));
}

const word = 'Thiruvananthapuram'.repeat(6);

/** Two pages of 25 events. */
async function simulateAuditLog(page: Page): Promise<void> {
  await change(page, calls.adminVerifyToken, (answer) => ({
    ...answer,
    features: ['status', 'backups', 'audit'],
  }));
  await page.route(`${apiBase}${calls.auditLog}*`, (route) => {
    const first = new URL(route.request().url()).searchParams.has('before') ? 26 : 1;
    const events = Array.from({ length: 25 }, (_, index) => ({
      _id: `e${first + index}`,
      at: Date.now() - (first + index) * hour,
      by: { name: 'Asha Rao', email: 'asha@example.com' },
      action: 'edit',
      subject: { kind: 'package', name: index === 2 ? word : `Tour ${first + index}` },
      summary: 'price 47500 to 49900, day 3',
      address: '203.0.113.7',
    }));
    const json: AuditLog = { events, next: first === 1 ? 'older' : null };
    return route.fulfill({ json });
  });
}

const section = (page: Page) => page.getByRole('region', { name: 'Backups and server' });

test('the owner sees the last backup and downloads it with the password', async ({ page }) => {
  await expect.poll(async () => (await readStatus(page)).backups.last, { timeout: 100_000 }).not.toBeNull();
  const { backups } = await readStatus(page);
  await openPage(page, '/admin');
  await expect(section(page).getByText('Last good backup')).toBeVisible();
  await expect(section(page).getByText(/^(?:just now|.* ago)$/i)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  const password = page.getByLabel('Your password');
  const button = page.getByRole('button', { name: 'Download the newest one' });
  await password.fill('not the password');
  await button.click();
  await expect(page.getByText('The password is incorrect.')).toBeVisible();
  await expect(password).toBeFocused();
  await expect(page).toHaveURL('/admin');

  await password.fill(owner.password);
  const downloading = page.waitForEvent('download');
  await button.click();
  const file = await (await downloading).path();
  const bytes = await readFile(file);
  expect(bytes.length).toBe(backups.last?.bytes);
  expect(bytes.subarray(0, 15).toString()).toBe('database.sqlite');
  await expect(password).toHaveValue('');
  await expect(section(page).getByText(/The download begins/)).toBeVisible();
});

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

for (const viewport of [phone, { width: 768, height: 1024 }, desktop])
  test(`an old backup, and the last changes, are shown at ${viewport.width} px; axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await simulateLateBackup(page);
    await simulateAuditLog(page);
    await openPage(page, '/admin');
    await expect(page.getByRole('alert')).toContainText('Ask whoever looks after the server');
    await expect(section(page).getByText('Too old: 3 days ago')).toBeVisible();
    const changes = page.getByRole('region', { name: 'Last changes' });
    await expect(changes.getByText('Asha Rao changed the package Tour 1', { exact: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    const earlier = changes.getByRole('button', { name: 'Show earlier' });
    for (const count of [20, 30, 40, 50]) {
      await earlier.click();
      await expect(changes.getByRole('listitem')).toHaveCount(count);
      await expect(changes.getByRole('listitem').nth(count - 10)).toBeFocused();
    }
    await expect(earlier).toHaveCount(0);
  });

test('what could not be loaded can be tried again', async ({ page }) => {
  await page.route(apiBase + calls.adminStatus, (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  });
  await openPage(page, '/admin');
  await expect(section(page).getByRole('alert')).toHaveText('The state of the server could not be loaded.');
  expect(await findViolations(page)).toEqual([]);
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await expect(section(page).getByText('Last good backup')).toBeVisible();
  await expect(section(page).getByRole('alert')).toHaveCount(0);
});

test('a backend without these features is asked for none of them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await change(page, calls.adminVerifyToken, (answer) => ({ ...answer, features: undefined }));
  await openPage(page, '/admin');
  await expect(page.getByRole('region', { name: 'Last changed' })).toBeVisible();
  await expect(section(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Last changes' })).toHaveCount(0);
  expect(asked.filter((url) => url.includes(`${apiBase}/admin/`))).toEqual([]);
});
