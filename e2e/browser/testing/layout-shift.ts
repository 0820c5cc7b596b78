import type { Page } from '@playwright/test';

/** Rounds to 0.00: a line may get narrower in its place when its font arrives. */
const unnoticed = 0.005;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node?: Node;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Records layout shifts from the next page on (web.dev, "CLS"). */
export async function observeLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: string[] = [];
    const shifts = { total: 0, moves };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      const found = list.getEntries().filter((entry): entry is Shift => entry.entryType === 'layout-shift');
      for (const { value, startTime, sources } of found) {
        shifts.total += value;
        for (const { node, previousRect, currentRect } of sources) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
          const movement = `${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
          moves.push(`${value.toFixed(4)} after ${Math.round(startTime)} ms: ${name}: ${movement}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** @returns what has moved, or nothing where the sum is below the bound */
export async function readLayoutShifts(page: Page, bound = unnoticed): Promise<string[]> {
  const { total, moves } = await page.evaluate<{ total: number; moves: string[] }>('shifts');
  return total < bound ? [] : moves;
}
