import type { Page, Route } from '@playwright/test';
import { apiBase } from '#contract/page-path.ts';
import {
  expect,
  openPage,
  openReadyPage,
  findPackagePath,
  phone,
  test,
} from '#e2e/browser/testing/site-test.ts';

const cards = (page: Page) => page.getByRole('article');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a package has its title, its preview and its structured data @gate', async ({
    page,
    request,
    baseURL,
  }) => {
    const path = await findPackagePath(page);
    await page.goto(path);
    const head = page.locator('head');
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    expect(await page.title()).toContain(name ?? 'a name');
    const content = (property: string) =>
      head.locator(`meta[property="${property}"]`).getAttribute('content');
    expect(await content('og:title')).toBe(await page.title());
    expect(await content('og:url')).toBe(`${baseURL}${path}`);
    await expect(head.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${path}`);

    const picture = await request.get((await content('og:image')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    expect((await picture.body()).length).toBeLessThan(300_000);

    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const types = new Set(facts.map((text): unknown => JSON.parse(text)['@type']));
    expect(types).toEqual(new Set(['BreadcrumbList', 'TouristTrip']));
  });

  test('pages can be read as with it', async ({ page }) => {
    for (const path of ['/', '/packages/domestic', '/about', '/faqs', '/contact']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toBeVisible();
      await expect(page.getByText(/^Loading/), path).toHaveCount(0);
    }
  });

  test('a list can be filtered, sorted and cleared @gate', async ({ page }) => {
    await page.goto('/packages/all%20packages');
    const all = await cards(page).count();
    await page.getByLabel('Place').selectOption('Kerala');
    await page.getByLabel('Sort by').selectOption('price-up');
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/place=Kerala/);
    await expect(page.getByText(/^\d+ of \d+ packages$/)).toBeVisible();
    expect(await cards(page).count()).toBeLessThan(all);
    for (const place of await cards(page).getByRole('heading').allTextContents())
      expect(place).toBe('Kerala');
    await expect(page.getByLabel('Sort by')).toHaveValue('price-up');
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(cards(page)).toHaveCount(all);
  });

  test('the filters of a phone unfold', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/packages/domestic');
    await expect(page.getByLabel('Place')).toBeHidden();
    await page.getByRole('main').locator('summary').click();
    await page.getByLabel('Place').selectOption('Goa');
    await page.getByRole('button', { name: /^Show \d+ packages$/ }).click();
    await expect(page).toHaveURL(/place=Goa/);
    await expect(cards(page).first()).toBeVisible();
  });

  test('the days of an itinerary open, one at a time, the first on arrival @gate', async ({ page }) => {
    await page.goto(await findPackagePath(page));
    const days = page.locator('details[name="itinerary"]');
    const texts = page.locator('details[name="itinerary"] + *');
    await expect(texts.first()).toBeVisible();
    await expect(texts.nth(1)).toBeHidden();
    await days.nth(1).locator('summary').press('Enter');
    await expect(texts.nth(1)).toBeVisible();
    await expect(texts.first()).toBeHidden();
  });
});

test('an unknown address is answered 404 with the page @gate', async ({ request }) => {
  for (const path of ['/nowhere', '/packages/detail/none', '/packages/none']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('<h1');
  }
});

test('the sitemap leads to every package, and robots are shown the way to it @gate', async ({ request }) => {
  const { tours } = await (await request.get(apiBase + '/tours/getAllPackage')).json();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { _id } of tours) expect(sitemap).toContain(`/packages/detail/${_id}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('the head is updated from page to page, without duplicates @gate', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveTitle(/^Contact Us/);
  for (const one of [
    'link[rel="canonical"]',
    'meta[property="og:title"]',
    'meta[name="description"]',
    'title',
  ])
    await expect(page.locator(`head ${one}`)).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact$/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Contact Us/);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2);
});

test.describe('before the code of a preview is loaded', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page leaves nothing behind after navigation', async ({ page }) => {
    const heldRoutes: Route[] = [];
    await page.route(/\/idle-parts-.*\.js$/, (route) => void heldRoutes.push(route));
    await openPage(page, '/about');
    await expect.poll(() => heldRoutes.length).toBe(1);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveTitle(/^Contact Us/);
    for (const route of heldRoutes) await route.continue();
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical.and(page.locator('[href$="/contact"]'))).toHaveCount(1);
    await expect(canonical).toHaveCount(1);
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2);
  });
});

test('a page with a filter is hydrated as the server rendered it', async ({ page }) => {
  for (const query of [
    'place=Kerala&sort=price-up',
    'q=&place=Kerala&days=',
    'place=Bhutan&q=zanzibar',
    'q=kerla+houseboat',
    'place=kerala&utm=x',
    'place=Nowhere',
  ]) {
    const address = `/packages/all%20packages?${query}`;
    const served = await (await page.request.get(address)).text();
    const count = served.match(/Read More/g)?.length ?? 0;
    await openReadyPage(page, address);
    await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(count);
    await expect(page.getByRole('search')).toHaveCount(1);
    const [shown = [], given = []] = await page.evaluate(
      (html) =>
        [document, new DOMParser().parseFromString(html, 'text/html')].map(({ head }) =>
          Array.from(
            head.querySelectorAll('title, link[rel="canonical"], meta[property], meta[name="description"]'),
            (tag) => tag.outerHTML,
          ),
        ),
      served,
    );
    expect(shown.toSorted()).toEqual(given.toSorted());
  }
});
