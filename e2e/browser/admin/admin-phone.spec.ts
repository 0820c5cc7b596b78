import { signInOwner } from '#e2e/browser/testing/backend.ts';
import { test } from '#e2e/browser/testing/package-fixture.ts';
import { expect, openPage, phone } from '#e2e/browser/testing/site-test.ts';

test.use({ viewport: phone });

test('the panel is a drawer; logging out asks for confirmation and leads to the sign-in', async ({
  page,
  backend,
}) => {
  await page.context().addCookies(await signInOwner(backend));
  await openPage(page, '/admin');
  const menu = page.getByRole('button', { name: 'Menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await menu.click();
  await expect(drawer.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();

  await menu.click();
  await drawer.getByRole('link', { name: 'Create New Package' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Package' })).toBeVisible();

  await menu.click();
  await drawer.getByRole('button', { name: 'Logout' }).click();
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to log out?' })
    .getByRole('button', { name: 'Logout' })
    .click();
  await expect(page).toHaveURL('/admin-login');
});
