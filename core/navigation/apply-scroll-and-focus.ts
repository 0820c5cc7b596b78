import type { ScrollAndFocus } from './scroll-and-focus.ts';
import { scrollToInstantly, restoreScroll } from './restore-scroll.ts';
import { waitForElement } from './wait-for-element.ts';

/** @param announce receives the heading of a new page @returns cancels what is still waited for */
export function applyScrollAndFocus(
  { scroll, focus }: ScrollAndFocus,
  announce: (title: string) => void,
): () => void {
  const stopScrolling = applyScroll(scroll);
  if (focus === 'none') return stopScrolling;
  const stopWaiting = waitForElement(findVisibleHeading, (heading) => {
    focusWithoutScroll(heading);
    announce(heading.textContent.trim());
  });
  return () => {
    stopScrolling();
    stopWaiting();
  };
}

/**
 * For a page shown before this code had loaded: scrolls only to a `#part`, and moves no focus once the visitor has
 * scrolled or focused something.
 */
export function applyLateScrollAndFocus(
  { scroll, focus }: ScrollAndFocus,
  announce: (title: string) => void,
): () => void {
  const shouldScroll = scroll.to === 'part' && window.scrollY === 0;
  const heading = focus === 'heading' ? findVisibleHeading() : null;
  if (heading) announce(heading.textContent.trim());
  // The link that led here is gone, and the focus with it.
  if (heading && document.activeElement === document.body && window.scrollY === 0)
    focusWithoutScroll(heading);
  return applyScrollAndFocus(
    { scroll: shouldScroll ? scroll : { to: 'stay' }, focus: heading ? 'none' : focus },
    announce,
  );
}

const noop = () => {};

function applyScroll(scroll: ScrollAndFocus['scroll']): () => void {
  switch (scroll.to) {
    case 'stay':
      return noop;
    case 'top':
      scrollToInstantly(0);
      return noop;
    case 'remembered':
      return restoreScroll(scroll.y);
    case 'part':
      return waitForElement(
        () => document.getElementById(scroll.id),
        (target) => {
          target.scrollIntoView();
          focusWithoutScroll(target);
        },
      );
  }
  return scroll satisfies never;
}

/** React keeps the last page in the document, hidden, while the code of the next one loads. */
function findVisibleHeading(): HTMLElement | null {
  const headings = document.querySelectorAll<HTMLElement>('main h1');
  return [...headings].find(isDisplayed) ?? null;
}

export function focusWithoutScroll(element: HTMLElement) {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** As `checkVisibility`, which is not in every browser that the site runs in (README). */
const isDisplayed = (element: Element): boolean =>
  getComputedStyle(element).display !== 'none' &&
  (element.parentElement === null || isDisplayed(element.parentElement));
