import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyScrollAndFocus } from './apply-scroll-and-focus.ts';

/** Mutation observers report before the next task; used where a test expects that nothing happens. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

let height = 0;
let grow: () => void;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = () => {};
      readonly disconnect = () => (grow = () => {});
      constructor(report: () => void) {
        grow = report;
      }
    },
  );
  document.body.innerHTML = '<a href="/">link</a><main></main>';
});
afterEach(() => {
  vi.useRealTimers();
});

const scrolls = () => vi.mocked(window.scrollTo).mock.calls;
const fill = (html: string) => {
  const main = document.querySelector('main');
  if (main) main.innerHTML = html;
};
const newPage = { scroll: { to: 'top' }, focus: 'heading' } as const;

describe('navigating to a new page', () => {
  it('waits for a heading that is rendered later', async () => {
    const announce = vi.fn<(title: string) => void>();
    applyScrollAndFocus(newPage, announce);
    fill('<p>Loading...</p>');
    await settle();
    expect(announce).not.toHaveBeenCalled();
    fill('<h1>About</h1>');
    await expect.poll(() => document.querySelector('h1')).toHaveFocus();
    expect(announce).toHaveBeenCalledTimes(1);
  });

  it('stops waiting when the visitor has navigated again', async () => {
    const announce = vi.fn<(title: string) => void>();
    applyScrollAndFocus(newPage, announce)();
    fill('<h1>About</h1>');
    await settle();
    expect(announce).not.toHaveBeenCalled();
  });
});

describe('going back', () => {
  const back = { scroll: { to: 'remembered', y: 900 }, focus: 'none' } as const;

  it('waits until the content is tall enough', () => {
    height = 800;
    applyScrollAndFocus(back, () => {});
    expect(scrolls()).toEqual([]);
    height = 1200;
    grow();
    expect(scrolls()).toEqual([]);
    height = 900 + window.innerHeight;
    grow();
    expect(scrolls()).toHaveLength(1);
  });

  it('restores the position while the layout settles, and no longer', () => {
    vi.useFakeTimers();
    height = 5000;
    applyScrollAndFocus(back, () => {});
    grow();
    expect(scrolls()).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    grow();
    expect(scrolls()).toHaveLength(2);
  });

  it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('stops scrolling on the first %s', (type) => {
    height = 800;
    applyScrollAndFocus(back, () => {});
    window.dispatchEvent(new Event(type));
    height = 5000;
    grow();
    expect(scrolls()).toEqual([]);
  });
});

describe('a part of a page', () => {
  it('is scrolled to and focused when it is rendered', async () => {
    const scrolled = vi.fn<() => void>();
    Element.prototype.scrollIntoView = scrolled;
    applyScrollAndFocus({ scroll: { to: 'part', id: 'visa' }, focus: 'none' }, () => {});
    fill('<h2 id="visa">Visa</h2>');
    await expect.poll(() => scrolled).toHaveBeenCalledTimes(1);
    await expect.poll(() => document.getElementById('visa')).toHaveFocus();
  });
});
