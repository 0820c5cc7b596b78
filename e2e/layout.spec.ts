import type { Page } from '@playwright/test';
import { publicPages } from './pages.ts';
import { shifted, still, watchShifts } from './layout-shift.ts';
import { desktop, expect, open, packagePath, phone, test } from './product.ts';

const pages = [...publicPages, 'a package'];

/** Opens a page, reads it to its end, and tells how much of it moved by itself meanwhile (web.dev, "CLS"). */
async function read(page: Page, path: string): Promise<number> {
  await watchShifts(page);
  await open(page, path === 'a package' ? await packagePath(page) : path);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(async () => {
    // Nobody is at the end of a page before its letters are there, however busy the machine.
    await document.fonts.ready;
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await page.waitForLoadState('networkidle');
  return shifted(page);
}

/** Pixels by which a page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What can be pressed and is smaller than 24 px; links inside a line of text may be (WCAG 2.5.8). */
const smallTargets = (page: Page) =>
  page.locator('a[href], button, input, select, textarea, summary').evaluateAll((targets) =>
    targets
      .filter((target) => target.checkVisibility() && getComputedStyle(target).display !== 'inline')
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ target, box }) => `${target.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`),
  );

const mainAction =
  /^(?:Register|Menu|Call |Chat on WhatsApp|Read More|View More|Go Back To Home|Reload|Go to Home|Book Now|Send Message|Show the map|See all|Sign in|Create Account)/;

/** Main actions that are less than 44 px high. */
const smallActions = (page: Page) =>
  page
    .getByRole('link', { name: mainAction })
    .or(page.getByRole('button', { name: mainAction }))
    .evaluateAll((actions) =>
      actions
        .filter((action) => action.checkVisibility() && getComputedStyle(action).display !== 'inline')
        .filter((action) => action.getBoundingClientRect().height < 44)
        .map((action) => action.outerHTML.slice(0, 80)),
    );

/**
 * From the narrowest screen that must do without sideways scrolling (WCAG 1.4.10) to a desktop. 640 px is a
 * window of 1280 px at a zoom of 200 %: zooming halves the width that a page is laid out for (WCAG 1.4.4).
 */
const widths = [320, phone.width, 640, 768, desktop.width];

for (const path of pages) {
  test.describe('on a phone', () => {
    test.use({ viewport: phone });

    test(`${path} keeps still, fits from 320 px on and has nothing too small to press`, async ({ page }) => {
      expect(await read(page, path)).toBeLessThan(still);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page), `${width} px`).toBe(0);
        expect(await smallTargets(page), `${width} px`).toEqual([]);
        expect(await smallActions(page), `${width} px`).toEqual([]);
      }
    });
  });

  test(`${path} keeps still on a desktop and is walked through with the Tab key`, async ({ page }) => {
    expect(await read(page, path)).toBeLessThan(still);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await missedByTab(page)).toEqual([]);
  });
}

/** Everything the keyboard should come to; of a group of radio buttons it comes to the chosen one. */
const stops = 'a[href], button:enabled, input:not([type=radio]), input:checked, select, textarea, summary';

/** Presses Tab to the end of the page. @returns what that never came to */
async function missedByTab(page: Page): Promise<string[]> {
  const count = await page.locator(stops).evaluateAll((elements) => {
    const seen = elements.filter((element) => element.checkVisibility({ visibilityProperty: true }));
    seen.forEach((element) => element.setAttribute('data-missed', ''));
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) target.removeAttribute('data-missed');
    });
    return seen.length;
  });
  expect(count).toBeGreaterThan(10);
  // Dates and times have a stop for each of their parts.
  for (let presses = 0; presses < count + 15; presses += 1) await page.keyboard.press('Tab');
  return page.locator('[data-missed]').evaluateAll((missed) => missed.map(({ outerHTML }) => outerHTML));
}
