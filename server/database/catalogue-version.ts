import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Polls for changes of the catalogue by other processes. */
export interface CatalogueWatch {
  /** The version read last; it differs once a change by another process was noticed. */
  readonly token: () => string;
  /** The version read now. @throws when the database does not answer */
  readonly newest: () => Promise<string>;
  readonly stop: () => void;
}

/** Counts a change for other processes. Called before all writes but the changed row's, which avoids deadlocks. */
export async function incrementCatalogueVersion(inside: Kysely<Schema>): Promise<void> {
  await inside
    .updateTable('catalogue_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
}

/** ms between two polls. */
const pollInterval = 250;

/** Polls the catalogue's version. While the database does not answer, the token stays and caches are served. */
export function watchCatalogue(db: Kysely<Schema>): CatalogueWatch {
  let token = '';
  let looking: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const look = async () => {
    const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
    token = String(version);
    return token;
  };
  // One query at a time: an older answer must not overtake a newer one.
  const newest = () => {
    const looked = looking.then(look);
    looking = looked.catch(() => undefined);
    return looked;
  };
  const lookOn = () => {
    if (stopped) return;
    timer = setTimeout(() => void newest().then(lookOn, lookOn), pollInterval).unref();
  };
  lookOn();

  return {
    token: () => token,
    newest,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
