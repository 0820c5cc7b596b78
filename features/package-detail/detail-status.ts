import type { Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import type { DetailState } from './store.ts';

export type DetailStatus =
  | { readonly kind: 'loading' }
  /** `isNetworkError`: no answer came, so that the text is not the backend's. */
  | { readonly kind: 'failed'; readonly text: string; readonly isNetworkError?: true }
  /** `failure`: why the refetch failed; `tour` is an earlier result then. */
  | { readonly kind: 'loaded'; readonly tour: Package; readonly failure?: string };

/** Specification, section 2. */
export const notFoundText = 'Package not found';

/** @param id the page's package; it counts as loading while the store has another one */
export function getDetailStatus(
  { detail: { id: loadedId, call } }: Snapshot<DetailState>,
  id: string,
): DetailStatus {
  if (loadedId !== id) return { kind: 'loading' };
  switch (call.status) {
    case 'idle':
      return { kind: 'loading' };
    case 'pending':
      return call.previousData ? { kind: 'loaded', tour: call.previousData } : { kind: 'loading' };
    case 'fulfilled':
      return call.value ? { kind: 'loaded', tour: call.value } : { kind: 'failed', text: notFoundText };
    case 'rejected':
      return call.previousData
        ? { kind: 'loaded', tour: call.previousData, failure: call.error }
        : { kind: 'failed', text: call.error, ...(call.isNetworkError && { isNetworkError: true }) };
    default:
      return call satisfies never;
  }
}
