import * as v from 'valibot';
import type { Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import { LenientList, LenientNumber } from '#contract/reading.ts';
import { readPackages } from '#features/shared/read-packages.ts';

export interface Kept {
  /** When it was added, in ms since 1970; the list is sorted by it, newest first. */
  readonly at: number;
  /** Without long texts; shown when the catalogue is not available. */
  readonly found: Snapshot<Package>;
}

export const mostKept = 50;

/** The parts of a package that are stored. @param at ms since 1970 */
export function toKept(found: Snapshot<Package>, at: number): Kept {
  return {
    at,
    found: {
      ...found,
      images: found.images.slice(0, 1),
      description: '',
      tripHighlights: [],
      inclusions: [],
      exclusions: [],
      dayWiseItinerary: [],
      version: null,
      updatedAt: null,
    },
  };
}

export const nameOf = ({ name, place }: Pick<Package, 'name' | 'place'>) => name || place || 'This package';

const newestFirst = (a: Kept, b: Kept) => b.at - a.at;

/** Adds packages, sorted by time; one that is already there is replaced. */
export function withKept(list: readonly Kept[], added: readonly Kept[]): readonly Kept[] {
  const ids = new Set(added.map(({ found }) => found._id));
  return [...added, ...list.filter(({ found }) => !ids.has(found._id))].toSorted(newestFirst);
}

export const without = (list: readonly Kept[], id: string): readonly Kept[] =>
  list.filter(({ found }) => found._id !== id);

/** The version of the stored format; others are ignored. */
const version = 1;

const StoredSchema = v.object({ version: LenientNumber, kept: LenientList });
const KeptSchema = v.object({ at: LenientNumber, found: v.unknown() });

/** Stored picture addresses are already resolved. */
const asKept = { pictureAddress: (address: string) => address };

/** The stored form of a list, without the parts that `toKept` empties. */
export function writeKept(list: readonly Kept[]): string {
  const kept = list.map(
    ({ at, found: { _id, category, name, place, days, nights, persons, price, images } }) => ({
      at,
      found: { _id, category, name, place, days, nights, persons, price, images },
    }),
  );
  return JSON.stringify({ version, kept });
}

/** Reads the stored form; invalid entries are left out. */
export function readKept(text: string | null): readonly Kept[] {
  const stored = v.safeParse(StoredSchema, parsed(text));
  if (!stored.success || stored.output.version !== version) return [];
  const list = stored.output.kept.flatMap((entry) => {
    const read = v.safeParse(KeptSchema, entry);
    if (!read.success) return [];
    const { at, found } = read.output;
    return readPackages([found], asKept).map((one) => toKept(one, at ?? 0));
  });
  const once = new Map(list.map((kept) => [kept.found._id, kept]));
  return [...once.values()].toSorted(newestFirst).slice(0, mostKept);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
