import type { Kysely } from 'kysely';
import type { FirstSteps } from '#contract/first-steps.ts';
import type { ChangeOrigin } from '#server/audit/audit-log.ts';
import {
  destinationSnapshots,
  packageSnapshots,
  type Snapshot,
  type SnapshotType,
} from '#server/catalogue/snapshots.ts';
import { moveToTrash, restoreFromTrash } from '#server/catalogue/trash.ts';
import type { Schema } from '#server/database/schema.ts';

/** Of a package or destination that was never edited; order, pins and counts are no edits. */
const firstVersion = 1;

const tables = { package: 'packages', destination: 'destinations' } as const;

/** Records that an entity came as a sample. */
export async function recordSample(
  trx: Kysely<Schema>,
  { _id: id, name }: { readonly _id: string; readonly name: string },
): Promise<void> {
  await trx.insertInto('samples').values({ id, name }).execute();
}

export async function countSamples(db: Kysely<Schema>): Promise<FirstSteps['samples']> {
  const deleted = await db
    .selectFrom('trash')
    .innerJoin('samples', 'samples.id', 'trash.id')
    .select('trash.id')
    .execute();
  return {
    packages: (await listUnchanged(db, 'package')).length,
    destinations: (await listUnchanged(db, 'destination')).length,
    deleted: deleted.length,
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
  const ids = {
    packages: await lockUnchanged(trx, packageSnapshots),
    destinations: await lockUnchanged(trx, destinationSnapshots),
  };
  for (const id of ids.packages) await moveToTrash(trx, packageSnapshots, id, now, by);
  for (const id of ids.destinations) await moveToTrash(trx, destinationSnapshots, id, now, by);
  return ids;
}

/**
 * Takes every sample out of the trash again, inside the write's transaction. @param now ms since 1970
 * @throws SnapshotRefusedError when something of one would be lost; then nothing is to be kept
 */
export async function restoreSamples(
  trx: Kysely<Schema>,
  now: number,
  by: ChangeOrigin,
): Promise<MovedSamples> {
  return {
    packages: await restoreAll(trx, packageSnapshots, now, by),
    destinations: await restoreAll(trx, destinationSnapshots, now, by),
  };
}

async function listUnchanged(db: Kysely<Schema>, kind: keyof typeof tables): Promise<string[]> {
  const rows = await db
    .selectFrom(tables[kind])
    .select('id')
    .where('version', '=', firstVersion)
    .where('id', 'in', db.selectFrom('samples').select('samples.id'))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks in the order of the ids, before anything is written, which avoids deadlocks; one that was edited meanwhile stays. */
async function lockUnchanged<S extends Snapshot>(
  trx: Kysely<Schema>,
  type: SnapshotType<S>,
): Promise<string[]> {
  const locked: string[] = [];
  for (const id of await listUnchanged(trx, type.kind))
    if (await type.lock(trx, id, firstVersion)) locked.push(id);
  return locked;
}

async function restoreAll<S extends Snapshot>(
  trx: Kysely<Schema>,
  type: SnapshotType<S>,
  now: number,
  by: ChangeOrigin,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('trash')
    .innerJoin('samples', 'samples.id', 'trash.id')
    .select('trash.id')
    .where('kind', '=', type.kind)
    .orderBy('trash.id')
    .execute();
  const restored: string[] = [];
  for (const { id } of rows)
    if ((await restoreFromTrash(trx, type, id, now, by)).outcome === 'restored') restored.push(id);
  return restored;
}
