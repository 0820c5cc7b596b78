import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { apiBase } from '#contract/page-path.ts';
import { findViolations } from '#e2e/browser/testing/axe.ts';
import { expect, openPage, phone, simulateStaticHost, test } from '#e2e/browser/testing/site-test.ts';
import { measureOverflow } from '#e2e/browser/testing/target-size.ts';

const list = '/packages/all packages';
const cards = (page: Page) => page.getByRole('article');
const places = (page: Page) => cards(page).getByRole('heading').allTextContents();
const found = (page: Page) => page.locator('main p[tabindex="-1"]');

/** Opens a list and waits for the code of its search. */
async function openList(page: Page, query = ''): Promise<void> {
  await openPage(page, list + query);
  await page.waitForFunction(() => {
    const form = document.querySelector('form[role="search"]');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__react'));
  });
  await expect(found(page)).toHaveText(/packages?$/);
}

/** Repeats the packages of the list until there are `count`. */
async function stubPackages(page: Page, count: number): Promise<void> {
  const answer = await page.request.get(`${apiBase}/tours/getAllPackage`);
  const { tours } = v.parse(v.object({ tours: v.array(v.looseObject({})) }), await answer.json());
  const packages = Array.from({ length: count }, (_, index) => ({
    ...tours[index % tours.length],
    _id: `p${index}`,
    name: `Trip ${index}`,
  }));
  await page.route(`**${apiBase}/tours/getAllPackage`, (route) =>
    route.fulfill({ json: { tours: packages } }),
  );
  // Asked for ahead when a card has the focus.
  await page.route(`**${apiBase}/tours/package-detail/*`, (route) =>
    route.fulfill({ json: { data: { package: packages[0] } } }),
  );
}

test('Back restores the filter and the place in the list, which is one history entry @gate', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  // Typing scrolls to the results: a smooth scroll may move the button of the filters away during its press.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/about');
  await openList(page);
  await page.getByLabel('Search').pressSequentially('the');
  await page.getByRole('main').locator('summary').click();
  await page.getByLabel('Sort by').selectOption('price-up');
  await page.getByRole('button', { name: /^Show \d/ }).click();
  await expect(page).toHaveURL(/\?q=the&sort=price-up$/);
  const before = await places(page);
  const card = cards(page).nth(4);
  await card.scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => window.scrollY);
  expect(y).toBeGreaterThan(1000);
  await card.getByRole('link', { name: /Read More/ }).click();
  await expect(page).toHaveURL(/\/packages\/detail\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const title = await page.title();

  await page.goBack();
  await expect(page).toHaveURL(/\?q=the&sort=price-up$/);
  await expect(page.getByLabel('Search')).toHaveValue('the');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(y - 30);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(y + 30);
  expect(await places(page)).toEqual(before);
  await page.goForward();
  await expect(page).toHaveTitle(title);
  await page.goBack();
  await expect(page).not.toHaveTitle(title);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('a tile opens a list that says its place, until the place is taken out, and again with Back @gate', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const expectPage = async (board: string, title: RegExp) => {
    await expect(heading).toHaveText(board);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
  };
  await openPage(page, '/destination');
  await page.getByRole('link', { name: /^Kerala 35% off/ }).click();
  await expectPage('KERALA', /^Kerala tour packages/);
  await expect(heading).toBeFocused();
  await expect(page.locator('main > header img')).toHaveAttribute('src', /kerala/);
  await expect(page.getByText('The prices below are before the discount.')).toBeVisible();
  await page.getByLabel('Place').selectOption('Goa');
  await expectPage('GOA', /^Goa tour packages/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/packages\/all%20packages\?place=Goa$/,
  );
  await page.getByRole('link', { name: 'Remove Goa' }).click();
  await expectPage('DOMESTIC', /^Domestic packages/);
  await page.goBack();
  await expectPage('Destinations', /^Destinations/);
  await page.getByRole('link', { name: /^Kashi 20% off/ }).click();
  await expectPage('KASHI', /^Kashi tour packages/);
  await cards(page)
    .first()
    .getByRole('link', { name: /Read More/ })
    .click();
  await expect(page).toHaveURL(/\/packages\/detail\//);
  await page.goBack();
  await expectPage('KASHI', /^Kashi tour packages/);
});

test('on a phone the filters fold, fit and are large enough to press', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openList(page, '?place=Kerala&days=4-6&price=-300000&q=a');
  await expect(page.getByLabel('Place')).toBeHidden();
  await page.getByRole('main').locator('summary').click();
  await expect(page.getByLabel('Place')).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);
  const low = await page
    .locator('main section')
    .locator('button, select, input, summary, ul[aria-label] a')
    .evaluateAll((targets) =>
      targets.filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44),
    );
  expect(low).toEqual([]);
});

test.describe('hundreds of packages', () => {
  test.beforeEach(({ page }) => simulateStaticHost(page));

  test('are shown 24 at a time, by keyboard @gate', async ({ page }) => {
    await stubPackages(page, 60);
    await openList(page);
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('link', { name: 'Show 24 more' }).focus();
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveCount(48);
    await expect(page).toHaveURL(/\?show=48#package-25$/);
    // The first new card begins below the header, and the Tab key goes on in it.
    await expect(page.locator('#package-25')).toBeFocused();
    await expect(cards(page).nth(24)).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(cards(page).nth(24).getByRole('link').first()).toBeFocused();
    await page.getByRole('link', { name: 'Show 12 more' }).click();
    await expect(cards(page)).toHaveCount(60);
    await expect(page.getByRole('link', { name: /^Show \d+ more$/ })).toHaveCount(0);
  });
});

test('a change of the filter brings the results of a phone below the header', async ({ page }) => {
  await page.setViewportSize(phone);
  await openList(page);
  const hero = page.locator('main > header');
  expect((await hero.boundingBox())?.height).toBeLessThanOrEqual(200);
  await page.getByLabel('Search').fill('goa');
  const inView = async () => {
    const box = await cards(page).first().boundingBox();
    return (box?.y ?? phone.height) < phone.height / 2;
  };
  await expect.poll(inView).toBe(true);
  await expect(page.getByLabel('Search')).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: / of \d+ packages$/ })).toHaveCount(1);
  await page.getByLabel('Search').fill('zanzibar');
  await expect(page.getByText(/^No package matches/)).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: /^0 of \d+ packages$/ })).toHaveCount(1);
});

test('axe finds nothing on a phone, with results and without', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const query of ['?place=Kerala&q=a', '?q=zanzibar&days=4-6']) {
    await openList(page, query);
    await page.getByRole('main').locator('summary').click();
    expect.soft(await findViolations(page), query).toEqual([]);
  }
});
