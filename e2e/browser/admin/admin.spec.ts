import { createPicture, fillPackageForm, imagesInput, test } from '#e2e/browser/testing/package-fixture.ts';
import { expect, openPage } from '#e2e/browser/testing/site-test.ts';

// The browser logs the answers to stale edits, ended sessions and refused files.
test.use({ tolerate: [/40[139]/] });

const hostile = `<img src=x onerror="document.title='owned'">`;

test('the owner creates a package with a picture, edits it, and deletes it; visitors see each change, and hostile text stays text @gate', async ({
  page,
  catalogue,
}) => {
  const name = catalogue.name(hostile);
  await openPage(page, '/admin/packages/create');
  await fillPackageForm(page, name);
  await page.getByLabel('Description').fill(hostile);
  await page.getByLabel('Inclusions').fill(`• ${hostile} ✓ Breakfast`);
  await imagesInput(page).setInputFiles(await createPicture('beach.png', 'teal'));
  await expect(page.getByText('1 Image(s) Selected')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Package created successfully!').first()).toBeVisible();
  await expect(page).toHaveURL('/admin/packages');

  const card = page.getByRole('article').filter({ hasText: name });
  await card.getByRole('link', { name: /Edit/ }).click();
  await page.getByLabel('Price').fill('26000');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Package updated successfully!').first()).toBeVisible();
  await openPage(page, '/packages/domestic');
  await expect(card).toContainText('Rs. 26000');
  await card.getByRole('link', { name: /Read More/ }).click();
  await expect(page.getByRole('list', { name: 'Included at a glance' }).getByText('Breakfast')).toBeVisible();
  await expect(page.getByText(hostile, { exact: true })).not.toHaveCount(0);
  expect(await page.title()).not.toBe('owned');

  await openPage(page, '/admin/packages');
  await card.getByRole('button', { name: /Delete/ }).click();
  await expect(
    page.getByRole('alertdialog', { name: 'Are you sure you want to delete this package?' }),
  ).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Package deleted successfully!').first()).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('of two tabs that edit one package, the second is shown both texts and overwrites nothing @gate', async ({
  page,
  context,
  catalogue,
}) => {
  const id = await catalogue.create(catalogue.name('Two at once'));
  const other = await context.newPage();
  await openPage(page, `/admin/edit-package/${id}`);
  await openPage(other, `/admin/edit-package/${id}`);
  await other.getByLabel('Description').fill('Hers.');
  await other.getByRole('button', { name: 'Update Package' }).click();
  await expect(other).toHaveURL('/admin/packages');

  await page.getByLabel('Description').fill('His.');
  await page.getByRole('button', { name: 'Update Package' }).click();
  await expect(page.getByText('Nothing was overwritten.').first()).toBeVisible();
  await expect(page.getByText('Hers.').first()).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('His.');
});

test('leaving a changed form asks for confirmation, leaving an unchanged one does not @gate', async ({
  page,
}) => {
  await openPage(page, '/admin/packages');
  await page.getByRole('link', { name: 'Create New Package' }).first().click();
  await expect(page.getByRole('heading', { name: 'Create Package' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/admin/packages');
  await page.goForward();
  await page.getByLabel('Package name').fill('Unsaved');
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(page.getByLabel('Package name')).toHaveValue('Unsaved');
  await expect(page).toHaveURL('/admin/packages/create');
});

test('a destination is added, renamed and deleted @gate', async ({ page }) => {
  await openPage(page, '/admin/popular-destination');
  await page.getByLabel('Destination name').fill('Hampi');
  await imagesInput(page).setInputFiles(await createPicture('hampi.png', 'sienna'));
  await expect(page.getByText('1 Image(s) Selected')).toBeVisible();
  await page.getByRole('button', { name: /^Create/ }).click();
  await expect(page.getByText('Destination created successfully!').first()).toBeVisible();

  const card = page.getByRole('listitem').filter({ hasText: 'Hampi' });
  await card.getByRole('button', { name: /Edit/ }).click();
  await expect(page.getByLabel('Destination name')).toBeFocused();
  await page.getByLabel('Destination name').fill('Hampi by the river');
  await page.getByRole('button', { name: /^Update/ }).click();
  await expect(page.getByText('Destination updated successfully!').first()).toBeVisible();

  await card.getByRole('button', { name: /Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Destination deleted successfully!').first()).toBeVisible();
  await expect(card).toHaveCount(0);
});
