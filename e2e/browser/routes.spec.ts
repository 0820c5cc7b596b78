import { expect, test } from '#e2e/browser/testing/site-test.ts';

test('an address that cannot be decoded crashes nothing @gate', async ({ page }) => {
  await page.goto('/packages/%E0%A4%A');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test.describe('the guarded area', () => {
  // Every browser logs the refused admin check.
  test.use({ tolerate: [/401/] });

  test('sends a visitor to the admin sign-in, however its address is spelt @gate', async ({ page }) => {
    for (const path of ['/admin', '/ADMIN', '/%61dmin', '/admin/packages/create']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/admin-login');
    }
  });
});

test('a profile page sends a visitor to the sign-in @gate', async ({ page }) => {
  await page.goto('/edit-profile');
  await expect(page).toHaveURL('/sign-in');
});
