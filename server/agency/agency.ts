import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { originalFacts, toAgency, type AgencyChanges, type GalleryPicture } from '#contract/agency.ts';
import { StoredFactsSchema, type StoredAgency } from '#contract/stored-agency.ts';
import { newImage } from '#contract/editing.ts';
import { recordEdit, listRestorable } from '#server/catalogue/earlier-versions.ts';
import { listLaterSaves } from '#server/catalogue/later-saves.ts';
import {
  createUneditedResult,
  EditRejectedError,
  runEdit,
  type Edit,
  type EditResult,
} from '#server/catalogue/edits.ts';
import { addPictures } from '#server/catalogue/picture-uses.ts';
import {
  addressesOf,
  lockRow,
  readPictures,
  readStored,
  StoredPictures,
  type VersionedType,
  type VersionSnapshot,
} from '#server/catalogue/snapshots.ts';
import { incrementCatalogueVersion } from '#server/database/catalogue-version.ts';
import type { Schema } from '#server/database/schema.ts';
import { summarizeAgencyChange } from './agency-summary.ts';

/** Of the only row. */
export const agencyId = 'agency';

export interface AgencySnapshot extends VersionSnapshot {
  readonly row: VersionSnapshot['row'] & { readonly facts: AgencyChanges };
}

/** With facts that only a newer version knows. */
const AllFactsSchema = v.looseObject(StoredFactsSchema.entries);

const SnapshotContent = v.object({
  row: v.object({ id: v.string(), name: v.string(), version: v.number(), facts: AllFactsSchema }),
  pictures: StoredPictures,
}) satisfies v.GenericSchema<unknown, AgencySnapshot>;

export const agencySnapshots: VersionedType<AgencySnapshot> = {
  kind: 'agency',
  lock: (trx, id, version) => lockRow(trx, 'agency', id, version),
  read: async (trx, id) => {
    const row = await trx.selectFrom('agency').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const facts = v.parse(AllFactsSchema, JSON.parse(row.content));
    return {
      row: { id, name: toAgency(facts).agencyName, version: row.version, facts },
      pictures: await readPictures(trx, 'agency_pictures', id),
    };
  },
  parse: (content) => v.parse(SnapshotContent, JSON.parse(content)),
};

const parseFacts = (content: string): AgencyChanges => v.parse(StoredFactsSchema, JSON.parse(content));

/** What the owner has changed; version 0 and no facts before the first save. */
export async function readAgency(db: Kysely<Schema>): Promise<StoredAgency> {
  const row = await db
    .selectFrom('agency')
    .select(['version', 'content'])
    .where('id', '=', agencyId)
    .executeTakeFirst();
  const facts = row ? parseFacts(row.content) : {};
  return { _id: agencyId, version: row?.version ?? 0, facts, images: picturesOf(facts) };
}

export const agencyOf = ({ row: { id, version, facts } }: AgencySnapshot): StoredAgency => ({
  _id: id,
  version,
  facts: v.parse(StoredFactsSchema, facts),
  images: picturesOf(facts),
});

/** Facts of a newer version: the form of this one does not have them, and an edit keeps them. */
const unknownOf = (facts: AgencyChanges) =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => !Object.hasOwn(StoredFactsSchema.entries, key)));

/**
 * Replaces the facts; what they were before is kept as an earlier version. `edit.added` are the files of `new:0`...
 * @param now ms since 1970
 */
export function editAgency(
  db: Kysely<Schema>,
  input: AgencyChanges,
  edit: Edit,
  now: number,
): Promise<EditResult<StoredAgency>> {
  return runEdit(db, async (trx) => {
    await trx
      .insertInto('agency')
      .values({ id: agencyId, version: 0, updated_at: now, content: '{}' })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    if (!(await agencySnapshots.lock(trx, agencyId, edit.version)))
      return createUneditedResult(
        await readAgency(trx),
        await listLaterSaves(trx, 'agency', agencyId, edit.version),
      );
    await incrementCatalogueVersion(trx);
    const before = await readStored(trx, agencySnapshots, agencyId);
    const known = [...addressesOf(before), ...(await listRestorable(trx, agencySnapshots, agencyId, edit))];
    const facts = withoutOriginals(resolvePictures(input, edit.added, new Set(known)));
    const content = JSON.stringify({ ...unknownOf(before.row.facts), ...facts });
    await trx
      .updateTable('agency')
      .set((row) => ({ version: row('version', '+', 1), updated_at: now, content }))
      .where('id', '=', agencyId)
      .execute();
    // The records of pictures left out stay: the earlier version uses them.
    await trx.deleteFrom('agency_pictures').where('owner_id', '=', agencyId).execute();
    await addPictures(trx, 'agency_pictures', agencyId, picturesOf(facts), now);
    const summary = summarizeAgencyChange(before.row.facts, facts);
    await recordEdit(trx, 'agency', before, { summary, now, by: edit.by });
    return { outcome: 'edited', value: await readAgency(trx), summary };
  });
}

function picturesOf({ guidePicture, gallery = [] }: AgencyChanges): string[] {
  const addresses = [guidePicture, ...gallery.map((entry) => entry?.picture)];
  return [...new Set(addresses.filter((address) => address !== undefined))];
}

/** @throws EditRejectedError for a picture that is neither stored for the agency nor in the form */
function resolvePictures(
  { guidePicture, gallery, ...facts }: AgencyChanges,
  added: readonly string[],
  known: ReadonlySet<string>,
): AgencyChanges {
  const files = new Map(added.map((address, index) => [newImage(index), address]));
  const resolve = (reference: string) => {
    const address = files.get(reference) ?? (known.has(reference) ? reference : undefined);
    if (address !== undefined) return address;
    throw new EditRejectedError('images', 'A picture is not stored any more. Please choose it again.');
  };
  const resolveEntry = (entry: GalleryPicture | null) =>
    entry && { ...entry, picture: resolve(entry.picture) };
  return {
    ...facts,
    ...(guidePicture !== undefined && { guidePicture: resolve(guidePicture) }),
    ...(gallery && { gallery: gallery.map(resolveEntry) }),
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
