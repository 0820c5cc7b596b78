/** What a visitor does to scroll by themselves. */
const ownScrolling = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Milliseconds after which content that has not grown tall enough is waited for no longer. */
const patience = 10_000;
/** Milliseconds for which a page that is tall enough may still be laid out anew before it counts as settled. */
const settling = 1000;

/** Puts the page somewhere at once, whatever `scroll-behavior` says. @param y pixels from its top */
export const jumpTo = (y: number) => window.scrollTo({ top: y, behavior: 'instant' });

/**
 * Scrolls to where the page was left, as soon as its content is tall enough again, and keeps it there until
 * the content has settled; given up when the visitor scrolls.
 * @param y pixels from the top @returns gives up
 */
export function restoreScroll(y: number): () => void {
  const root = document.documentElement;
  let timer = setTimeout(stop, patience);
  let reached = false;
  const observer = new ResizeObserver(tryAgain);

  function tryAgain() {
    if (root.scrollHeight - window.innerHeight < y) return;
    jumpTo(y);
    if (reached) return;
    reached = true;
    clearTimeout(timer);
    timer = setTimeout(stop, settling);
  }

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of ownScrolling) removeEventListener(type, stop);
  }

  for (const type of ownScrolling) addEventListener(type, stop, { passive: true });
  observer.observe(document.body);
  tryAgain();
  return stop;
}
