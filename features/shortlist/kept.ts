import * as v from 'valibot';
import type { Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import { LenientList, LenientNumber } from '#contract/reading.ts';
import { readPackages } from '#features/shared/read-packages.ts';

/** A package on the shortlist. */
export interface Kept {
  /** ms since 1970 when it was put there; the newest stands first. */
  readonly at: number;
  /** As it was last seen, without its long texts: what the list shows when no catalogue can be had. */
  readonly found: Snapshot<Package>;
}

/** Packages a shortlist holds at most: more is a catalogue. */
export const mostKept = 50;

/** The parts of a package that are worth their room in the browser. */
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

/** What people call it. */
export const nameOf = ({ name, place }: Pick<Package, 'name' | 'place'>) => name || place || 'This package';

const newestFirst = (a: Kept, b: Kept) => b.at - a.at;

/** Puts packages on a list, each in its place; one that is there already is replaced. */
export function withKept(list: readonly Kept[], added: readonly Kept[]): readonly Kept[] {
  const ids = new Set(added.map(({ found }) => found._id));
  return [...added, ...list.filter(({ found }) => !ids.has(found._id))].toSorted(newestFirst);
}

export const without = (list: readonly Kept[], id: string): readonly Kept[] =>
  list.filter(({ found }) => found._id !== id);

/** The version of what stands in the browser. Another one is not read. */
const version = 1;

const StoredSchema = v.object({ version: LenientNumber, kept: LenientList });
const KeptSchema = v.object({ at: LenientNumber, found: v.unknown() });

/** Pictures were kept by the addresses at which this site loads them. */
const asKept = { pictureAddress: (address: string) => address };

/** Writes a list as the browser keeps it; what `toKept` left empty takes no room. */
export function writeKept(list: readonly Kept[]): string {
  const kept = list.map(
    ({ at, found: { _id, category, name, place, days, nights, persons, price, images } }) => ({
      at,
      found: { _id, category, name, place, days, nights, persons, price, images },
    }),
  );
  return JSON.stringify({ version, kept });
}

/** Reads what an earlier visit, another tab or anything else left in the browser; entries that make no sense are left out. */
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
