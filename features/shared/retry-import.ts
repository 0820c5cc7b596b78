import { fetchPart } from './fetch-part.ts';

/** Milliseconds before the second attempt; each further wait is twice as long, up to the longest. */
const firstWait = 2000;
const longestWait = 60_000;

interface Retry {
  /** Called after each failed attempt. */
  readonly onFailure?: (() => void) | undefined;
  /** Ends the attempts. */
  readonly signal?: AbortSignal;
}

/**
 * Imports code that the page is whole without, again and again until it arrives: after a wait, or as soon as the
 * device is online. @returns undefined only when the signal has ended the attempts
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

/** @param wait milliseconds after which it is time, if the device does not come online before */
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
