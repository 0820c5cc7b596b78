/** Milliseconds after which a page that has not shown what was waited for is left alone. */
const patience = 10_000;

/**
 * Calls back once with what `find` finds: now, or as soon as the page has it, since pages and their
 * content arrive later than the navigation. @returns stops waiting
 */
export function whenPresent<T>(find: () => T | null, found: (thing: T) => void): () => void {
  const present = find();
  if (present !== null) {
    found(present);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const late = find();
    if (late === null) return;
    stop();
    found(late);
  });
  const timer = setTimeout(stop, patience);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
