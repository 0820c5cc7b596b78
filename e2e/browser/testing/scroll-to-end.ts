import type { Page } from '@playwright/test';

/** Scrolls through a page, waiting at each step until the visible pictures are loaded and painted. */
export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Fonts change the height of the page.
    await document.fonts.ready;
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      let isComing = true;
      while (isComing) {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        isComing = [...document.images].some((image) => {
          const { top, bottom, left, right, width } = image.getBoundingClientRect();
          const isInside = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
          return (
            !image.complete && width > 0 && isInside && image.checkVisibility({ visibilityProperty: true })
          );
        });
      }
    }
  });
