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
export function updateData<T>(call: QueryState<T>, change: (value: T) => T): QueryState<T> {
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
