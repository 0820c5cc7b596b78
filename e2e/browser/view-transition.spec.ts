import type { Page } from '@playwright/test';
import { expect, openReadyPage, test } from '#e2e/browser/testing/site-test.ts';

// Playwright cannot delay the service worker's own requests.
test.use({ serviceWorkers: 'block' });

const chat = (page: Page) => page.getByRole('link', { name: 'Chat on WhatsApp' }).filter({ visible: true });

/** @param release when the mouse button is released; the package is requested on press at the latest */
async function followCard(page: Page, release: 'at once' | 'when it is there'): Promise<void> {
  await page.addInitScript(() => {
    const animated: string[] = [];
    Object.assign(window, { animated });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void (async () => {
        try {
          await transition.ready;
          for (const { effect } of document.getAnimations())
            if (effect instanceof KeyframeEffect) animated.push(effect.pseudoElement ?? '');
        } catch {
          animated.push('none');
        }
      })();
      return transition;
    };
  });
  // The code of the transition is loaded when the page is idle, that of the next page on hover.
  await openReadyPage(page, '/packages/domestic');
  const code = page.waitForResponse(/\/detail-page-[^/]*\.js$/);
  // The package is requested on hover or press, whichever is first.
  const arrived = release === 'when it is there' && page.waitForResponse(/package-detail/);
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('link', { name: /Read More/ })
    .hover();
  await (await code).finished();
  await page.mouse.down();
  await arrived;
  await page.mouse.up();
  await expect(page).toHaveURL(/\/packages\/detail\//);
}

/** Pseudo-elements that the page animated; 'none' for a skipped transition. */
const animated = (page: Page) => page.evaluate<string[]>('animated');

test("the picture of a card grows into that of its package's page", async ({ page }) => {
  // On a busy machine the page may appear too late for the transition, which is then skipped.
  await expect(async () => {
    await followCard(page, 'when it is there');
    await expect(chat(page)).toBeVisible();
    expect(await animated(page)).toContain('::view-transition-group(package-picture)');
    expect(await animated(page)).toContain('::view-transition-group(package-price)');
  }).toPass({ timeout: 25_000 });
});

test('a package that takes long shows picture, name and price of its card at once', async ({ page }) => {
  const heldRequests: (() => void)[] = [];
  await page.route('**/api/tours/package-detail/**', async (route) => {
    await new Promise<void>((resolve) => heldRequests.push(resolve));
    await route.continue();
  });
  await followCard(page, 'at once');
  await expect(page.getByText('Loading package...')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Rs\. \d+$/)).toBeVisible();
  await expect(chat(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Day-wise itinerary' })).toHaveCount(0);
  heldRequests.forEach((letGo) => letGo());
  await expect(page.getByRole('heading', { name: 'Day-wise itinerary' })).toBeVisible();
  await expect(page.getByText('Loading package...')).toHaveCount(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages change at once', async ({ page }) => {
    await followCard(page, 'at once');
    await expect(chat(page)).toBeVisible();
    expect(await animated(page)).toEqual([]);
  });
});
