import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Never calls back, as elements have no size in jsdom. */
class InertObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Layout APIs that jsdom lacks, for one test (`unstubGlobals` in vite.config.ts). */
export function stubLayout() {
  if (!('scrollIntoView' in Element.prototype))
    Object.assign(Element.prototype, { scrollIntoView: () => {} });
  vi.stubGlobal('ResizeObserver', InertObserver);
  vi.stubGlobal('IntersectionObserver', InertObserver);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

/** As a browser that reports which elements it skips (`content-visibility`), for one test. */
export const stubContentVisibility = () => vi.stubGlobal('ContentVisibilityAutoStateChangeEvent', Event);

/** Reports an element as skipped or shown, in place of the browser. */
export function reportSkipped(element: Element, skipped: boolean) {
  const event = Object.assign(new Event('contentvisibilityautostatechange', { bubbles: true }), { skipped });
  act(() => void element.dispatchEvent(event));
}
