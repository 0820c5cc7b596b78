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
  await drawer.getByRole('link', { name: 'Earlier versions' }).click();
  const changed = page.getByRole('region', { name: 'Last changed' });
  await expect(changed).toBeFocused();
  await expect(changed.getByRole('heading')).toBeInViewport();

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

test('what is not saved is said in one row of 64 px at most, in every form', async ({ page, catalogue }) => {
  const id = await catalogue.create(catalogue.name('Bar'));
  const openForm = async (path: string, edit: (() => Promise<void>) | null, field: string) => {
    await openPage(page, path);
    await edit?.();
    await page.getByRole('textbox', { name: field, exact: true }).fill('Changed');
    const bar = page.getByText('Unsaved changes').locator('xpath=../..');
    await expect(bar).toHaveCSS('position', 'sticky');
    expect.soft((await bar.boundingBox())?.height, path).toBeLessThanOrEqual(64);
    // So that the next page is not asked about.
    await page.reload();
  };
  const editDestination = () =>
    page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
  await openForm(`/admin/edit-package/${id}`, null, 'Package name');
  await openForm('/admin/packages/create', null, 'Package name');
  await openForm('/admin/agency', null, 'WhatsApp number');
  await openForm('/admin/popular-destination', null, 'Destination name');
  await openForm('/admin/popular-destination', editDestination, 'Destination name');
});
