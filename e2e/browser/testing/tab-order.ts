import { expect, type Page } from '@playwright/test';

/** Presses Tab until a control with this name has the focus. @throws after `most` presses */
export async function tabTo(page: Page, name: RegExp, maxPresses = 80): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await readFocusedName(page))) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

export const readFocusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const labels = focused && 'labels' in focused && focused.labels instanceof NodeList ? focused.labels : [];
    const label = labels[0]?.textContent;
    return (focused?.getAttribute('aria-label') ?? label ?? focused?.textContent ?? '').trim();
  });

/** Elements that Tab should reach; in a radio group only the checked button. */
const tabbable = 'a[href], button:enabled, input:not([type=radio]), input:checked, select, textarea, summary';

/** Tabs through the page. @returns the markup of elements that were not reached */
export async function findUnreachable(page: Page): Promise<string[]> {
  const count = await page.locator(tabbable).evaluateAll((elements) => {
    const visible = elements.filter((element) => element.checkVisibility({ visibilityProperty: true }));
    visible.forEach((element) => element.setAttribute('data-missed', ''));
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) target.removeAttribute('data-missed');
    });
    return visible.length;
  });
  expect(count).toBeGreaterThan(10);
  // Date and time inputs have a tab stop for each of their parts.
  const presses = Array.from({ length: count + 15 }, () => page.keyboard.down('Tab'));
  await Promise.all(presses);
  await page.keyboard.up('Tab');
  return page.locator('[data-missed]').evaluateAll((missed) => missed.map(({ outerHTML }) => outerHTML));
}
