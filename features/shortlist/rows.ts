import type { PackageCard } from '#contract/package.ts';

/** Why a package, or its highlights, inclusions and exclusions, are unknown. */
export type MissingReason = 'waiting' | 'failed' | 'offline';

export interface CatalogueData {
  /** Packages with their highlights, inclusions and exclusions. */
  readonly known: ReadonlyMap<string, PackageCard>;
  /** Packages that may lack these lists: rows of the home page, and the first packages of a list. */
  readonly partial: ReadonlyMap<string, PackageCard>;
  /** `whole`: a package that is not in `known` is not offered. Otherwise why the list of all is missing. */
  readonly state: 'whole' | MissingReason;
}

export type Row =
  | { readonly kind: 'offered'; readonly id: string; readonly found: PackageCard }
  /** Incomplete: from the catalogue's partial lists or from storage. */
  | {
      readonly kind: 'held';
      readonly id: string;
      readonly found: PackageCard;
      readonly missing: MissingReason;
    }
  | { readonly kind: 'gone'; readonly id: string; readonly found: PackageCard | undefined }
  | { readonly kind: 'waiting'; readonly id: string }
  | { readonly kind: 'unknown'; readonly id: string; readonly missing: Exclude<MissingReason, 'waiting'> };

export const missingTexts: Readonly<Record<MissingReason, string>> = {
  waiting: 'Loading...',
  failed: 'Could not be loaded',
  offline: 'Shown once you are online',
};

/** @param held the package in this browser's storage */
export function resolveRow(
  id: string,
  held: PackageCard | undefined,
  { known, partial, state }: CatalogueData,
): Row {
  const whole = known.get(id);
  if (whole) return { kind: 'offered', id, found: whole };
  if (state === 'whole') return { kind: 'gone', id, found: held };
  const found = partial.get(id) ?? held;
  if (found) return { kind: 'held', id, found, missing: state };
  return state === 'waiting' ? { kind: 'waiting', id } : { kind: 'unknown', id, missing: state };
}

/** A row that can be compared, asked about and shared. */
export type ShownRow = Extract<Row, { kind: 'offered' | 'held' }>;

export const isShown = (row: Row): row is ShownRow => row.kind === 'offered' || row.kind === 'held';
