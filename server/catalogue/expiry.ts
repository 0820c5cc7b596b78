import { expireSignIns } from '#server/accounts/expired-sign-ins.ts';
import { expireEvents } from '#server/audit/audit-log.ts';
import type { Db } from '#server/database/schema.ts';
import { expireEarlierVersions } from '#server/entities/history.ts';
import { expireTrash } from '#server/entities/trash.ts';
import { expireCounts } from '#server/counts/stored-counts.ts';

/** Numbers of what was deleted. */
interface Expired {
  readonly deleted: number;
  readonly versions: number;
  readonly events: number;
  readonly counts: number;
  readonly signIns: number;
}

/**
 * Deletes what has been kept long enough: trash, earlier versions, audit events, counts, and sign-ins.
 * @param now ms since 1970
 */
export async function expireRecords(db: Db, now: number): Promise<Expired> {
  return {
    deleted: await expireTrash(db, now),
    versions: await expireEarlierVersions(db, now),
    events: await expireEvents(db, now),
    counts: await expireCounts(db, now),
    signIns: await expireSignIns(db, now),
  };
}
