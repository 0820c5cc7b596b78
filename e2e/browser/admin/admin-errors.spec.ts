import type { Locator } from '@playwright/test';
import { findViolations } from '#e2e/browser/testing/axe.ts';
import { imagesInput, test } from '#e2e/browser/testing/package-fixture.ts';
import { expect, openPage } from '#e2e/browser/testing/site-test.ts';

// The browser logs the refused sign-in of the first test.
test.use({ tolerate: [/401/] });

/** Red is more than 1.5 times green and blue. */
async function isRed(element: Locator): Promise<boolean> {
  const color = await element.evaluate((of) => getComputedStyle(of).color);
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return red > 1.5 * green && red > 1.5 * blue;
}

test('the error of the admin sign-in is red and readable in both themes', async ({ page }) => {
  await page.context().clearCookies();
  await openPage(page, '/admin-login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await isRed(alert), colorScheme).toBe(true);
  }
});

test('the errors of fields and the alert area of a form are red and readable in both themes', async ({
  page,
}) => {
  await openPage(page, '/admin/packages/create');
  await imagesInput(page).setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('x'),
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await isRed(alert), colorScheme).toBe(true);
    expect
      .soft(await isRed(page.getByRole('paragraph').filter({ hasText: 'Price is required' })), colorScheme)
      .toBe(true);
  }
});
