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
