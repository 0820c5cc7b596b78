import { expect, test, type Page } from '@playwright/test';
import { gapiStub } from '#e2e/browser/testing/gapi-stub.ts';
import { waitForReady } from '#e2e/browser/testing/site-test.ts';

const emulator = process.env['EMULATOR'] ?? '';

/** Tests run offline, so Google's loader script is faked. All else is real: library, popup, token and call. */
test.beforeEach(async ({ context, baseURL }) => {
  await context.route(
    ({ origin }) => origin !== baseURL && origin !== emulator,
    async (route) => {
      const isAllowed = route.request().url().startsWith('https://apis.google.com/js/api.js');
      if (isAllowed) await route.fulfill({ contentType: 'text/javascript', body: gapiStub });
      else await route.abort();
    },
  );
});

const asha = { name: 'Asha Rao', email: 'asha.rao@example.com' };

async function signIn(page: Page, { name, email }: typeof asha): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const popup = await opening;
  // The emulator's page has no styles here, so hidden controls are not hidden.
  await popup.locator('#add-account-button').evaluate((entry: HTMLElement) => entry.click());
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  const closed = popup.waitForEvent('close');
  await popup.locator('#sign-in').evaluate((button: HTMLElement) => button.click());
  await closed;
}

test('a visitor signs in with Google in the popup and sees the profile menu', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url());
  });
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.goto('/sign-in');
  await waitForReady(page);
  expect(elsewhere, 'nothing is asked of another host before the click').toEqual([]);

  await signIn(page, asha);
  const menu = page.getByRole('button', { name: 'Profile menu, Asha Rao' });
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL('/');
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Edit Profile' })).toBeVisible();
  expect(violations).toEqual([]);

  await page.reload();
  await expect(menu).toBeVisible();
});

test('a visitor who was redirected to the sign-in returns to the requested page', async ({ page }) => {
  await page.goto('/edit-profile');
  await expect(page).toHaveURL('/sign-in');
  await signIn(page, { name: 'Meera Joshi', email: 'meera.joshi@example.com' });
  await expect(page).toHaveURL('/edit-profile');
  await expect(page.getByLabel('Name')).toHaveValue('Meera Joshi');
});

test('closing the popup shows no error, and the button is ready at once', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const hasLogged = (code: string) => logged.some((line) => line.includes(code));
  await page.goto('/sign-in');
  const opening = page.waitForEvent('popup');
  const button = page.getByRole('button', { name: 'Sign in with Google' });
  await button.click();
  const popup = await opening;
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await popup.close();
  // Playwright's pages have the focus all the time.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(button).toBeEnabled();
  expect(hasLogged('popup-closed-by-user'), 'the library gives the popup up only seconds later').toBe(false);
  await expect(page.getByRole('alert')).toHaveCount(0);

  // The library still waits for the first popup.
  await signIn(page, { name: 'Ravi Shankar', email: 'ravi.shankar@example.com' });
  await expect(page.getByRole('button', { name: 'Profile menu, Ravi Shankar' })).toBeVisible();
  expect(hasLogged('cancelled-popup-request'), 'a popup that was closed is only logged').toBe(true);
});
