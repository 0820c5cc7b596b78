import { isDeepStrictEqual } from 'node:util';
import type { DeletedItem } from '#contract/admin-answers.ts';
import type { Destination } from '#contract/fields/destination-fields.ts';
import type { Package } from '#contract/package.ts';
import type { CatalogueContents, TrashContents } from '#server/http/testing/admin-client.ts';

/** What visitors see, without the ids and times that the server generates. */
export type VisibleFields = Readonly<Record<string, unknown>> & { readonly images: readonly string[] };

/** Shown to visitors, or in the trash. */
export interface ItemState {
  readonly at: 'shown' | 'trash';
  readonly fields: VisibleFields;
}

export interface Expectation {
  readonly kind: 'package' | 'destination';
  /** Its name, which is unique and which no edit changes. */
  readonly uniqueName: string;
  id: string | undefined;
  /** The state acknowledged last; undefined: absent. */
  acknowledged: ItemState | undefined;
  /** The state after a write that is running or was never answered. */
  pending: { readonly outcome: ItemState | undefined } | undefined;
}

export function visibleFieldsOf(item: Package | Destination): VisibleFields {
  if (!('dayWiseItinerary' in item)) {
    const { _id, ...fields } = item;
    return fields;
  }
  const { _id, updatedAt: _, dayWiseItinerary, ...fields } = item;
  return {
    ...fields,
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
  const unexpected = new Map<string, { readonly at: ItemState['at']; readonly item: Found }>();
  const add = (at: ItemState['at'], item: Found) => {
    if (unexpected.has(item.name)) throw new Error(`${item.name} is stored twice`);
    unexpected.set(item.name, { at, item });
  };
  for (const item of [...packages, ...destinations]) add('shown', item);
  for (const item of [...deleted.packages, ...deleted.destinations]) add('trash', item);
  for (const entry of entries) {
    const found = unexpected.get(entry.uniqueName);
    unexpected.delete(entry.uniqueName);
    const allowed = [entry.acknowledged, ...(entry.pending ? [entry.pending.outcome] : [])];
    const state = allowed.find((expected) => isAs(expected, found));
    if (found ? !state : !allowed.includes(undefined))
      throw new Error(
        `${entry.uniqueName} is ${JSON.stringify(found)}, and should be ${allowed.map((one) => JSON.stringify(one)).join(' or ')}`,
      );
    entry.acknowledged = state;
    entry.id = found?.item._id;
    entry.pending = undefined;
  }
  for (const name of unexpected.keys()) throw new Error(`${name} is stored, but no write created it`);
}

type Found = Package | Destination | DeletedItem;

function isAs(
  expected: ItemState | undefined,
  found: { readonly at: ItemState['at']; readonly item: Found } | undefined,
): boolean {
  if (!expected || !found) return expected === undefined && found === undefined;
  const { at, item } = found;
  if (at !== expected.at) return false;
  return 'deletedAt' in item
    ? isDeepStrictEqual(item.images, expected.fields.images)
    : isDeepStrictEqual(visibleFieldsOf(item), expected.fields);
}
