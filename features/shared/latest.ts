import { idle, shown, withShown, type Call } from './call.ts';

/** How one call of a slot is made. */
export interface Attempt<T> {
  /** Shown until the answer is there; left out, the slot is emptied while the call runs. */
  readonly held?: T | undefined;
  readonly ask: (signal: AbortSignal) => Promise<T>;
  /** Turns a failure into the text to store. */
  readonly explain: (cause: unknown) => string;
  /** What is asked for, where a slot holds now this and now that. */
  readonly of?: string;
  /** Made before anybody has asked: whoever asks next, and soon, is served by this call. */
  readonly when?: When;
}

export type When = 'now' | 'ahead';

/** Milliseconds within which what was fetched ahead need not be fetched again. */
const fresh = 30_000;

/** What a confirmed write means for a value; made twice, it must mean the same as once. */
export type Change<T> = (value: T) => T;

/**
 * A slot that belongs to the newest call: taking it aborts the older one, and an answer of the older one
 * that comes all the same is dropped, because a call knows by identity whether the slot is still its own.
 * Its `amend` enters a confirmed write: what is held changes at once, and so does what a read brings that was
 * begun before it and may not know of it.
 * @param write stores where the call stands
 * @param clock a clock in milliseconds
 */
export function createLatest<T>(write: (call: Call<T>) => void, clock = () => performance.now()) {
  let owner: AbortController | undefined;
  let call: Call<T> = idle();
  let missed: Change<T>[] = [];
  let ahead:
    | { readonly of: string | undefined; readonly until: number; readonly run: Promise<void> }
    | undefined;

  function put(next: Call<T>) {
    call = next;
    write(next);
  }

  function take(attempt: Attempt<T>): Promise<void> {
    const { of, when = 'now' } = attempt;
    const made = ahead;
    ahead = undefined;
    if (made && made.of === of && clock() < made.until && call.status !== 'rejected') {
      if (when === 'ahead') ahead = made;
      return made.run;
    }
    const run = start(attempt);
    if (when === 'ahead') ahead = { of, until: clock() + fresh, run };
    return run;
  }

  async function start({ held, ask, explain }: Attempt<T>): Promise<void> {
    owner?.abort();
    const mine = new AbortController();
    owner = mine;
    missed = [];
    put({ status: 'pending', ...(held !== undefined && { held }) });
    const outcome = await ask(mine.signal).then(
      (value) => () =>
        put({ status: 'fulfilled', value: missed.reduce((now, change) => change(now), value) }),
      (cause: unknown) => () => put({ status: 'rejected', error: explain(cause), ...heldIn(call) }),
    );
    if (owner === mine) outcome();
  }

  function amend(change: Change<T>): void {
    if (call.status === 'pending') missed.push(change);
    put(withShown(call, change));
  }

  /** Shows what is known already while the call that brings it whole is still to come. */
  function hold(held: T): void {
    put({ status: 'pending', held });
  }

  return Object.assign(take, { amend, hold });
}

function heldIn<T>(call: Call<T>): { readonly held?: T } {
  const held = shown(call);
  return held === undefined ? {} : { held };
}
