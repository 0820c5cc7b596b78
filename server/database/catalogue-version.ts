import { createQueue } from '#server/concurrency.ts';
import type { Db } from './schema.ts';

/** Counts a change for other processes. Called before all writes but the changed row's, which avoids deadlocks. */
export async function incrementCatalogueVersion(trx: Db): Promise<void> {
  await trx
    .updateTable('catalogue_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
}

/** ms between two polls. */
const pollInterval = 250;

/** While the database does not answer, the version stays and caches are served. */
export function watchCatalogue(db: Db) {
  let version = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  // One query at a time: an older answer must not overtake a newer one.
  const queue = createQueue();
  const read = () =>
    queue(async () => {
      const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
      return (version = row.version);
    });
  const schedulePoll = () => {
    if (stopped) return;
    timer = setTimeout(() => void read().then(schedulePoll, schedulePoll), pollInterval).unref();
  };
  schedulePoll();

  return {
    version: () => version,
    read,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
