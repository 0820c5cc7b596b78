import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copySampleData, owner, startBackend } from '#e2e/browser/testing/backend.ts';
import { postCall } from '#e2e/browser/testing/sign-in.ts';
import { expect, openPage, test as base } from '#e2e/browser/testing/site-test.ts';

/** With a backend of its own, as a test changes the owner's password. */
const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs, and takes no name instead.
  folder: async ({}, use) => use(await copySampleData()),
  baseURL: async ({ folder }, use) => {
    const { origin, stop } = await startBackend(folder);
    await use(origin);
    await stop();
  },
});

// The browser logs the answer to a refused sign-in.
test.use({ tolerate: [/status of 429/] });

/** The link in the only mail, which is a file, as no mail server is set up. */
async function readMailedLink(folder: string): Promise<string> {
  const outbox = join(folder, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return mails.map((mail) => /http:\S+token=[\w-]+/.exec(decodeQuotedPrintable(mail))?.[0] ?? '').join('');
}

const decodeQuotedPrintable = (text: string) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

test('strangers who used up the tries cannot keep the owner out: the mailed link lets them in', async ({
  page,
  folder,
}) => {
  await openPage(page, '/admin-login');
  for (let tries = 0; tries < 10; tries += 1)
    await postCall(page, '/auth/login', { ...owner, password: 'a wrong password' });
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Too many attempts');

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(owner.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/^This server sends no mail/)).toBeVisible();
  await expect.poll(() => readMailedLink(folder)).not.toBe('');

  await page.goto(await readMailedLink(folder));
  await page.getByLabel('New password', { exact: true }).fill('a tiger by the river');
  await page.getByLabel('New password again').fill('a tiger by the river');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill('a tiger by the river');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin');
});
