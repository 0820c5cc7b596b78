import { isDeepStrictEqual } from 'node:util';
import type { DeletedItem } from '#contract/admin-answers.ts';
import type { Destination } from '#contract/destination.ts';
import type { Package } from '#contract/package.ts';
import type { CatalogueContents, TrashContents } from '#server/http/testing/admin-client.ts';

/** What visitors see, without the ids and times that the server makes. */
export type VisibleFields = Readonly<Record<string, unknown>> & { readonly images: readonly string[] };

/** Shown to visitors, or in the trash. */
export interface ItemState {
  readonly at: 'shown' | 'trash';
  readonly face: VisibleFields;
}

export interface Expectation {
  readonly kind: 'package' | 'destination';
  /** Its name, which is unique and which no edit changes. */
  readonly mark: string;
  id: string | undefined;
  /** The state acknowledged last; undefined: absent. */
  sure: ItemState | undefined;
  /** The state after a write that is running or was never answered. */
  pending: { readonly outcome: ItemState | undefined } | undefined;
}

export function visibleFieldsOf(thing: Package | Destination): VisibleFields {
  if (!('dayWiseItinerary' in thing)) {
    const { _id, ...face } = thing;
    return face;
  }
  const { _id, updatedAt: _, dayWiseItinerary, ...face } = thing;
  return {
    ...face,
    dayWiseItinerary: dayWiseItinerary.map(({ day, description }) => ({ day, description })),
  };
}

/**
 * Compares what is shown and what is in the trash with what was acknowledged or pending, and updates the entries. Of what
 * is in the trash only name and pictures are compared; a restore compares the rest. @throws on any other state
 */
export function checkExpectations(
  entries: readonly Expectation[],
  { packages, destinations }: CatalogueContents,
  deleted: TrashContents,
): void {
  const unexplained = new Map<string, { readonly at: ItemState['at']; readonly thing: Found }>();
  const add = (at: ItemState['at'], thing: Found) => {
    if (unexplained.has(thing.name)) throw new Error(`${thing.name} is there twice`);
    unexplained.set(thing.name, { at, thing });
  };
  for (const thing of [...packages, ...destinations]) add('shown', thing);
  for (const thing of [...deleted.packages, ...deleted.destinations]) add('trash', thing);
  for (const entry of entries) {
    const found = unexplained.get(entry.mark);
    unexplained.delete(entry.mark);
    const allowed = [entry.sure, ...(entry.pending ? [entry.pending.outcome] : [])];
    const state = allowed.find((expected) => isAs(expected, found));
    if (found ? !state : !allowed.includes(undefined))
      throw new Error(
        `${entry.mark} is ${JSON.stringify(found)}, and should be ${allowed.map((one) => JSON.stringify(one)).join(' or ')}`,
      );
    entry.sure = state;
    entry.id = found?.thing._id;
    entry.pending = undefined;
  }
  for (const name of unexplained.keys()) throw new Error(`${name} is there, and nobody made it`);
}

type Found = Package | Destination | DeletedItem;

function isAs(
  expected: ItemState | undefined,
  found: { readonly at: ItemState['at']; readonly thing: Found } | undefined,
): boolean {
  if (!expected || !found) return expected === undefined && found === undefined;
  const { at, thing } = found;
  if (at !== expected.at) return false;
  return 'deletedAt' in thing
    ? isDeepStrictEqual(thing.images, expected.face.images)
    : isDeepStrictEqual(visibleFieldsOf(thing), expected.face);
}
