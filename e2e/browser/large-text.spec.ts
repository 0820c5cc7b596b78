import type { Page } from '@playwright/test';
import { expect, findPackagePath, openPage, openReadyPage, test } from '#e2e/browser/testing/site-test.ts';

/** px */
const widths = [320, 375, 768, 1024, 1280];

for (const rem of [16, 32])
  test(`with text of ${rem} px the header takes at most two rows and no wider page`, async ({ page }) => {
    await openPage(page, '/about');
    await page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}px`), rem);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { height, right } = await page
        .getByRole('banner')
        .evaluate((header) => ({ height: header.clientHeight, right: header.scrollWidth }));
      expect.soft(height, `at ${width} px`).toBeLessThanOrEqual(150);
      expect.soft(right, `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });

test('on a tablet with text of 32 px the menu is behind its button', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openPage(page, '/about');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeVisible();
  await page.evaluate(() => void (document.documentElement.style.fontSize = '32px'));
  await expect(menu).toBeHidden();
  await page.locator('summary', { hasText: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Packages' }).click();
  await expect(page).toHaveURL(/\/packages\/all(%20| )packages/i);
});

test('with text of 32 px long words break instead of widening a page of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const path of ['/', '/about', '/services']) {
    await openPage(page, path);
    const right = await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
      return document.documentElement.scrollWidth;
    });
    expect.soft(right, path).toBeLessThanOrEqual(320);
  }
});

/** Opens a page at 375 px with text of 200 %. */
async function openLarge(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 375, height: 812 });
  await openReadyPage(page, path);
  await page.evaluate(() => void (document.documentElement.style.fontSize = '32px'));
}

test('with text of 32 px header and price take at most a third of a phone', async ({ page }) => {
  await openLarge(page, await findPackagePath(page));
  await page.getByRole('heading', { name: 'Day-wise itinerary' }).scrollIntoViewIfNeeded();
  const { top, bottom } = await page.evaluate(() => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const price = document.querySelector('aside[aria-label="Price and enquiry"]')?.getBoundingClientRect();
    const isShown = price && price.top < innerHeight && price.bottom > header;
    return { top: header, bottom: isShown ? innerHeight - price.top : 0 };
  });
  expect(top + bottom).toBeLessThanOrEqual(812 / 3);
  await page.evaluate(() => scrollTo(0, 0));
  // It is in the page, after the name.
  await expect(page.getByRole('complementary', { name: 'Price and enquiry' })).toContainText('Rs.');
});

test('with text of 32 px no word of a heading breaks on a phone', async ({ page }) => {
  for (const path of [
    '/',
    '/packages/domestic',
    '/packages/international',
    '/packages/all%20packages',
    '/shortlist',
    await findPackagePath(page),
  ]) {
    await openLarge(page, path);
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        for (let node = texts.nextNode(); node; node = texts.nextNode())
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
            if (new Set(tops.map(Math.round)).size > 1) words.push(word);
          }
        return words;
      }),
    );
    expect.soft(broken, path).toEqual([]);
  }
});

test('with text of 32 px the number of the shortlist leaves its heart free', async ({ page }) => {
  await openLarge(page, '/packages/domestic');
  await page
    .getByRole('button', { name: /shortlist/i })
    .first()
    .click();
  const link = page.getByRole('banner').getByRole('link', { name: /^Shortlist/ });
  await expect(link).toContainText('1');
  const covered = await link.evaluate((element) => {
    const heart = element.querySelector('svg')?.getBoundingClientRect();
    const badge = [...element.querySelectorAll('span')]
      .map((span) => span.getBoundingClientRect())
      .find(({ width, height }) => width > 10 && height > 10);
    if (!heart || !badge) return undefined;
    const across = Math.min(heart.right, badge.right) - Math.max(heart.left, badge.left);
    const down = Math.min(heart.bottom, badge.bottom) - Math.max(heart.top, badge.top);
    return Math.max(0, across) * Math.max(0, down);
  });
  expect(covered).toBe(0);
});
