import type { Locator, Page } from '@playwright/test';
import { apiBase } from '#contract/page-path.ts';
import { findViolations } from '#e2e/browser/testing/axe.ts';
import { findCovered } from '#e2e/browser/testing/covered-focus.ts';
import { effortTag, measureEffort } from '#e2e/browser/testing/effort.ts';
import { holdToasts } from '#e2e/browser/testing/hold-toasts.ts';
import { test } from '#e2e/browser/testing/package-fixture.ts';
import { expect, openPage, phone } from '#e2e/browser/testing/site-test.ts';
import { findCutLabels, measureOverflow } from '#e2e/browser/testing/target-size.ts';

const openList = async (page: Page, search = '') => {
  await openPage(page, `/admin/packages${search}`);
  await expect(page.getByRole('article').first()).toBeVisible();
};
const bar = (page: Page) => page.getByRole('region', { name: 'Selected packages' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const pinned = (page: Page) =>
  page.getByRole('list', { name: 'Pinned domestic packages' }).getByRole('listitem');
const pinnedNames = (page: Page) => pinned(page).locator('bdi').allTextContents();

async function readPrices(page: Page): Promise<ReadonlyMap<string, number>> {
  const answer = await page.request.get(`${apiBase}/tours/get-all-categories-list?category=international`);
  const { data }: { data: { _id: string; price: number }[] } = await answer.json();
  return new Map(data.map(({ _id, price }) => [_id, price]));
}

/** Names of the row on the rendered home page, before any script has run. */
async function readHomeRow(page: Page): Promise<string[]> {
  const answer = await page.request.get(`${apiBase}/tours/get-package-list-of-five?category=domestic`);
  const { data }: { data: { name: string }[] } = await answer.json();
  return data.map(({ name }) => name);
}

/** Refused while the page is still saving an order: the order that it names is then no longer the stored one. */
async function clearOrder(page: Page): Promise<void> {
  const clear = async () => {
    const { domestic, international } = await (await page.request.get(apiBase + '/admin/home-order')).json();
    const headers = { origin: new URL(page.url()).origin };
    const data = { domestic: [], international: [], previous: { domestic, international } };
    return (await page.request.put(apiBase + '/admin/home-order', { headers, data })).status();
  };
  await expect.poll(clear).toBe(200);
}

test.use({ viewport: phone, hasTouch: true });

const tag = [effortTag, '@gate'];

test('a price is changed in place', { tag }, async ({ page, catalogue }, info) => {
  const name = catalogue.name('Priced');
  await catalogue.create(name);
  await openList(page);
  const { tap, report } = measureEffort(page, info);
  await tap(button(page, `Rs. 1000 Change price of ${name}`));
  await page.keyboard.type('1250');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Package updated successfully!', { exact: true })).toBeVisible();
  report('change one price');
  await expect(button(page, `Rs. 1250 Change price of ${name}`)).toBeFocused();
  expect(await catalogue.find(name)).toMatchObject([{ price: 1250, version: 2 }]);

  await tap(button(page, new RegExp(`Change who sees ${name}`)));
  await tap(button(page, 'Nobody yet'));
  await expect(button(page, `Nobody yet Change who sees ${name}`)).toBeFocused();
});

test(
  'all international prices are raised by 5 % and taken back',
  { tag: effortTag },
  async ({ page }, info) => {
    await openList(page);
    const before = await readPrices(page);
    const { tap, choose, report } = measureEffort(page, info);
    await choose(page.getByLabel('Category'), 'international');
    await tap(page.getByRole('checkbox', { name: /^Select all shown/ }));
    await tap(button(page, 'Change prices'));
    await page.keyboard.type('5');
    await tap(button(page, /^Change \d+ prices$/));
    await expect(bar(page)).toContainText(`${before.size} prices raised by 5 %`);
    report('raise all international prices by 5 %');
    for (const [id, price] of await readPrices(page))
      expect(price).toBe(Math.round(((before.get(id) ?? 0) * 1.05) / 100) * 100);
    await tap(button(page, 'Undo'));
    await expect(page.getByText(`${before.size} prices are as before.`, { exact: true })).toBeVisible();
    expect(await readPrices(page)).toEqual(before);
  },
);

test('the order of the home page is changed and seen there', { tag: effortTag }, async ({ page }, info) => {
  await openList(page);
  await clearOrder(page);
  const { tap, report } = measureEffort(page, info);
  await tap(button(page, 'Home page order'));
  const others = page.getByRole('list', { name: 'Other domestic packages' }).getByRole('listitem');
  const wanted = (await others.nth(7).locator('bdi').textContent()) ?? '';
  const second = (await others.nth(5).locator('bdi').textContent()) ?? '';
  await tap(button(page, `Pin ${second}`));
  await tap(button(page, `Pin ${wanted}`));
  await tap(button(page, `Up ${wanted}`));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await tap(page.getByRole('link', { name: 'See the home page' }));
  const row = page.getByRole('region', { name: 'Domestic packages' }).getByRole('article');
  await expect(row.first()).toContainText(wanted);
  report('pin two packages, order them and see the home page');
  await expect(row.nth(1)).toContainText(second);
  expect((await readHomeRow(page)).slice(0, 2)).toEqual([wanted, second]);
  // Also on the page that the server renders.
  await page.goto('/');
  await expect(row.first()).toContainText(wanted);
  await clearOrder(page);
});

test('a deletion is taken back', { tag: effortTag }, async ({ page, catalogue }, info) => {
  const name = catalogue.name('Back');
  await catalogue.create(name);
  await page.clock.install();
  await openList(page);
  await holdToasts(page);
  const { tap, report } = measureEffort(page, info);
  await tap(button(page, `Delete ${name}`));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }));
  await tap(button(page, 'Undo'));
  await expect(page.getByText('Package restored successfully!', { exact: true })).toBeVisible();
  report('delete a package and take it back');
  expect(await catalogue.find(name)).toHaveLength(1);
});

test('every state is accessible, fits the screen and covers no focused control', async ({ page }) => {
  await openList(page);
  await clearOrder(page);
  const check = async () => {
    expect.soft(await findViolations(page)).toEqual([]);
    expect.soft(await measureOverflow(page)).toBeLessThanOrEqual(0);
    expect.soft(await findCutLabels(page)).toEqual([]);
  };
  await button(page, /Change price of/)
    .first()
    .click();
  await page.keyboard.type('x');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Price must be a number')).toBeVisible();
  await check();
  await page.keyboard.press('Escape');
  await button(page, /Change who sees/)
    .first()
    .click();
  await check();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: /^Select all shown/ }).check();
  await check();
  await button(page, 'Change prices').click();
  await page.keyboard.type('5');
  await check();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Change prices')).toBeFocused();
  await button(page, 'Home page order').click();
  for (const index of [1, 2]) {
    await button(page, /^Pin /).nth(index).click();
    await expect(pinned(page)).toHaveCount(index);
  }
  await check();
  await clearOrder(page);
});

const pinThree = async (page: Page) => {
  await openList(page);
  await clearOrder(page);
  await button(page, 'Home page order').tap();
  for (const count of [1, 2, 3]) {
    await button(page, /^Pin /).nth(2).tap();
    await expect(pinned(page)).toHaveCount(count);
  }
  await page.getByRole('dialog').evaluate((element) => element.scrollTo(0, 0));
  return pinnedNames(page);
};
const middleOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const handle = (page: Page, index: number) => pinned(page).nth(index).locator('span[aria-hidden]').first();

test.describe('dragging', () => {
  test('moves a row with a finger on its handle; elsewhere the finger scrolls', async ({ page }) => {
    const [first, second, third] = await pinThree(page);
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    const [from, to] = [await middleOf(handle(page, 0)), await middleOf(handle(page, 2))];
    await touch('touchStart', from);
    for (const part of [0.25, 0.5, 0.75, 1.05])
      await touch('touchMove', { x: from.x, y: from.y + (to.y - from.y) * part });
    await touch('touchEnd');
    await expect.poll(() => pinnedNames(page)).toEqual([second, third, first]);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    const dialog = page.getByRole('dialog');
    const scrollTop = () => dialog.evaluate((element) => element.scrollTop);
    await dialog.evaluate((element) => element.scrollTo(0, 0));
    const { x, y } = await middleOf(pinned(page).nth(1).locator('bdi'));
    await touch('touchStart', { x, y });
    for (let part = 1; part <= 10; part += 1) await touch('touchMove', { x, y: y - 20 * part });
    await touch('touchEnd');
    await expect.poll(scrollTop).toBeGreaterThan(100);
    expect(await pinnedNames(page)).toEqual([second, third, first]);
    await clearOrder(page);
  });

  test('moves a row with the mouse; Escape puts it back and leaves the dialog open', async ({ page }) => {
    const [first, second, third] = await pinThree(page);
    const [from, to] = [await middleOf(handle(page, 2)), await middleOf(handle(page, 0))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y - 10, { steps: 5 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await pinnedNames(page)).toEqual([first, second, third]);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y - 10, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => pinnedNames(page)).toEqual([third, first, second]);
    await button(page, 'Undo').click();
    await expect.poll(() => pinnedNames(page)).toEqual([first, second, third]);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await clearOrder(page);
  });
});

test('the bar of the selection covers no focused control, and nothing at the end of the list', async ({
  page,
}) => {
  await openList(page, '?category=international');
  await page.getByRole('checkbox', { name: /^Select all shown/ }).check();
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : null,
  );
  expect(await findCovered(page, bar(page))).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = await page.getByRole('article').last().boundingBox();
  const cover = await bar(page).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
});

test('a price that somebody else changed is shown, and what was typed stays, also after a reload @gate', async ({
  page,
  catalogue,
  tolerate,
}) => {
  tolerate.push(/409/);
  const name = catalogue.name('Contested');
  const id = await catalogue.create(name);
  await openList(page);
  const headers = { origin: new URL(page.url()).origin };
  const multipart = { price: '900' };
  await page.request.patch(apiBase + `/tours/edit-package/${id}`, { headers, multipart });
  await button(page, `Rs. 1000 Change price of ${name}`).click();
  await page.keyboard.type('1250');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Nothing was overwritten\. Stored now: Rs\. 900\./)).toBeVisible();
  const field = page.getByRole('textbox', { name: `Price of ${name}` });
  await expect(field).toHaveValue('1250');
  await expect(field).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await page.reload();
  await expect(field).toHaveValue('1250');
  await expect(page.getByText(/Stored now: Rs\. 900\./)).toBeVisible();
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(button(page, `Rs. 1250 Change price of ${name}`)).toBeFocused();
});
