import type { Call } from './call.ts';

/** How one call of a slot is made. */
export interface Attempt<T> {
  /** Shown until the answer is there; left out, the slot is emptied while the call runs. */
  readonly held?: T | undefined;
  readonly ask: (signal: AbortSignal) => Promise<T>;
  /** Turns a failure into the text to store. */
  readonly explain: (cause: unknown) => string;
}

/**
 * A slot that belongs to the newest call: taking it aborts the older one, and an answer of the older one
 * that comes all the same is dropped, because a call knows by identity whether the slot is still its own.
 * @param write stores where the call stands
 */
export function createLatest<T>(write: (call: Call<T>) => void) {
  let owner: AbortController | undefined;
  return async ({ held, ask, explain }: Attempt<T>): Promise<void> => {
    owner?.abort();
    const mine = new AbortController();
    owner = mine;
    const kept = held === undefined ? {} : { held };
    write({ status: 'pending', ...kept });
    const outcome = await ask(mine.signal).then(
      (value): Call<T> => ({ status: 'fulfilled', value }),
      (cause: unknown): Call<T> => ({ status: 'rejected', error: explain(cause), ...kept }),
    );
    if (owner === mine) write(outcome);
  };
}
