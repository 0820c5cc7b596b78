import { isNetworkError } from './read-answer.ts';

/** Replaced as one value, so that its parts stay consistent. `previousData` is an earlier result. */
export type QueryState<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly previousData?: T }
  | { readonly status: 'fulfilled'; readonly value: T }
  | {
      readonly status: 'rejected';
      readonly error: string;
      /** No answer came; absent when the backend has answered. */
      readonly isNetworkError?: true;
      readonly previousData?: T;
    };

/** A new object each time: valtio mutates the object that it is given. */
export const createIdleState = (): { readonly status: 'idle' } => ({ status: 'idle' });

export function dataOf<T>(call: QueryState<T>): T | undefined {
  switch (call.status) {
    case 'fulfilled':
      return call.value;
    case 'pending':
    case 'rejected':
      return call.previousData;
    case 'idle':
      return undefined;
    default:
      return call satisfies never;
  }
}

function updateData<T>(call: QueryState<T>, change: (value: T) => T): QueryState<T> {
  switch (call.status) {
    case 'fulfilled':
      return { ...call, value: change(call.value) };
    case 'pending':
    case 'rejected':
      return call.previousData === undefined ? call : { ...call, previousData: change(call.previousData) };
    case 'idle':
      return call;
    default:
      return call satisfies never;
  }
}

export interface QueryOptions<T> {
  readonly previousData?: T | undefined;
  readonly queryFn: (signal: AbortSignal) => Promise<T>;
  readonly toErrorText: (cause: unknown) => string;
  readonly queryKey?: string;
  /** `prefetch`: the next call with the same key within 30 s reuses the result. */
  readonly timing?: FetchTiming;
}

export type FetchTiming = 'now' | 'prefetch';

/** Milliseconds for which a prefetch is reused. */
const staleTime = 30_000;

/** Must be idempotent: it may be applied to a value that already includes the write. */
export type Updater<T> = (value: T) => T;

/** What came with a page that the server rendered; a result counts as a prefetch. */
interface ServedQuery<T> {
  readonly call?: QueryState<T> | undefined;
  readonly queryKey?: string;
}

/** A newer call aborts the older one. `update` also applies to a pending read, which may lack the write. */
export function createQuery<T>(
  write: (call: QueryState<T>) => void,
  served: ServedQuery<T> = {},
  clock = () => performance.now(),
) {
  let activeController: AbortController | undefined;
  let call: QueryState<T> = createIdleState();
  let pendingUpdates: Updater<T>[] = [];
  let prefetched:
    | { readonly queryKey: string | undefined; readonly until: number; readonly run: Promise<void> }
    | undefined;

  function setState(next: QueryState<T>) {
    call = next;
    write(next);
  }

  if (served.call) {
    setState(served.call);
    if (served.call.status === 'fulfilled')
      prefetched = { queryKey: served.queryKey, until: clock() + staleTime, run: Promise.resolve() };
  }

  function fetch(attempt: QueryOptions<T>): Promise<void> {
    const { queryKey, timing = 'now' } = attempt;
    const reusable = prefetched;
    prefetched = undefined;
    if (
      reusable &&
      reusable.queryKey === queryKey &&
      clock() < reusable.until &&
      call.status !== 'rejected'
    ) {
      if (timing === 'prefetch') prefetched = reusable;
      return reusable.run;
    }
    const run = startFetch(attempt);
    if (timing === 'prefetch') prefetched = { queryKey, until: clock() + staleTime, run };
    return run;
  }

  async function startFetch({ previousData, queryFn, toErrorText }: QueryOptions<T>): Promise<void> {
    activeController?.abort();
    const controller = new AbortController();
    activeController = controller;
    pendingUpdates = [];
    setState({ status: 'pending', ...(previousData !== undefined && { previousData }) });
    const outcome = await queryFn(controller.signal).then(
      (value) => () =>
        setState({
          status: 'fulfilled',
          value: pendingUpdates.reduce((data, change) => change(data), value),
        }),
      (cause: unknown) => () =>
        setState({
          status: 'rejected',
          error: toErrorText(cause),
          ...(isNetworkError(cause) && { isNetworkError: true }),
          ...pickPreviousData(call),
        }),
    );
    if (activeController === controller) outcome();
  }

  function update(change: Updater<T>): void {
    if (call.status === 'pending') pendingUpdates.push(change);
    setState(updateData(call, change));
  }

  return Object.assign(fetch, { update });
}

function pickPreviousData<T>(call: QueryState<T>): { readonly previousData?: T } {
  const previousData = dataOf(call);
  return previousData === undefined ? {} : { previousData };
}
