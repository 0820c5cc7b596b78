import type { Browser, Page } from '@playwright/test';
import { desktop, expect, openPage, findPackagePath, phone, test } from '#e2e/browser/testing/site-test.ts';
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
  return names;
}

async function openOtherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  return context.newPage();
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

test('a press on the heart does not open the package', async ({ page }) => {
  await keep(page, 1);
  await expect(page).toHaveURL('/packages/all%20packages');
});

test('two tabs show the same shortlist', async ({ page, context }) => {
  const [name] = await keep(page, 1);
  const other = await context.newPage();
  await openPage(other, '/shortlist');
  await expect(heading(other, '1 package kept')).toBeVisible();
  await hearts(page).first().click();
  await expect(other.getByText(`${name} is off your list.`)).toBeVisible();
  await other.getByRole('button', { name: `Undo and keep ${name}` }).click();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
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

test('a link opens the same list for somebody else, without changing their own', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const names = await keep(page, 2);
  await entry(page).click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share this list' }).click();
  await expect(page.getByText('The link is copied. Paste it into a message.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${baseURL}/shortlist\\?ids=[\\w-]+,[\\w-]+$`));

  const other = await openOtherBrowser(browser, baseURL);
  await openPage(other, link);
  await expect(heading(other, '2 packages for you')).toBeVisible();
  for (const name of names)
    await expect(other.getByRole('article', { name: /./ }).filter({ hasText: name })).toBeVisible();
  await expect(entry(other)).toHaveAccessibleName('Shortlist');
  await other.getByRole('button', { name: 'Keep these on my shortlist' }).click();
  await expect(entry(other)).toHaveAccessibleName('Shortlist (2 kept)');
  await other.getByRole('link', { name: 'See my shortlist' }).click();
  await expect(heading(other, '2 packages kept')).toBeVisible();
  await other.context().close();
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

test('a deleted package is marked as such, and can be removed', async ({ page }) => {
  await keep(page, 1);
  await page.evaluate(() => {
    const text = localStorage.getItem('shortlist') ?? '';
    const list = JSON.parse(text);
    list.kept.push({ at: 1, found: { _id: 'gone', name: 'Monsoon on the Konkan coast', place: 'Konkan' } });
    localStorage.setItem('shortlist', JSON.stringify(list));
  });
  await openPage(page, '/shortlist');
  await expect(page.getByText('No longer offered')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Monsoon on the Konkan coast' }).click();
  await expect(page.getByText('No longer offered')).toHaveCount(0);
  await page.reload();
  await expect(heading(page, '1 package kept')).toBeVisible();
  await expect(page.getByText('Konkan')).toHaveCount(0);
});

test.describe('without an answer of the catalogue', () => {
  test.use({ tolerate: [/ERR_FAILED/] });

  test('the list shows the stored packages', async ({ page }) => {
    const [name = ''] = await keep(page, 1);
    await page.route('**/api/tours/**', (route) => route.abort());
    await page.goto('/shortlist');
    await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('We could not reach the catalogue');
    await page.unroute('**/api/tours/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('an odd address breaks nothing', async ({ page }) => {
  for (const query of [
    'ids=',
    'ids=%00%ff<script>,__proto__',
    `ids=${'x,'.repeat(3000)}`,
    'compare=a,b',
    'ids=%E0%A4%A',
  ]) {
    await openPage(page, `/shortlist?${query}`);
    await expect(page.getByRole('heading', { level: 2 }).first(), query).toBeVisible();
    await expect(page.getByRole('contentinfo'), query).toBeVisible();
  }
});

test('an invalid storage is an empty list', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('shortlist', '{"version":1,"kept":[null,{"at":"x"}]}'));
  await openPage(page, '/shortlist');
  await expect(heading(page, 'Nothing kept yet')).toBeVisible();
});

test.describe('with the keyboard alone', () => {
  test.use({ viewport: desktop });

  test('a package is added, removed and restored', async ({ page }) => {
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
});

for (const width of [320, phone.width]) {
  test(`the page fits ${width} px, and the comparison is swiped in its own frame`, async ({ page }) => {
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
}

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
