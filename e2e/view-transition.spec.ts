import type { Page } from '@playwright/test';
import { expect, openWhole, test } from './product.ts';

// The service worker's own requests cannot be held back here.
test.use({ serviceWorkers: 'block' });

const chat = (page: Page) => page.getByRole('link', { name: 'Chat on WhatsApp' }).filter({ visible: true });

/**
 * Opens a list and follows one of its cards.
 * @param release when the mouse button is let go; from its press on, at the latest, the package is on its way
 */
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
  // The code that carries pictures comes once the page is idle, that of the next page with the hover.
  await openWhole(page, '/packages/domestic');
  const code = page.waitForResponse(/\/detail-page-[^/]*\.js$/);
  // A mouse that rests is answered as well: whichever comes first brings the package.
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

/** What the page animated on the way, by pseudo-element; 'none' for a transition that was left out. */
const animated = (page: Page) => page.evaluate<string[]>('animated');

test("the picture of a card grows into that of its package's page", async ({ page }) => {
  // A page that takes too long to appear comes without the transition, as a busy machine may make it.
  await expect(async () => {
    await followCard(page, 'when it is there');
    await expect(chat(page)).toBeVisible();
    expect(await animated(page)).toContain('::view-transition-group(package-picture)');
  }).toPass({ timeout: 25_000 });
});

test('a package that takes long comes without it, and all the same', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/api/tours/package-detail/**', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await followCard(page, 'at once');
  await expect.poll(() => animated(page)).toContain('none');
  await expect(page.getByText('Loading package...')).toBeVisible();
  held.forEach((letGo) => letGo());
  await expect(chat(page)).toBeVisible();
});

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages change at once', async ({ page }) => {
    await followCard(page, 'at once');
    await expect(chat(page)).toBeVisible();
    expect(await animated(page)).toEqual([]);
  });
});
