import { vi } from 'vitest';

/** Never calls back: nothing has a size in jsdom. */
class Blind {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Layout APIs that jsdom lacks; undone by `vi.unstubAllGlobals`. */
export function stubLayout() {
  vi.stubGlobal('ResizeObserver', Blind);
  vi.stubGlobal('IntersectionObserver', Blind);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}
