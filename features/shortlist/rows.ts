import type { Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';

/** Why a package, or its lists of inclusions and the like, is not known. */
export type Missing = 'waiting' | 'failed' | 'offline';

/** What is known of the packages on offer. */
export interface Offers {
  /** Packages as a whole list brought them. */
  readonly known: ReadonlyMap<string, Snapshot<Package>>;
  /** Packages that may lack their lists, as rows of the home page and the first of a list do. */
  readonly partial: ReadonlyMap<string, Snapshot<Package>>;
  /** `whole`: what is not known is not offered. Otherwise why the list of all packages is not there. */
  readonly state: 'whole' | Missing;
}

/** One package of a list as it is shown. */
export type Row =
  | { readonly kind: 'offered'; readonly id: string; readonly found: Snapshot<Package> }
  /** As a row of the home page has it, or as it was when it was kept, because nothing better is known. */
  | {
      readonly kind: 'held';
      readonly id: string;
      readonly found: Snapshot<Package>;
      readonly missing: Missing;
    }
  | { readonly kind: 'gone'; readonly id: string; readonly found: Snapshot<Package> | undefined }
  | { readonly kind: 'waiting'; readonly id: string }
  | { readonly kind: 'unknown'; readonly id: string; readonly missing: Exclude<Missing, 'waiting'> };

/** What is said in the place of what is missing. */
export const missingTexts: Readonly<Record<Missing, string>> = {
  waiting: 'Loading...',
  failed: 'Could not be loaded',
  offline: 'Shown once you are online',
};

/** @param held the package as this browser keeps it, if it does */
export function rowOf(
  id: string,
  held: Snapshot<Package> | undefined,
  { known, partial, state }: Offers,
): Row {
  const whole = known.get(id);
  if (whole) return { kind: 'offered', id, found: whole };
  if (state === 'whole') return { kind: 'gone', id, found: held };
  const found = partial.get(id) ?? held;
  if (found) return { kind: 'held', id, found, missing: state };
  return state === 'waiting' ? { kind: 'waiting', id } : { kind: 'unknown', id, missing: state };
}

/** A row with something to show beside others, to ask about and to send. */
export type ShownRow = Extract<Row, { kind: 'offered' | 'held' }>;

export const isShown = (row: Row): row is ShownRow => row.kind === 'offered' || row.kind === 'held';
