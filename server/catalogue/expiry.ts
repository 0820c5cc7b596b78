import type { Kysely } from 'kysely';
import { expireEvents } from '#server/audit/audit-log.ts';
import type { Schema } from '#server/database/schema.ts';
import { expireEarlierVersions } from './earlier-versions.ts';
import { expireTrash } from './trash.ts';

/** Numbers of what was deleted. */
export interface Expired {
  readonly deleted: number;
  readonly versions: number;
  readonly events: number;
}

/** Deletes what has been kept long enough: trash, earlier versions and audit events. @param now ms since 1970 */
export async function expireRecords(db: Kysely<Schema>, now: number): Promise<Expired> {
  return {
    deleted: await expireTrash(db, now),
    versions: await expireEarlierVersions(db, now),
    events: await expireEvents(db, now),
  };
}
