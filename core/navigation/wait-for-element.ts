/** Milliseconds after which the wait ends. */
const timeoutMs = 10_000;

/** Calls `found` once with what `find` returns: now, or as soon as the document contains it. @returns stops waiting */
export function waitForElement<T>(find: () => T | null, found: (thing: T) => void): () => void {
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
  const timer = setTimeout(stop, timeoutMs);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
