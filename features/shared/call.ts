/**
 * Where one call stands; always assigned whole, so that no two facts can disagree.
 * `held` is what an earlier call brought: it stays on the screen while it is asked for again.
 */
export type Call<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly held?: T }
  | { readonly status: 'fulfilled'; readonly value: T }
  | { readonly status: 'rejected'; readonly error: string; readonly held?: T };

/** A call that has not been made. A new object each time: valtio mutates what it is given. */
export const idle = (): { readonly status: 'idle' } => ({ status: 'idle' });

/** What there is to show of a call: its value, or the one that it held before. */
export function shown<T>(call: Call<T>): T | undefined {
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

/** The call with what it shows changed; one that shows nothing stays as it is. */
export function withShown<T>(call: Call<T>, change: (value: T) => T): Call<T> {
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
