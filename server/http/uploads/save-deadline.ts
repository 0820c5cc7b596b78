import { setMaxListeners } from 'node:events';
import { Refusal, serviceUnavailable } from '#server/refusal.ts';

/** When a save has to end. */
export interface SaveDeadline {
  /** Aborted at the end of the time, or when saves are cancelled; its reason is the Refusal that is answered. */
  readonly signal: AbortSignal;
  /** Ends the timer; to be called when the save has ended. */
  readonly clear: () => void;
}

/** @param budget ms for the whole save, from its first byte to its commit @param cancelled refuses with 503 */
export function createSaveDeadline(budget: number, cancelled: AbortSignal): SaveDeadline {
  const controller = new AbortController();
  const cancel = () => controller.abort(serviceUnavailable());
  const timer = setTimeout(() => controller.abort(tookTooLong(budget)), budget);
  if (cancelled.aborted) cancel();
  // One for each save under way; without it Node warns of a leak from the eleventh on.
  setMaxListeners(0, cancelled);
  cancelled.addEventListener('abort', cancel);
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer);
      cancelled.removeEventListener('abort', cancel);
    },
  };
}

function tookTooLong(budget: number): Refusal {
  const minutes = Math.ceil(budget / 60_000);
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Refusal(
    408,
    `Saving took longer than ${time}, so nothing was saved. Please try again, with fewer or smaller pictures.`,
  );
}
