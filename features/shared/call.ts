/** Where one call stands; always assigned whole, so that no two facts can disagree. */
export type Call<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'fulfilled'; readonly value: T }
  | { readonly status: 'rejected'; readonly error: string };

/** A call that has not been made. A new object each time: valtio mutates what it is given. */
export const idle = (): { readonly status: 'idle' } => ({ status: 'idle' });
