import { fetchPart } from './fetch-part.ts';

/** Milliseconds before the second attempt; each further wait is twice as long, up to `longestWait`. */
const firstWait = 2000;
const longestWait = 60_000;

interface Retry {
  readonly onFailure?: (() => void) | undefined;
  readonly signal?: AbortSignal;
}

/**
 * Imports until the code arrives; a wait ends early when the device comes online.
 * @returns undefined only after the signal
 */
export async function retryImport<T>(
  load: () => Promise<T>,
  { onFailure, signal }: Retry = {},
): Promise<T | undefined> {
  async function attempt(wait: number): Promise<T | undefined> {
    if (signal?.aborted) return undefined;
    const part = await fetchPart(load);
    if (part !== undefined) return part;
    onFailure?.();
    await nextAttempt(wait, signal);
    return attempt(Math.min(2 * wait, longestWait));
  }
  return attempt(firstWait);
}

function nextAttempt(wait: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, wait);
    function go() {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    }
    addEventListener('online', go);
    signal?.addEventListener('abort', go, { once: true });
  });
}
