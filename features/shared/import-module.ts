import { tryImport } from './try-import.ts';

/** Milliseconds before the second attempt; each further wait is twice as long, up to `maxDelay`. */
const firstDelay = 2000;
const maxDelay = 60_000;

interface ImportOptions {
  readonly onFailure?: (() => void) | undefined;
  readonly signal?: AbortSignal;
}

/**
 * Imports until the code arrives; a wait ends early when the device comes online.
 * @returns undefined only after the signal
 */
export async function importModule<T>(
  load: () => Promise<T>,
  { onFailure, signal }: ImportOptions = {},
): Promise<T | undefined> {
  async function attempt(wait: number): Promise<T | undefined> {
    if (signal?.aborted) return undefined;
    const part = await tryImport(load);
    if (part !== undefined) return part;
    onFailure?.();
    await waitForRetry(wait, signal);
    return attempt(Math.min(2 * wait, maxDelay));
  }
  return attempt(firstDelay);
}

function waitForRetry(wait: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(onReady, wait);
    function onReady() {
      clearTimeout(timer);
      removeEventListener('online', onReady);
      signal?.removeEventListener('abort', onReady);
      resolve();
    }
    addEventListener('online', onReady);
    signal?.addEventListener('abort', onReady);
  });
}
