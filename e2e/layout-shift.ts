import type { Page } from '@playwright/test';

/** 0.00 as it is told: a line of text may get narrower in its place when its font comes. */
export const still = 0.005;

/** From the next page on, counts how much moves by itself (web.dev, "CLS"). */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const total = { shift: 0 };
    Object.assign(window, { total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') total.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much has moved since the page was opened. */
export const shifted = (page: Page) => page.evaluate<number>('total.shift');
