import type { Locator } from '@playwright/test';
import { createPicture, fillPackageForm, imagesInput, test } from '#e2e/browser/testing/package-fixture.ts';
import { expect, openPage, phone } from '#e2e/browser/testing/site-test.ts';

test.use({ viewport: phone });

test('the panel is a drawer; logging out asks for confirmation and leads to the sign-in', async ({
  page,
}) => {
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

test('a package is created on a phone', async ({ page, catalogue }) => {
  const name = catalogue.name('Thumb sized');
  await openPage(page, '/admin/packages/create');
  await fillPackageForm(page, name);
  await page.getByRole('button', { name: 'Add Day' }).click();
  await page.getByRole('textbox', { name: 'Day 2' }).fill('Home again');
  await imagesInput(page).setInputFiles(await createPicture('thumb.png', 'olive'));
  await expect(page.getByText('1 Image(s) Selected')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/admin/packages');
  const [made] = await catalogue.find(name);
  expect(made?.images).toHaveLength(1);
  expect(made?.dayWiseItinerary.map(({ description }) => description)).toEqual([
    'Board at Alappuzha',
    'Home again',
  ]);
});

async function expectNothingCut(element: Locator): Promise<void> {
  const wide = await element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect.soft(wide, String(element)).toBeLessThanOrEqual(0);
}

test('nothing scrolls sideways at 320 px, however long a text is', async ({ page, catalogue }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const unbroken = 'Thiruvananthapuram'.repeat(30);
  const id = await catalogue.create(catalogue.name(unbroken.slice(0, 100)), {
    place: unbroken.slice(0, 100),
    description: unbroken,
    tripHighlights: JSON.stringify([unbroken.slice(0, 200)]),
    dayWiseItinerary: JSON.stringify([{ day: 1, description: unbroken }]),
  });
  for (const address of [
    '/admin',
    '/admin/packages',
    '/admin/packages/create',
    `/admin/packages/create?from=${id}`,
    `/admin/edit-package/${id}`,
    '/admin/popular-destination',
  ]) {
    await openPage(page, address);
    await expect(page.getByText('Loading')).toHaveCount(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, address).toBeLessThanOrEqual(0);
  }

  const name = unbroken.slice(0, 120);
  await page.getByLabel('Destination name').fill(name);
  await imagesInput(page).setInputFiles(await createPicture('long.png', 'olive'));
  await page.getByRole('button', { name: /^Create/ }).click();
  const card = page.getByRole('article').filter({ hasText: name });
  await expectNothingCut(card);
  await expectNothingCut(card.getByRole('heading'));
  await card.getByRole('button', { name: /Delete/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(name);
  await expectNothingCut(dialog);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
});
