import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Tells a process that others have changed the catalogue. */
export interface CatalogueWatch {
  /** What was last known: another value once another process's change was noticed. */
  readonly token: () => string;
  /** The same, asked for now. @throws when the database does not answer */
  readonly newest: () => Promise<string>;
  readonly stop: () => void;
}

/**
 * Counts a change of what visitors read, so that other processes notice it. From here to the end of the transaction
 * others that change the catalogue wait: to be called before anything but the changed row itself is written, so that
 * nobody waits in a circle.
 */
export async function countChange(inside: Kysely<Schema>): Promise<void> {
  await inside
    .updateTable('catalogue_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
}

/** ms between two looks: a change shows everywhere within twice this and the time of a load. */
const interval = 250;

/**
 * Looks at the catalogue's version again and again. While the database does not answer, what was known stays:
 * what visitors read is served on.
 */
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
  // One look after the other: an older answer must not overtake a newer one.
  const newest = () => {
    const looked = looking.then(look);
    looking = looked.catch(() => undefined);
    return looked;
  };
  const lookOn = () => {
    if (stopped) return;
    timer = setTimeout(() => void newest().then(lookOn, lookOn), interval).unref();
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
