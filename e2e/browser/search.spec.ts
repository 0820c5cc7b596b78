import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { findViolations } from '#e2e/browser/testing/axe.ts';
import {
  desktop,
  expect,
  openPage,
  phone,
  simulateStaticHost,
  test,
} from '#e2e/browser/testing/site-test.ts';
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
  const answer = await page.request.get(`${apiBase}${calls.allPackages}`);
  const { tours } = v.parse(v.object({ tours: v.array(v.looseObject({})) }), await answer.json());
  const packages = Array.from({ length: count }, (_, index) => ({
    ...tours[index % tours.length],
    _id: `p${index}`,
    name: `Trip ${index}`,
  }));
  await page.route(`**${apiBase}${calls.allPackages}`, (route) =>
    route.fulfill({ json: { tours: packages } }),
  );
  // Asked for ahead when a card has the focus.
  await page.route(`**${apiBase}${calls.packageDetail('*')}`, (route) =>
    route.fulfill({ json: { data: { package: packages[0] } } }),
  );
}

for (const width of [320, 375])
  test(`every set filter and "Clear all" stay inside ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await openPage(page, '/packages/all%20packages?q=lake&place=Kerala&days=4-6&price=-100000&persons=2');
    for (const link of [/^Clear all$/, /^Remove “lake”/, /^Remove 2 persons/]) {
      const box = await page.getByRole('link', { name: link }).boundingBox();
      expect.soft(box?.x, String(link)).toBeGreaterThanOrEqual(0);
      expect.soft((box?.x ?? 0) + (box?.width ?? width), String(link)).toBeLessThanOrEqual(width);
    }
  });

test('filters by keyboard alone, and the link shows somebody else the same @gate', async ({
  page,
  browser,
}) => {
  await openList(page);
  await page.getByLabel('Search').focus();
  await page.keyboard.type('tea');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show results' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Place')).toBeFocused();
  await page.keyboard.type('Kerala');
  await page.getByLabel('Sort by').focus();
  await page.keyboard.type('Price, high');
  await expect(page).toHaveURL(/\?q=tea&place=Kerala&sort=price-down$/);
  await expect(found(page)).toHaveText(/^1 of \d+ packages$/);
  await expect(page.getByRole('status').filter({ hasText: /^1 of \d+ packages$/ })).toHaveCount(1);
  const shown = await places(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await openPage(other, page.url());
  await expect(found(other)).toHaveText((await found(page).textContent()) ?? '');
  expect(await places(other)).toEqual(shown);
  await expect(other.getByLabel('Search')).toHaveValue('tea');
  await expect(other.getByLabel('Sort by')).toHaveValue('price-down');
  await context.close();
});

test('Back restores the filter and the place in the list, which is one history entry @gate', async ({
  page,
}) => {
  await page.setViewportSize(phone);
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

  await page.goBack();
  await expect(page).toHaveURL(/\?q=the&sort=price-up$/);
  await expect(page.getByLabel('Search')).toHaveValue('the');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(y - 30);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(y + 30);
  expect(await places(page)).toEqual(before);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('says when nothing matches, and clears the filter', async ({ page }) => {
  await openList(page, '?q=zanzibar&days=4-6');
  await expect(page.getByText('No package matches all of this.')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(found(page)).toBeFocused();
  await expect(found(page)).toHaveText(/^\d+ packages$/);
  await expect(page).toHaveURL(/\/packages\/all%20packages$/);
  await expect(cards(page).first()).toBeVisible();
});

for (const query of ['?place=Kerala&days=4-6&price=-300000&q=a', '?place=Kerala&days=7-9&price=-300000&q=a'])
  test(`on a phone the filters of ${query} fold, fit from 320 px on and are large enough to press`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await openList(page, query);
    await expect(page.getByLabel('Place')).toBeHidden();
    await page.getByRole('main').locator('summary').click();
    for (const width of [320, phone.width, 640]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByLabel('Place')).toBeVisible();
      expect(await measureOverflow(page), `${width} px`).toBe(0);
      const low = await page
        .locator('main section')
        .locator('button, select, input, summary, ul[aria-label] a')
        .evaluateAll((targets) =>
          targets.filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44),
        );
      expect(low, `${width} px`).toEqual([]);
    }
  });

test('asks the backend for nothing but the list', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    // Hovering may prefetch a package.
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(apiBase) && !/\/auth\/|\/package-detail\//.test(pathname))
      requests.push(pathname);
  });
  await openList(page);
  await page.getByLabel('Search').fill('goa');
  await expect(found(page)).toHaveText(/ of /);
  await page.getByLabel('Sort by').selectOption('days-up');
  await expect(page).toHaveURL(/sort=days-up/);
  expect(requests).toHaveLength(1);
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

  test('are filtered and restored', async ({ page }) => {
    await stubPackages(page, 300);
    await openList(page);
    await page.getByLabel('Search').fill('trip 29 kerala');
    await expect(found(page)).toHaveText(/^\d of 300 packages$/);
    // The count and the cards are renewed once more when the search in all texts has loaded.
    await expect
      .poll(async () => (await found(page).textContent()) === `${await cards(page).count()} of 300 packages`)
      .toBe(true);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(cards(page)).toHaveCount(24);
  });

  test('let Back restore a position far down', async ({ page }) => {
    await stubPackages(page, 100);
    await openList(page);
    for (const count of [48, 72]) {
      await page.getByRole('link', { name: 'Show 24 more' }).click();
      await expect(cards(page)).toHaveCount(count);
    }
    const card = cards(page).nth(70);
    await card.scrollIntoViewIfNeeded();
    const y = await page.evaluate(() => window.scrollY);
    expect(y).toBeGreaterThan(5000);
    // Not with the mouse, for which Playwright would scroll.
    await page
      .getByRole('link', { name: 'About' })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(cards(page)).toHaveCount(72);
    await expect(card).toBeInViewport();
  });

  test('are printed as shown', async ({ page }) => {
    await stubPackages(page, 60);
    await openList(page, '?show=72');
    await expect(cards(page)).toHaveCount(60);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByLabel('Search')).toBeHidden();
    await expect(page.getByText(/^Rs\. \d+$/)).toHaveCount(60);
  });
});

for (const viewport of [phone, { width: 1366, height: 768 }])
  test(`a change of the filter brings the results below the header at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openList(page);
    const hero = page.locator('main > header');
    expect((await hero.boundingBox())?.height).toBeLessThanOrEqual(200);
    await page.getByLabel('Search').fill('goa');
    const inView = async () => {
      const box = await cards(page).first().boundingBox();
      return (box?.y ?? viewport.height) < viewport.height / 2;
    };
    await expect.poll(inView).toBe(true);
    await expect(page.getByLabel('Search')).toBeInViewport();
    await expect(page.getByRole('status').filter({ hasText: / of \d+ packages$/ })).toHaveCount(1);
    await page.getByLabel('Search').fill('zanzibar');
    await expect(page.getByText(/^No package matches/)).toBeInViewport();
    await expect(page.getByRole('status').filter({ hasText: /^0 of \d+ packages$/ })).toHaveCount(1);
  });

test.describe('posters', () => {
  test('of the home page lead to the packages of their place', async ({ page }) => {
    await openPage(page, '/');
    await page
      .getByRole('region', { name: 'Popular destinations' })
      .getByRole('link', { name: 'Kerala' })
      .click();
    await expect(page).toHaveURL(/\/packages\/all%20packages\?place=Kerala$/);
    await expect(found(page)).toHaveText(/^\d+ of \d+ packages$/);
    expect(new Set(await places(page))).toEqual(new Set(['Kerala']));
    await expect(page.getByText('35% off this season: ring with your dates')).toBeVisible();
  });

  test('of the Destination page lead to their place, also one with an ampersand', async ({ page }) => {
    await openPage(page, '/destination');
    await page.getByRole('link', { name: /^Kullu & Manali/ }).click();
    await expect(page).toHaveURL(/\/packages\/domestic\?place=Kullu\+%26\+Manali$/);
    await expect(cards(page).first()).toBeVisible();
    expect(new Set(await places(page))).toEqual(new Set(['Kullu & Manali']));
  });
});

for (const viewport of [phone, desktop])
  test(`axe finds nothing at ${viewport.width} px, with and without a filter`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const query of ['', '?place=Kerala&q=a', '?q=zanzibar&days=4-6']) {
      await openList(page, query);
      if (viewport === phone) await page.getByRole('main').locator('summary').click();
      expect.soft(await findViolations(page), query).toEqual([]);
    }
  });

const obvious = ['houseboat', 'kerla', '6 days under 50000'];

for (const text of obvious)
  test(`finds ${text}, the same with a script and without one`, async ({ page, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${list}?q=${encodeURIComponent(text)}`);
    const served = await places(plain);
    expect(served.length).toBeGreaterThan(0);
    await context.close();

    await openList(page);
    await page.getByLabel('Search').fill(text);
    await expect.poll(() => places(page)).toEqual(served);
  });
