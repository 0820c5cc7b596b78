import type { FirstSteps } from '#contract/first-steps.ts';
import type { ChangeOrigin } from '#server/audit/audit-log.ts';
import type { ListedKind } from '#contract/operations/listed.ts';
import type { Db } from '#server/database/schema.ts';
import { firstVersion, lockStored, selectPresent } from '#server/entities/rows.ts';
import { moveToTrash, restoreFromTrash } from '#server/entities/trash.ts';

export async function countSamples(db: Db): Promise<FirstSteps['samples']> {
  const count = async (kind: ListedKind, place: Place) => (await listSamples(db, kind, place)).length;
  return {
    packages: await count('package', 'lists'),
    destinations: await count('destination', 'lists'),
    deleted: (await count('package', 'trash')) + (await count('destination', 'trash')),
  };
}

/** Whether there is a package that is no sample, or a sample that has got another name. */
export async function hasOwnPackage(db: Db): Promise<boolean> {
  const own = await selectPresent(db, 'package')
    .select('id')
    .where((row) => row.or([row('sample_name', 'is', null), row('sample_name', '<>', row.ref('name'))]))
    .limit(1)
    .executeTakeFirst();
  return own !== undefined;
}

export type MovedSamples = Awaited<ReturnType<typeof moveSamples>>;

type Place = 'lists' | 'trash';

/**
 * Moves every sample that was never edited to the trash, or out of it again, inside the write's transaction. Locks in the
 * order of the ids, and all before the version of the catalogue, as every change of several does: that avoids deadlocks.
 * @param now ms since 1970 @returns ids of what was moved
 */
export async function moveSamples(trx: Db, from: Place, now: number, by: ChangeOrigin) {
  const move = from === 'lists' ? moveToTrash : restoreFromTrash;
  const lock = async (kind: ListedKind) => {
    const locked: string[] = [];
    for (const id of (await listSamples(trx, kind, from)).toSorted())
      // One that was edited meanwhile is the agency's own.
      if ((await lockStored(trx, kind, id, from))?.version === firstVersion) locked.push(id);
    return locked;
  };
  const packages = await lock('package');
  const destinations = await lock('destination');
  for (const id of packages) await move(trx, 'package', id, now, by);
  for (const id of destinations) await move(trx, 'destination', id, now, by);
  return { packages, destinations };
}

/** Ids of those that were never edited: order, pins and counts are no edits. */
async function listSamples(db: Db, kind: ListedKind, place: Place): Promise<string[]> {
  const rows = await db
    .selectFrom('entities')
    .select('id')
    .where('sample_name', 'is not', null)
    .where('kind', '=', kind)
    .where('deleted_at', place === 'lists' ? 'is' : 'is not', null)
    .where('version', '=', firstVersion)
    .execute();
  return rows.map(({ id }) => id);
}
