import { idle, shown, withShown, type Call } from './call.ts';

export interface Attempt<T> {
  /** Shown until the answer arrives; without it there is no result meanwhile. */
  readonly held?: T | undefined;
  readonly ask: (signal: AbortSignal) => Promise<T>;
  readonly explain: (cause: unknown) => string;
  /** Identifies the request where one query loads different things. */
  readonly of?: string;
  /** `ahead` for a prefetch: the next call for the same thing within 30 s reuses it. */
  readonly when?: When;
}

export type When = 'now' | 'ahead';

/** Milliseconds for which a prefetch is reused. */
const fresh = 30_000;

/** Must be idempotent: it may be applied to a value that already includes the write. */
export type Change<T> = (value: T) => T;

/**
 * A query whose newest call aborts the older one, whose late answer is dropped. `amend` applies a confirmed
 * write to the result, and to a pending read, which may not include it.
 * @param write stores the state of the call @param clock milliseconds
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

  /** Shows a part of the result before the call for the whole begins. */
  function hold(held: T): void {
    put({ status: 'pending', held });
  }

  return Object.assign(take, { amend, hold });
}

function heldIn<T>(call: Call<T>): { readonly held?: T } {
  const held = shown(call);
  return held === undefined ? {} : { held };
}
