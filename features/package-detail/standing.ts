import type { Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import type { DetailState } from './store.ts';

/** What the detail page shows. */
export type Standing =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly text: string }
  /** `failure`: why it could not be asked for again; what is shown is what an earlier call brought. */
  | { readonly kind: 'found'; readonly found: Snapshot<Package>; readonly failure?: string };

/**
 * Reads the store for one package's page.
 * @param id the package of the page; while the store still holds another one, this one is loading
 */
export function standing({ detail: { id: asked, call } }: Snapshot<DetailState>, id: string): Standing {
  if (asked !== id) return { kind: 'loading' };
  switch (call.status) {
    case 'idle':
      return { kind: 'loading' };
    case 'pending':
      return call.held ? { kind: 'found', found: call.held } : { kind: 'loading' };
    case 'fulfilled':
      return call.value
        ? { kind: 'found', found: call.value }
        : { kind: 'failed', text: 'Package not found' };
    case 'rejected':
      return call.held
        ? { kind: 'found', found: call.held, failure: call.error }
        : { kind: 'failed', text: call.error };
    default:
      return call satisfies never;
  }
}
