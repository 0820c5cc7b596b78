import type { Page } from '@playwright/test';
import { expect, open, test } from './product.ts';

/**
 * Follows a card and tells what the page animated on the way, by pseudo-element.
 * @param beforeRelease runs while the mouse button is down
 */
async function followCard(page: Page, beforeRelease = async () => {}): Promise<string[]> {
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
  await open(page, '/packages/domestic');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // The code that carries pictures comes once the page is idle.
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('link', { name: /Read More/ })
    .hover();
  await page.waitForLoadState('networkidle');
  await page.mouse.down();
  await beforeRelease();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/packages\/detail\//);
  await expect(page.getByRole('link', { name: 'Chat on WhatsApp' }).filter({ visible: true })).toBeVisible();
  return page.evaluate<string[]>('animated');
}

test("the picture of a card grows into that of its package's page", async ({ page }) => {
  const arrived = () => page.waitForResponse(/package-detail/);
  expect(await followCard(page, async () => void (await arrived()))).toContain(
    '::view-transition-group(package-picture)',
  );
});

test('a package that takes long comes without it, and all the same', async ({ page }) => {
  await page.route('**/api/tours/package-detail/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  expect(await followCard(page)).toEqual(['none']);
});

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages change at once', async ({ page }) => {
    expect(await followCard(page)).toEqual([]);
  });
});
