/** Milliseconds after which the task runs on a busy page, too. */
const patience = 3000;

/** Runs a task once the page has been painted and is idle. */
export function whenIdle(task: () => void) {
  requestAnimationFrame(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: patience });
    else setTimeout(task);
  });
}
