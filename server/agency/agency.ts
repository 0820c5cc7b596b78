import * as v from 'valibot';
import { completeFacts, originalFacts, toAgency, type AgencyChanges } from '#contract/agency.ts';
import { newImage } from '#contract/editing.ts';
import { agencyFields } from '#contract/fields/agency-fields.ts';
import { StoredFactsSchema, type StoredAgency } from '#contract/stored-agency.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { findStored, type Definition, type Document, type Edit } from '#server/entities/rows.ts';
import { editEntity } from '#server/entities/writes.ts';
import { invalidField } from '#server/refusal.ts';

/** Of the only row. */
export const agencyId = 'agency';

const factsOf = (document: Document): AgencyChanges => v.parse(StoredFactsSchema, document);

export const agencyDefinition: Definition<StoredAgency> = {
  kind: 'agency',
  fields: agencyFields,
  toEntity: toStoredAgency,
  nameOf: (document) => toAgency(factsOf(document)).agencyName,
  picturesOf: (document) => picturesOf(factsOf(document)),
  valuesOf: (document) => completeFacts(originalFacts, factsOf(document)),
};

function toStoredAgency({ version, document }: { version: number; document: Document }): StoredAgency {
  const facts = factsOf(document);
  return { _id: agencyId, version, facts, images: picturesOf(facts) };
}

/** What the owner has changed; version 0 and no facts before the first save. */
export async function readAgency(db: Db): Promise<StoredAgency> {
  return toStoredAgency((await findStored(db, 'agency', agencyId)) ?? { version: 0, document: {} });
}

/** Facts of a newer version: the form of this one does not have them, and an edit keeps them. */
const unknownOf = (document: Document): Document =>
  Object.fromEntries(
    Object.entries(document).filter(([name]) => !Object.hasOwn(StoredFactsSchema.entries, name)),
  );

/** Replaces the facts; see `editEntity`. `edit.added` are the files of `new:0`... @param now ms since 1970 */
export function editAgency(db: Db, input: AgencyChanges, edit: Edit, now: number): Promise<StoredAgency> {
  return runWriteTransaction(db, async (trx) => {
    const { agencyName: name } = toAgency({});
    const times = { created_at: now, updated_at: now };
    await trx
      .insertInto('entities')
      .values({ id: agencyId, kind: 'agency', name, version: 0, list_order: 0, ...times, document: '{}' })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return editEntity(trx, agencyDefinition, agencyId, edit, now, (before, restorable) => {
      const known = new Set([...agencyDefinition.picturesOf(before), ...restorable]);
      return { ...unknownOf(before), ...withoutOriginals(resolvePictures(input, edit.added, known)) };
    });
  });
}

function picturesOf({ guidePicture, gallery = [] }: AgencyChanges): string[] {
  const addresses = [guidePicture, ...gallery.map((entry) => entry?.picture)];
  return [...new Set(addresses.filter((address) => address !== undefined))];
}

/** @throws Refusal for a picture that is neither stored for the agency nor in the form */
function resolvePictures(
  { guidePicture, gallery, ...facts }: AgencyChanges,
  added: readonly string[],
  known: ReadonlySet<string>,
): AgencyChanges {
  const files = new Map(added.map((address, index) => [newImage(index), address]));
  const resolve = (reference: string) => {
    const address = files.get(reference) ?? (known.has(reference) ? reference : undefined);
    if (address !== undefined) return address;
    throw invalidField('images', 'A picture is not stored any more. Please choose it again.');
  };
  return {
    ...facts,
    ...(guidePicture !== undefined && { guidePicture: resolve(guidePicture) }),
    ...(gallery && {
      gallery: gallery.map((entry) => entry && { ...entry, picture: resolve(entry.picture) }),
    }),
  };
}

/** Leaves out what is as in the code, so that a later version of the code can change it. */
function withoutOriginals({ gallery, ...facts }: AgencyChanges): AgencyChanges {
  const originals = new Map<string, unknown>(Object.entries(originalFacts));
  const changed = Object.entries(facts).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(originals.get(name)),
  );
  const hasPictures = gallery?.some((entry) => entry !== null);
  return { ...Object.fromEntries(changed), ...(gallery && hasPictures && { gallery }) };
}
