import type { Landing } from './landing.ts';
import { jumpTo, restoreScroll } from './restore-scroll.ts';
import { whenPresent } from './when-present.ts';

/** @param announce receives the heading of a new page @returns cancels what is still waited for */
export function land({ scroll, focus }: Landing, announce: (title: string) => void): () => void {
  const stopScrolling = place(scroll);
  if (focus === 'none') return stopScrolling;
  const stopWaiting = whenPresent(visibleHeading, (heading) => {
    focusOn(heading);
    announce(heading.textContent.trim());
  });
  return () => {
    stopScrolling();
    stopWaiting();
  };
}

/** `land` for a page shown before this code had loaded: scrolls only to a `#part`, focuses no heading already shown. */
export function landLate({ scroll, focus }: Landing, announce: (title: string) => void): () => void {
  const isUnread = scroll.to === 'part' && window.scrollY === 0;
  const heading = focus === 'heading' ? visibleHeading() : null;
  if (heading) announce(heading.textContent.trim());
  return land({ scroll: isUnread ? scroll : { to: 'stay' }, focus: heading ? 'none' : focus }, announce);
}

const nothing = () => {};

function place(scroll: Landing['scroll']): () => void {
  switch (scroll.to) {
    case 'stay':
      return nothing;
    case 'top':
      jumpTo(0);
      return nothing;
    case 'remembered':
      return restoreScroll(scroll.y);
    case 'part':
      return whenPresent(
        () => document.getElementById(scroll.id),
        (part) => {
          part.scrollIntoView();
          focusOn(part);
        },
      );
  }
  return scroll satisfies never;
}

/** React keeps the last page in the document, hidden, while the code of the next one loads. */
function visibleHeading(): HTMLElement | null {
  const headings = document.querySelectorAll<HTMLElement>('main h1');
  return [...headings].find((heading) => heading.checkVisibility?.() ?? true) ?? null;
}

/** Focuses without scrolling; `tabIndex` -1 makes an element focusable that is not. */
export function focusOn(element: HTMLElement) {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
