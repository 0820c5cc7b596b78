import type { Locator, Page, TestInfo } from '@playwright/test';
import { expect } from '@playwright/test';

/** Of the tests that measure it: `npm run bench -- effort` reads their seconds. */
export const effortTag = '@effort';

/** Taps (or clicks) and seconds of a piece of work, as an owner makes it. */
export interface Effort {
  readonly tap: (target: Locator) => Promise<void>;
  /** A list of choices takes two taps: one opens it. */
  readonly choose: (list: Locator, value: string) => Promise<void>;
  /** Annotates the test with the effort, of 5 taps at most; the benchmark has the bound of the seconds. */
  readonly report: (work: string) => void;
}

/** @param page with touch */
export function measureEffort(page: Page, info: TestInfo): Effort {
  const start = performance.now();
  let taps = 0;
  return {
    tap: async (target) => {
      taps += 1;
      await target.tap();
    },
    choose: async (list, value) => {
      taps += 2;
      await list.selectOption(value);
    },
    report: (work) => {
      const seconds = (performance.now() - start) / 1000;
      const width = page.viewportSize()?.width;
      const description = `${work}, ${width} px: ${taps} taps, ${seconds.toFixed(1)} s`;
      info.annotations.push({ type: 'effort', description });
      expect.soft(taps, description).toBeLessThanOrEqual(5);
    },
  };
}
