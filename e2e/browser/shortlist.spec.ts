import type { Page } from '@playwright/test';
import { expect, openPage, findPackagePath, test } from '#e2e/browser/testing/site-test.ts';
import { findViolations } from '#e2e/browser/testing/axe.ts';
import { measureOverflow } from '#e2e/browser/testing/target-size.ts';

const hearts = (page: Page) => page.getByRole('button', { name: /^Keep .+ on your shortlist$/ });
const entry = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Shortlist/ })
    .first();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });

/** Adds the first packages of a list to the shortlist. @returns their names */
async function keep(page: Page, count: number): Promise<string[]> {
  await openPage(page, '/packages/all%20packages');
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const heart = hearts(page).nth(index);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    names.push(
      ((await heart.getAttribute('aria-label')) ?? '').replace(/^Keep (.+) on your shortlist$/, '$1'),
    );
  }
  await expect(page).toHaveURL('/packages/all%20packages');
  return names;
}

test('a package is added from a list, from home and from its page, and is there after a reload @gate', async ({
  page,
}) => {
  test.slow();
  await keep(page, 1);
  await expect(entry(page)).toHaveAccessibleName('Shortlist (1 kept)');
  await openPage(page, await findPackagePath(page));
  const heart = hearts(page);
  const before = await heart.getAttribute('aria-pressed');
  if (before === 'false') await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(hearts(page)).toHaveAttribute('aria-pressed', 'true');
  await openPage(page, '/');
  const row = page.getByRole('region', { name: 'International', exact: true });
  await row.scrollIntoViewIfNeeded();
  await hearts(page).last().click();
  await expect(hearts(page).last()).toHaveAttribute('aria-pressed', 'true');
  await entry(page).click();
  await expect(page).toHaveURL('/shortlist');
  await expect(page.getByRole('heading', { level: 1, name: 'Shortlist' })).toBeFocused();
  await expect(heading(page, /^[23] packages kept$/)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('three packages are compared side by side, also after Back @gate', async ({ page }) => {
  const names = await keep(page, 4);
  await entry(page).click();
  await expect(page.getByRole('table')).toHaveCount(0);
  for (const name of names.slice(1)) await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  await expect(page.getByRole('checkbox', { name: `Compare ${names[0]}` })).toBeDisabled();
  await page.getByRole('button', { name: 'See side by side' }).click();
  await expect(heading(page, 'Side by side')).toBeInViewport();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByRole('rowheader', { name: 'Inclusions' })).toBeVisible();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/packages\/detail\//);
  await page.goBack();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
});

test('asks about the list by WhatsApp, with names and addresses @gate', async ({ page, baseURL }) => {
  const names = await keep(page, 2);
  await entry(page).click();
  const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
  const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  for (const name of names) expect(message).toContain(name);
  expect(message.match(new RegExp(`${baseURL}/packages/detail/`, 'g'))).toHaveLength(2);
  await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a package is added, removed and restored with the keyboard alone', async ({ page }) => {
  await openPage(page, '/packages/domestic');
  await hearts(page).first().focus();
  await page.keyboard.press('Space');
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: /is on your shortlist/ })).toHaveCount(1);
  await entry(page).focus();
  await page.keyboard.press('Enter');
  const remove = page.getByRole('button', { name: /^Remove/ });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
});

test('the page fits a narrow phone, and the comparison is swiped in its own frame', async ({ page }) => {
  const width = 320;
  await page.setViewportSize({ width, height: 800 });
  await keep(page, 3);
  await entry(page).click();
  const table = page.getByRole('region', { name: 'Side by side' });
  await table.scrollIntoViewIfNeeded();
  const hiddenWidth = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hiddenWidth).toBeGreaterThan(100);
  const second = await page.getByRole('columnheader').nth(2).boundingBox();
  expect((second?.x ?? 0) + (second?.width ?? width)).toBeLessThanOrEqual(width);
  const third = await page.getByRole('columnheader').nth(3).boundingBox();
  expect(third?.x, 'its edge shows that there is more').toBeLessThan(width - 30);
  const label = page.getByRole('rowheader', { name: 'Price' });
  const at = async () => Math.round((await label.boundingBox())?.x ?? -1);
  const before = await at();
  await table.evaluate((element) => element.scrollTo({ left: 200, behavior: 'instant' }));
  expect(await at()).toBe(before);
  expect((await label.boundingBox())?.width).toBeGreaterThan(width - 60);
  expect(await measureOverflow(page)).toBe(0);
  for (const target of await page.getByRole('main').getByRole('button').all()) {
    const box = await target.boundingBox();
    expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(44);
  }
});

test('axe finds nothing on a list of hearts, a shortlist with its comparison, and a shared one', async ({
  page,
}) => {
  test.slow();
  await keep(page, 3);
  expect(await findViolations(page)).toEqual([]);
  await entry(page).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  expect(await findViolations(page)).toEqual([]);
  const id = (await findPackagePath(page)).split('/').at(-1);
  await openPage(page, `/shortlist?ids=${id},gone`);
  await expect(page.getByText('No longer offered')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
