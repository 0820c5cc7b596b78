import type { Page } from '@playwright/test';

/** Presses Tab until the focus is on a control of that name. @param most presses after which it gives up */
export async function tabTo(page: Page, name: RegExp, most = 80): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

/** What the focused control is called: by its label, or by its own text. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const labels = focused && 'labels' in focused && focused.labels instanceof NodeList ? focused.labels : [];
    const label = labels[0]?.textContent;
    return (focused?.getAttribute('aria-label') ?? label ?? focused?.textContent ?? '').trim();
  });
