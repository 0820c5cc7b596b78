import { vi } from 'vitest';

/** Watches nothing: in jsdom nothing has a size, so nothing ever changes it. */
class Blind {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What jsdom has no layout for and carousels and scrollers ask about; undone by `vi.unstubAllGlobals`. */
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
