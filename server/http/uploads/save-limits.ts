import { setMaxListeners } from 'node:events';
import { Refusal, serviceUnavailable } from '#server/refusal.ts';

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

/** When a refused save may be tried again. */
export const inAMinute = { headers: { 'retry-after': '60' } } as const;

/** Profiles that one person saves at once: one, and another from a second device. */
const maxOfAPerson = 2;

/**
 * Counts saves of a person, each until the returned function is called; in memory, as the connections of a save are
 * those of one process. @throws 429 while two of the same person are under way
 */
export function createUploadsOfPeople() {
  const running = new Map<string, number>();
  return (userId: string): (() => void) => {
    const count = running.get(userId) ?? 0;
    if (count === maxOfAPerson)
      throw new Refusal(429, 'Your profile is being saved already. Please try again in a minute.', inAMinute);
    running.set(userId, count + 1);
    return () => {
      const left = (running.get(userId) ?? 1) - 1;
      if (left === 0) running.delete(userId);
      else running.set(userId, left);
    };
  };
}
