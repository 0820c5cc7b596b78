/** Milliseconds after which the task runs on a busy page, too. */
const idleTimeout = 3000;

/** Runs a task once the page has been painted and is idle. */
export function runWhenIdle(task: () => void) {
  requestAnimationFrame(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: idleTimeout });
    else setTimeout(task);
  });
}
