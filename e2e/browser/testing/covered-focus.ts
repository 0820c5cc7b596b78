import type { Locator, Page } from '@playwright/test';

/** Presses Tab from the top of the page to its end. @returns the markup of controls that `bar` overlapped meanwhile */
export async function findCovered(page: Page, bar: Locator): Promise<string[]> {
  const covered: string[] = [];
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await bar.evaluate(readFocused);
    if (focused === null) return covered;
    if (focused.isCovered) covered.push(focused.markup);
  }
  throw new Error('Tab never left the page');
}

function readFocused(bar: Element): { readonly markup: string; readonly isCovered: boolean } | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const [box, cover] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
  const overlaps = box.bottom > cover.top + 1 && box.top < cover.bottom - 1;
  return { markup: focused.outerHTML.slice(0, 120), isCovered: overlaps && !bar.contains(focused) };
}
