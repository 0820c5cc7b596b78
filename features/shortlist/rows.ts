import type { PackageCard } from '#contract/package.ts';

/** Why a package, or its highlights, inclusions and exclusions, are unknown. */
export type MissingReason = 'pending' | 'failed' | 'offline';

export interface CatalogueData {
  readonly complete: ReadonlyMap<string, PackageCard>;
  /** Packages that may lack these lists: rows of the home page, and the first packages of a list. */
  readonly partial: ReadonlyMap<string, PackageCard>;
  /** `complete`: a package that is not in `complete` is not offered. Otherwise why the list of all is missing. */
  readonly state: 'complete' | MissingReason;
  /** Packages that no list has, and that are asked for by themselves: why they are not in `complete`. */
  readonly unanswered?: ReadonlyMap<string, MissingReason>;
}

export type Row =
  | { readonly kind: 'available'; readonly id: string; readonly tour: PackageCard }
  /** Incomplete: from the catalogue's partial lists or from storage. */
  | {
      readonly kind: 'partial';
      readonly id: string;
      readonly tour: PackageCard;
      readonly reason: MissingReason;
    }
  | { readonly kind: 'unavailable'; readonly id: string; readonly tour: PackageCard | undefined }
  | { readonly kind: 'pending'; readonly id: string }
  | { readonly kind: 'missing'; readonly id: string; readonly reason: Exclude<MissingReason, 'pending'> };

export const missingTexts: Readonly<Record<MissingReason, string>> = {
  pending: 'Loading...',
  failed: 'Could not be loaded',
  offline: 'Shown once you are online',
};

export function resolveRow(
  id: string,
  stored: PackageCard | undefined,
  { complete, partial, state, unanswered }: CatalogueData,
): Row {
  const completePackage = complete.get(id);
  if (completePackage) return { kind: 'available', id, tour: completePackage };
  const reason = state === 'complete' ? unanswered?.get(id) : state;
  if (reason === undefined) return { kind: 'unavailable', id, tour: stored };
  const tour = partial.get(id) ?? stored;
  if (tour) return { kind: 'partial', id, tour, reason };
  return reason === 'pending' ? { kind: 'pending', id } : { kind: 'missing', id, reason };
}

/** A row that can be compared, enquired about and shared. */
export type ShownRow = Extract<Row, { kind: 'available' | 'partial' }>;

export const isShown = (row: Row): row is ShownRow => row.kind === 'available' || row.kind === 'partial';
