import { vi } from 'vitest';

/** Never calls back, as elements have no size in jsdom. */
class InertObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Layout APIs that jsdom lacks, for one test (`unstubGlobals` in vite.config.ts). */
export function stubLayout() {
  for (const name of ['scrollIntoView', 'scrollTo'])
    if (!(name in Element.prototype)) Object.assign(Element.prototype, { [name]: () => {} });
  vi.stubGlobal('ResizeObserver', InertObserver);
  vi.stubGlobal('IntersectionObserver', InertObserver);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

/** Reports every observed element at once; browsers report after layout. */
class EagerObserver {
  readonly observe: () => void;
  constructor(report: () => void) {
    this.observe = report;
  }
  disconnect() {}
}

/** Gives every element these widths, px, for one test: they scroll at once, and come to rest. @returns how `scrollTo` was called */
export function stubScrolling(widths: { readonly clientWidth: number; readonly scrollWidth: number }) {
  vi.stubGlobal('ResizeObserver', EagerObserver);
  for (const name of ['clientWidth', 'scrollWidth'] as const)
    vi.spyOn(Element.prototype, name, 'get').mockReturnValue(widths[name]);
  return vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function scrollTo(
    this: Element,
    options?: ScrollToOptions | number,
  ) {
    if (typeof options !== 'object') return;
    this.scrollLeft = options.left ?? 0;
    for (const type of ['scroll', 'scrollend']) this.dispatchEvent(new Event(type));
  });
}
