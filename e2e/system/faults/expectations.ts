import { isDeepStrictEqual } from 'node:util';
import type { Destination } from '#contract/destination.ts';
import type { Package } from '#contract/package.ts';
import type { CatalogueContents } from '#server/http/testing/admin-client.ts';

/** What visitors see, without the ids and times that the server makes. */
export type VisibleFields = Readonly<Record<string, unknown>> & { readonly images: readonly string[] };

export interface Expectation {
  readonly kind: 'package' | 'destination';
  /** Its name, which is unique and which no edit changes. */
  readonly mark: string;
  id: string | undefined;
  /** The state acknowledged last; undefined: absent. */
  sure: VisibleFields | undefined;
  /** The state after a write that is running or was never answered. */
  pending: { readonly outcome: VisibleFields | undefined } | undefined;
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

/** Compares what is shown with what was acknowledged or pending, and updates the entries. @throws on any other state */
export function checkExpectations(
  entries: readonly Expectation[],
  { packages, destinations }: CatalogueContents,
): void {
  const unexplained = new Map<string, Package | Destination>();
  for (const thing of [...packages, ...destinations]) {
    if (unexplained.has(thing.name)) throw new Error(`${thing.name} is there twice`);
    unexplained.set(thing.name, thing);
  }
  for (const entry of entries) {
    const found = unexplained.get(entry.mark);
    unexplained.delete(entry.mark);
    const face = found && visibleFieldsOf(found);
    const allowed = [entry.sure, ...(entry.pending ? [entry.pending.outcome] : [])];
    if (!allowed.some((expected) => isDeepStrictEqual(expected, face)))
      throw new Error(
        `${entry.mark} is ${JSON.stringify(face)}, and should be ${allowed.map((one) => JSON.stringify(one)).join(' or ')}`,
      );
    entry.sure = face;
    entry.id = found?._id;
    entry.pending = undefined;
  }
  for (const name of unexplained.keys()) throw new Error(`${name} is there, and nobody made it`);
}
