import type { Page } from '@playwright/test';
import sharp from 'sharp';
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
