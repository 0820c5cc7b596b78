import { isDeepStrictEqual } from 'node:util';
import type { Destination } from '#contract/destination.ts';
import type { Package } from '#contract/package.ts';
import type { CatalogueContents } from '#server/http/testing/admin-client.ts';

/** What visitors see, without the ids and times that the server generates. */
export type VisibleFields = Readonly<Record<string, unknown>> & { readonly images: readonly string[] };

export interface Expectation {
  readonly kind: 'package' | 'destination';
  /** Its name, which is unique and which no edit changes. */
  readonly uniqueName: string;
  id: string | undefined;
  /** The state acknowledged last; undefined: absent. */
  acknowledged: VisibleFields | undefined;
  /** The state after a write that is running or was never answered. */
  pending: { readonly outcome: VisibleFields | undefined } | undefined;
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

/** Compares what is shown with what was acknowledged or pending, and updates the entries. @throws on any other state */
export function checkExpectations(
  entries: readonly Expectation[],
  { packages, destinations }: CatalogueContents,
): void {
  const unexpected = new Map<string, Package | Destination>();
  for (const item of [...packages, ...destinations]) {
    if (unexpected.has(item.name)) throw new Error(`${item.name} is stored twice`);
    unexpected.set(item.name, item);
  }
  for (const entry of entries) {
    const found = unexpected.get(entry.uniqueName);
    unexpected.delete(entry.uniqueName);
    const fields = found && visibleFieldsOf(found);
    const allowed = [entry.acknowledged, ...(entry.pending ? [entry.pending.outcome] : [])];
    if (!allowed.some((expected) => isDeepStrictEqual(expected, fields)))
      throw new Error(
        `${entry.uniqueName} is ${JSON.stringify(fields)}, and should be ${allowed.map((one) => JSON.stringify(one)).join(' or ')}`,
      );
    entry.acknowledged = fields;
    entry.id = found?._id;
    entry.pending = undefined;
  }
  for (const name of unexpected.keys()) throw new Error(`${name} is stored, but no write created it`);
}
