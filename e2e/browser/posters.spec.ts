import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { test as ownerTest } from '#e2e/browser/testing/package-fixture.ts';
import { scrollToEnd } from '#e2e/browser/testing/scroll-to-end.ts';
import { expect, openReadyPage, test } from '#e2e/browser/testing/site-test.ts';

/** From 0 to 255, of the picture at the top of the page. */
async function readLightness(page: Page): Promise<number> {
  const picture = page.getByRole('main').locator('header').first();
  const { channels } = await sharp(await picture.screenshot())
    .greyscale()
    .stats();
  return channels[0]?.mean ?? Number.NaN;
}

/** Lightness that day and night differ by at least. */
const contrast = 30;

test('posters are by night in the dark theme of the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openReadyPage(page, '/terms');
  const day = await readLightness(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => readLightness(page)).toBeLessThan(day - contrast);
});

test('the Colours switch changes the posters without another download', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openReadyPage(page, '/terms');
  const day = await readLightness(page);
  // What is loaded lazily has loaded before.
  await scrollToEnd(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.svg')) fetched.push(request.url());
  });
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => readLightness(page)).toBeLessThan(day - contrast);
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect.poll(() => readLightness(page)).toBeGreaterThan(day - contrast);
  expect(fetched).toEqual([]);
});

ownerTest(
  'a package without pictures shows a landscape that suits its place',
  async ({ page, catalogue }) => {
    const name = catalogue.name('Coffee hills');
    const id = await catalogue.create(name, { place: 'Coorg' });
    const path = `/packages/detail/${id}`;
    const served = await (await page.request.get(path)).text();
    expect(served).toMatch(/src="\/assets\/hill-[^"]+\.svg"/);
    expect(served).toContain('कूर्ग');
    await openReadyPage(page, path);
    const carousel = page.getByRole('region', { name: `Pictures of ${name}` });
    await expect(carousel.getByRole('img', { name })).toHaveAttribute('src', /\/assets\/hill-/);
    await expect(page.getByText('कूर्ग', { exact: true })).toBeVisible();
    await openReadyPage(page, '/packages/domestic?q=coffee');
    const card = page.getByRole('article', { name: 'Coorg' });
    await expect(card.locator('img')).toHaveAttribute('src', /\/assets\/hill-/);
  },
);
