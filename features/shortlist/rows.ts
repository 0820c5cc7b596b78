import type { Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';

/** What is known of the packages on offer. */
export interface Offers {
  readonly known: ReadonlyMap<string, Snapshot<Package>>;
  /** `whole`: what is not known is not offered. `failed`: the catalogue could not be had. */
  readonly state: 'waiting' | 'whole' | 'failed';
}

/** One package of a list as it is shown. */
export type Row =
  | { readonly kind: 'offered'; readonly id: string; readonly found: Snapshot<Package> }
  /** As it was when it was kept, because nothing newer is known. */
  | { readonly kind: 'held'; readonly id: string; readonly found: Snapshot<Package> }
  | { readonly kind: 'gone'; readonly id: string; readonly found: Snapshot<Package> | undefined }
  | { readonly kind: 'waiting' | 'unknown'; readonly id: string };

/** @param held the package as this browser keeps it, if it does */
export function rowOf(id: string, held: Snapshot<Package> | undefined, { known, state }: Offers): Row {
  const found = known.get(id);
  if (found) return { kind: 'offered', id, found };
  if (state === 'whole') return { kind: 'gone', id, found: held };
  if (held) return { kind: 'held', id, found: held };
  return { kind: state === 'waiting' ? 'waiting' : 'unknown', id };
}

/** A row with something to show beside others, to ask about and to send. */
export type ShownRow = Extract<Row, { kind: 'offered' | 'held' }>;

export const isShown = (row: Row): row is ShownRow => row.kind === 'offered' || row.kind === 'held';
