import type { Landing } from './landing.ts';
import { jumpTo, restoreScroll } from './restore-scroll.ts';
import { whenPresent } from './when-present.ts';

/**
 * Performs a landing. @param announce told the title of a new page once it is there
 * @returns stops what is still being waited for
 */
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

/**
 * Performs what is left of a landing whose page was shown before this code came: what the visitor has in sight keeps its
 * place, and a heading that is shown already takes no focus.
 * @param announce told the title of a new page once it is there @returns stops what is still being waited for
 */
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

/** While the next page's code loads, React keeps the last page in the document, hidden. */
function visibleHeading(): HTMLElement | null {
  const headings = document.querySelectorAll<HTMLElement>('main h1');
  return [...headings].find((heading) => heading.checkVisibility?.() ?? true) ?? null;
}

/** Moves the focus without scrolling; a thing that takes no focus by itself is made to. */
export function focusOn(element: HTMLElement) {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
