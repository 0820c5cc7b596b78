/** Milliseconds after which an attempt has failed. */
const importTimeout = 10_000;
/** Milliseconds before the second attempt; each further wait is twice as long, up to `maxDelay`. */
const firstDelay = 2000;
const maxDelay = 60_000;
/** Milliseconds after which an idle task runs on a busy page, too. */
const idleTimeout = 3000;

/** Attempts under way of imports that do not throw. */
export const pendingImports = new Set<Promise<unknown>>();

interface ImportOptions {
  /** `skip` and `throw` make one attempt. */
  readonly onFailure?: 'retry' | 'skip' | 'throw';
  readonly onMissing?: (cause: unknown) => void;
  readonly signal?: AbortSignal;
}

/** @throws the failure, a TimeoutError after 10 s */
export function importModule<T>(load: () => Promise<T>, options: { readonly onFailure: 'throw' }): Promise<T>;
/** Retries, logging each failure. @returns undefined only after the signal, or for a skipped failure */
export function importModule<T>(load: () => Promise<T>, options?: ImportOptions): Promise<T | undefined>;
export async function importModule<T>(
  load: () => Promise<T>,
  { onFailure, onMissing, signal }: ImportOptions = {},
): Promise<T | undefined> {
  for (let wait = firstDelay; ; wait = Math.min(2 * wait, maxDelay)) {
    if (signal?.aborted) return undefined;
    const attempt = importWithTimeout(load);
    if (onFailure === 'throw') return attempt;
    pendingImports.add(attempt);
    let failure: unknown;
    try {
      return await attempt;
    } catch (cause) {
      failure = cause;
      // oxlint-disable-next-line no-console -- the page works without this part; the warning gives the reason
      console.warn('A part of the page did not load.', cause);
    } finally {
      pendingImports.delete(attempt);
    }
    if (onFailure === 'skip') return undefined;
    onMissing?.(failure);
    await waitForRetry(wait, signal);
  }
}

/** A later attempt shares the import, which cannot be aborted. */
function importWithTimeout<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const onTimeout = () => reject(new DOMException('No code in time', 'TimeoutError'));
    const timer = setTimeout(onTimeout, importTimeout);
    void load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

function waitForRetry(wait: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(finish, wait);
    function finish() {
      clearTimeout(timer);
      removeEventListener('online', finish);
      signal?.removeEventListener('abort', finish);
      resolve();
    }
    addEventListener('online', finish);
    signal?.addEventListener('abort', finish);
  });
}

export function runWhenIdle(task: () => void) {
  requestAnimationFrame(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: idleTimeout });
    else setTimeout(task);
  });
}
