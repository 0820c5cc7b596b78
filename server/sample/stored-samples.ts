import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { FirstSteps } from '#contract/first-steps.ts';
import type { ChangeOrigin } from '#server/audit/audit-log.ts';
import {
  destinationSnapshots,
  firstVersion,
  packageSnapshots,
  type Snapshot,
  type SnapshotType,
} from '#server/catalogue/snapshots.ts';
import { entityTables, lockInTrash, moveToTrash, restoreFromTrash } from '#server/catalogue/trash.ts';
import type { EntityKind, Schema } from '#server/database/schema.ts';

const DeletedSample = v.pipe(v.string(), v.parseJson(), v.object({ row: v.object({ version: v.number() }) }));

/** Records that an entity came as a sample. */
export async function recordSample(
  trx: Kysely<Schema>,
  { _id: id, name }: { readonly _id: string; readonly name: string },
): Promise<void> {
  await trx.insertInto('samples').values({ id, name }).execute();
}

export async function countSamples(db: Kysely<Schema>): Promise<FirstSteps['samples']> {
  return {
    packages: (await listUnchanged(db, 'package')).length,
    destinations: (await listUnchanged(db, 'destination')).length,
    deleted: (await listDeleted(db, 'package')).length + (await listDeleted(db, 'destination')).length,
  };
}

/** Whether there is a package that is no sample, or a sample that has got another name. */
export async function hasOwnPackage(db: Kysely<Schema>): Promise<boolean> {
  const own = await db
    .selectFrom('packages')
    .leftJoin('samples', 'samples.id', 'packages.id')
    .select('packages.id')
    .where((row) =>
      row.or([row('samples.id', 'is', null), row('samples.name', '<>', row.ref('packages.name'))]),
    )
    .limit(1)
    .executeTakeFirst();
  return own !== undefined;
}

/** Ids of what was moved. */
export interface MovedSamples {
  readonly packages: readonly string[];
  readonly destinations: readonly string[];
}

/** Moves every sample that was never edited to the trash, inside the write's transaction. @param now ms since 1970 */
export async function removeSamples(
  trx: Kysely<Schema>,
  now: number,
  by: ChangeOrigin,
): Promise<MovedSamples> {
  const lock = async <S extends Snapshot>(type: SnapshotType<S>) =>
    lockEach(await listUnchanged(trx, type.kind), (id) => type.lock(trx, id, firstVersion));
  const packages = await lock(packageSnapshots);
  const destinations = await lock(destinationSnapshots);
  for (const id of packages) await moveToTrash(trx, packageSnapshots, id, now, by);
  for (const id of destinations) await moveToTrash(trx, destinationSnapshots, id, now, by);
  return { packages, destinations };
}

/**
 * Takes every sample that was never edited out of the trash again, inside the write's transaction. @param now ms since 1970
 * @throws SnapshotRefusedError when something of one would be lost; then nothing is to be kept
 */
export async function restoreSamples(
  trx: Kysely<Schema>,
  now: number,
  by: ChangeOrigin,
): Promise<MovedSamples> {
  const lock = async (kind: EntityKind) =>
    lockEach(await listDeleted(trx, kind), (id) => lockInTrash(trx, kind, id));
  const packages = await lock('package');
  const destinations = await lock('destination');
  for (const id of packages) await restoreFromTrash(trx, packageSnapshots, id, now, by);
  for (const id of destinations) await restoreFromTrash(trx, destinationSnapshots, id, now, by);
  return { packages, destinations };
}

/** Those that were never edited: order, pins and counts are no edits. */
async function listUnchanged(db: Kysely<Schema>, kind: EntityKind): Promise<string[]> {
  const rows = await db
    .selectFrom(entityTables[kind])
    .select('id')
    .where('version', '=', firstVersion)
    .where('id', 'in', db.selectFrom('samples').select('samples.id'))
    .execute();
  return rows.map(({ id }) => id);
}

/** Those in the trash that were never edited, either. */
async function listDeleted(db: Kysely<Schema>, kind: EntityKind): Promise<string[]> {
  const rows = await db
    .selectFrom('trash')
    .innerJoin('samples', 'samples.id', 'trash.id')
    .select(['trash.id', 'content'])
    .where('kind', '=', kind)
    .execute();
  return rows
    .filter(({ content }) => v.parse(DeletedSample, content).row.version === firstVersion)
    .map(({ id }) => id);
}

/**
 * Locks in the order of the ids, and all before the version of the catalogue, as every change of several does: that
 * avoids deadlocks. @returns the ids of those that are still there
 */
async function lockEach(ids: readonly string[], lock: (id: string) => Promise<boolean>): Promise<string[]> {
  const locked: string[] = [];
  for (const id of ids.toSorted()) if (await lock(id)) locked.push(id);
  return locked;
}
