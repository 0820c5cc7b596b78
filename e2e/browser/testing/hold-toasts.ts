import type { Page } from '@playwright/test';

/**
 * A toast closes after 3 or 5 s, which a busy machine needs for a click. Stops the page's clock, which the test has
 * installed before it opened the page.
 */
export async function holdToasts(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
