import { findCovered } from '#e2e/browser/testing/covered-focus.ts';
import { tabTo } from '#e2e/browser/testing/tab-order.ts';
import {
  desktop,
  expect,
  findPackagePath,
  openPage,
  openReadyPage,
  phone,
  test,
} from '#e2e/browser/testing/site-test.ts';

test.describe('with the keyboard alone', () => {
  test.use({ viewport: desktop });

  test('the first Tab offers to skip to the content', async ({ page }) => {
    await openPage(page, '/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a package is found, its pictures turned and its days opened @gate', async ({ page }) => {
    await openPage(page, '/packages/domestic');
    await expect(page.getByRole('article').first()).toBeVisible();
    await tabTo(page, /Read More/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/packages\/detail\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    const position = page.getByText(/^\d \/ \d$/);
    await expect(position).toHaveText(/^1 \//);
    await page.keyboard.press('ArrowRight');
    await expect(position).toHaveText(/^2 \//);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(position).toHaveText(/^(\d) \/ \1$/);

    await tabTo(page, /^Day 2\b/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Day 2\b/ })).toHaveAttribute('aria-expanded', 'true');
  });
});

test('the menu opens, closes with Escape, and closes when a link is chosen @gate', async ({ page }) => {
  await page.setViewportSize(phone);
  await openReadyPage(page, '/');
  const menu = page.locator('summary', { hasText: 'Menu' });
  const links = page.getByRole('navigation', { name: 'Main' });
  await expect(links).toBeHidden();
  await menu.press('Enter');
  await expect(links).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await links.getByRole('link', { name: 'Packages' }).click();
  await expect(page).toHaveURL(/\/packages\/all(%20| )packages/i);
  await expect(links).toBeHidden();
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('no control of a package is hidden under the price at the bottom when it has the focus', async ({
    page,
  }) => {
    await openReadyPage(page, await findPackagePath(page));
    const bar = page.getByRole('complementary', { name: 'Price and enquiry' });
    expect(await findCovered(page, bar)).toEqual([]);
  });

  test('no control of the shortlist is hidden under the comparison bar when it has the focus', async ({
    page,
  }) => {
    await openReadyPage(page, '/packages/domestic');
    for (const index of [0, 1, 2, 3])
      await page
        .getByRole('button', { name: /^Keep .+ on your shortlist$/ })
        .nth(index)
        .click();
    await openReadyPage(page, '/shortlist');
    await page.getByRole('checkbox').first().check();
    const bar = page.locator('div', { has: page.getByText('1 chosen: tick one or two more') }).last();
    expect(await findCovered(page, bar)).toEqual([]);
  });
});
