import { setMaxListeners } from 'node:events';
import { Refusal, retryAfter, serviceUnavailable } from '#server/refusal.ts';

/** When a save has to end. @param budget ms for the whole save, from its first byte to its commit @param cancelled refuses with 503 */
export function createSaveDeadline(budget: number, cancelled: AbortSignal) {
  const controller = new AbortController();
  const cancel = () => controller.abort(serviceUnavailable());
  const timer = setTimeout(() => controller.abort(tookTooLong(budget)), budget);
  if (cancelled.aborted) cancel();
  // One for each save under way; without it Node warns of a leak from the eleventh on.
  setMaxListeners(0, cancelled);
  cancelled.addEventListener('abort', cancel);
  return {
    /** Aborted at the end of the time, or when saves are cancelled; its reason is the Refusal that is answered. */
    signal: controller.signal,
    /** Ends the timer; to be called when the save has ended. */
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

/** Profiles that one person saves at once: one, and another from a second device. */
const maxOfAPerson = 2;

/**
 * Counts saves of a person, each until the returned function is called; in memory, as the connections of a save are
 * those of one process. @throws 429 while two of the same person are under way
 */
export function createUploadsOfPeople() {
  /** Who saves, as often as they do. */
  const running: string[] = [];
  return (userId: string): (() => void) => {
    if (running.filter((id) => id === userId).length === maxOfAPerson)
      throw new Refusal(
        429,
        'Your profile is being saved already. Please try again in a minute.',
        retryAfter(60),
      );
    running.push(userId);
    return () => void running.splice(running.indexOf(userId), 1);
  };
}
