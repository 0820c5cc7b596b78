import type { ScrollAndFocus } from './scroll-and-focus.ts';

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

function focusWithoutScroll(element: HTMLElement) {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** As `checkVisibility`, which is not in every browser that the site runs in (README). */
const isDisplayed = (element: Element): boolean =>
  getComputedStyle(element).display !== 'none' &&
  (element.parentElement === null || isDisplayed(element.parentElement));

const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const growTimeoutMs = 10_000;
/** Milliseconds for which the layout may still change once the position was reached. */
const settleMs = 1000;

const scrollToInstantly = (y: number) => window.scrollTo({ top: y, behavior: 'instant' });

/** Repeats while the layout settles, until the visitor scrolls. @param y px from the top @returns stops */
function restoreScroll(y: number): () => void {
  const root = document.documentElement;
  let timer = setTimeout(stop, growTimeoutMs);
  let reached = false;
  const observer = new ResizeObserver(scrollIfTallEnough);

  function scrollIfTallEnough() {
    if (root.scrollHeight - window.innerHeight < y) return;
    scrollToInstantly(y);
    if (reached) return;
    reached = true;
    clearTimeout(timer);
    timer = setTimeout(stop, settleMs);
  }

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of userScrollEvents) removeEventListener(type, stop);
  }

  for (const type of userScrollEvents) addEventListener(type, stop, { passive: true });
  observer.observe(document.body);
  scrollIfTallEnough();
  return stop;
}

const timeoutMs = 10_000;

/** Calls `onFound` once with what `find` returns: now, or as soon as the document contains it. @returns stops waiting */
export function waitForElement<T>(find: () => T | null, onFound: (element: T) => void): () => void {
  const existing = find();
  if (existing !== null) {
    onFound(existing);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const added = find();
    if (added === null) return;
    stop();
    onFound(added);
  });
  const timer = setTimeout(stop, timeoutMs);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
