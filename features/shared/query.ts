/** Assigned whole, so that its parts cannot contradict each other. `held` is an earlier result. */
export type QueryState<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly held?: T }
  | { readonly status: 'fulfilled'; readonly value: T }
  | { readonly status: 'rejected'; readonly error: string; readonly held?: T };

/** A new object each time: valtio mutates the object that it is given. */
export const createIdleState = (): { readonly status: 'idle' } => ({ status: 'idle' });

/** The result, or the earlier one that the call holds. */
export function dataOf<T>(call: QueryState<T>): T | undefined {
  switch (call.status) {
    case 'fulfilled':
      return call.value;
    case 'pending':
    case 'rejected':
      return call.held;
    case 'idle':
      return undefined;
    default:
      return call satisfies never;
  }
}

/** The call with its result, or the earlier one that it holds, changed; else the call itself. */
function updateData<T>(call: QueryState<T>, change: (value: T) => T): QueryState<T> {
  switch (call.status) {
    case 'fulfilled':
      return { ...call, value: change(call.value) };
    case 'pending':
    case 'rejected':
      return call.held === undefined ? call : { ...call, held: change(call.held) };
    case 'idle':
      return call;
    default:
      return call satisfies never;
  }
}

export interface QueryOptions<T> {
  /** Shown until the answer arrives; without it there is no result meanwhile. */
  readonly held?: T | undefined;
  readonly ask: (signal: AbortSignal) => Promise<T>;
  readonly explain: (cause: unknown) => string;
  /** Identifies the request where one query loads different things. */
  readonly of?: string;
  /** `ahead` for a prefetch: the next call for the same thing within 30 s reuses it. */
  readonly when?: FetchTiming;
}

export type FetchTiming = 'now' | 'ahead';

/** Milliseconds for which a prefetch is reused. */
const staleTime = 30_000;

/** Must be idempotent: it may be applied to a value that already includes the write. */
export type Updater<T> = (value: T) => T;

/**
 * A query whose newest call aborts the older one, whose late answer is dropped. `amend` applies a confirmed
 * write to the result, and to a pending read, which may not include it.
 * @param write stores the state of the call @param clock milliseconds
 */
export function createQuery<T>(write: (call: QueryState<T>) => void, clock = () => performance.now()) {
  let activeController: AbortController | undefined;
  let call: QueryState<T> = createIdleState();
  let pendingUpdates: Updater<T>[] = [];
  let prefetched:
    | { readonly of: string | undefined; readonly until: number; readonly run: Promise<void> }
    | undefined;

  function setState(next: QueryState<T>) {
    call = next;
    write(next);
  }

  function fetch(attempt: QueryOptions<T>): Promise<void> {
    const { of, when = 'now' } = attempt;
    const made = prefetched;
    prefetched = undefined;
    if (made && made.of === of && clock() < made.until && call.status !== 'rejected') {
      if (when === 'ahead') prefetched = made;
      return made.run;
    }
    const run = startFetch(attempt);
    if (when === 'ahead') prefetched = { of, until: clock() + staleTime, run };
    return run;
  }

  async function startFetch({ held, ask, explain }: QueryOptions<T>): Promise<void> {
    activeController?.abort();
    const controller = new AbortController();
    activeController = controller;
    pendingUpdates = [];
    setState({ status: 'pending', ...(held !== undefined && { held }) });
    const outcome = await ask(controller.signal).then(
      (value) => () =>
        setState({ status: 'fulfilled', value: pendingUpdates.reduce((now, change) => change(now), value) }),
      (cause: unknown) => () =>
        setState({ status: 'rejected', error: explain(cause), ...pickPreviousData(call) }),
    );
    if (activeController === controller) outcome();
  }

  function amend(change: Updater<T>): void {
    if (call.status === 'pending') pendingUpdates.push(change);
    setState(updateData(call, change));
  }

  /** Shows a part of the result before the call for the whole begins. */
  function hold(held: T): void {
    setState({ status: 'pending', held });
  }

  return Object.assign(fetch, { amend, hold });
}

function pickPreviousData<T>(call: QueryState<T>): { readonly held?: T } {
  const held = dataOf(call);
  return held === undefined ? {} : { held };
}
