import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface CatalogueWatcher {
  /** The version read last; it differs once a change by another process was noticed. */
  readonly token: () => string;
  /** The version read now. @throws when the database does not answer */
  readonly readToken: () => Promise<string>;
  readonly stop: () => void;
}

/** Counts a change for other processes. Called before all writes but the changed row's, which avoids deadlocks. */
export async function incrementCatalogueVersion(trx: Kysely<Schema>): Promise<void> {
  await trx
    .updateTable('catalogue_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
}

/** ms between two polls. */
const pollInterval = 250;

/** While the database does not answer, the token stays and caches are served. */
export function watchCatalogue(db: Kysely<Schema>): CatalogueWatcher {
  let token = '';
  let lastReading: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const readVersion = async () => {
    const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
    token = String(version);
    return token;
  };
  // One query at a time: an older answer must not overtake a newer one.
  const readToken = () => {
    const reading = lastReading.then(readVersion);
    lastReading = reading.catch(() => undefined);
    return reading;
  };
  const schedulePoll = () => {
    if (stopped) return;
    timer = setTimeout(() => void readToken().then(schedulePoll, schedulePoll), pollInterval).unref();
  };
  schedulePoll();

  return {
    token: () => token,
    readToken,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
