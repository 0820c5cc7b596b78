const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const growTimeoutMs = 10_000;
/** Milliseconds for which the layout may still change once the position was reached. */
const settleMs = 1000;

export const scrollToInstantly = (y: number) => window.scrollTo({ top: y, behavior: 'instant' });

/** Repeats while the layout settles, until the visitor scrolls. @param y px from the top @returns stops */
export function restoreScroll(y: number): () => void {
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
