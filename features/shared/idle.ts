/** Milliseconds after which a busy page is interrupted all the same. */
const patience = 3000;

/** Runs something once the page has been painted and has nothing to do. */
export function whenIdle(task: () => void) {
  requestAnimationFrame(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: patience });
    else setTimeout(task);
  });
}
