import type { Page } from '@playwright/test';
import { desktop, expect, openReadyPage, phone, test } from '#e2e/browser/testing/site-test.ts';

// Playwright cannot delay the service worker's own requests.
test.use({ serviceWorkers: 'block', viewport: phone });

const chat = (page: Page) => page.getByRole('link', { name: 'Chat on WhatsApp' }).filter({ visible: true });
const stage = (page: Page) => page.locator('[data-carried-picture]');
const itinerary = (page: Page) => page.getByRole('heading', { name: 'Day-wise itinerary' });

/** Opens a list and waits for the code of the page that its cards lead to. */
async function openList(page: Page, path = '/packages/domestic'): Promise<void> {
  const code = page.waitForResponse(/\/detail-page-[^/]*\.js$/);
  await openReadyPage(page, path);
  await (await code).finished();
}

/** Presses the second card. @returns what it says */
async function followCard(page: Page) {
  const card = page.getByRole('article').nth(1);
  const link = card.getByRole('link', { name: /Read More/ });
  const name = ((await link.textContent()) ?? '').replace(/^.* about /, '');
  const price = /Rs\. \d+/.exec(await card.innerText())?.[0] ?? '';
  const picture = await card
    .locator('img')
    .first()
    .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''));
  await link.click();
  return { name, price, picture };
}

test("shows a card's picture, name and price at once, though nothing is answered any more", async ({
  page,
}) => {
  await openList(page);
  const held: (() => void)[] = [];
  await page.route('**/*', () => {});
  await page.route('**/api/tours/package-detail/**', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const { name, price, picture } = await followCard(page);
  await expect(page).toHaveURL(/\/packages\/detail\//);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(price, { exact: true })).toBeVisible();
  await expect(stage(page)).toBeInViewport();
  const images = await stage(page)
    .getByRole('img')
    .first()
    .evaluate((image) => getComputedStyle(image).backgroundImage);
  expect(images).toContain(picture);
  await expect(chat(page)).toBeVisible();
  await expect(page.getByText('Loading package...')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toBeVisible();
  await expect(itinerary(page)).toHaveCount(0);
  await page.unroute('**/*');
  held.forEach((letGo) => letGo());
  await expect(itinerary(page)).toBeVisible();
  await expect(page.getByText('Loading package...')).toHaveCount(0);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
});

test('fetches no code of packages on a page that shows none', async ({ page }) => {
  await page.setViewportSize(desktop);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openReadyPage(page, '/contact');
  // The code of packages would be fetched before this module, which focus fetches.
  const code = page.waitForResponse(/\/packages-page-[^/]*\.js$/);
  await page.getByRole('link', { name: 'Packages' }).first().focus();
  await code;
  expect(requests.filter((address) => address.includes('/detail-page-'))).toEqual([]);
});

test('draws a poster beside the same one in a wide frame as on a page that was loaded', async ({ page }) => {
  await page.setViewportSize(desktop);
  const drawPoster = async () => {
    const poster = page.getByRole('img', { name: 'A red bus waiting under a banyan tree' });
    await poster.scrollIntoViewIfNeeded();
    await poster.evaluate(async (image) => {
      if (image instanceof HTMLImageElement) await image.decode();
    });
    return (await poster.screenshot({ animations: 'disabled' })).toString('base64');
  };
  await openReadyPage(page, '/services');
  await page.getByRole('contentinfo').getByRole('link', { name: /About/ }).first().click();
  await page.waitForURL('**/about');
  const afterNavigation = await drawPoster();
  await openReadyPage(page, '/about');
  expect(await drawPoster()).toBe(afterNavigation);
});
