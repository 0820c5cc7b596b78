import { expireSignIns } from '#server/accounts/expired-sign-ins.ts';
import { expireEvents } from '#server/audit/audit-log.ts';
import type { Db } from '#server/database/schema.ts';
import { expireEarlierVersions } from '#server/entities/history.ts';
import { expireTrash } from '#server/entities/trash.ts';
import { expireCounts } from '#server/counts/stored-counts.ts';

/**
 * Deletes what has been kept long enough: trash, earlier versions, audit events, counts, and sign-ins.
 * @param now ms since 1970 @returns the number of each
 */
export async function expireRecords(db: Db, now: number) {
  return {
    deleted: await expireTrash(db, now),
    versions: await expireEarlierVersions(db, now),
    events: await expireEvents(db, now),
    counts: await expireCounts(db, now),
    signIns: await expireSignIns(db, now),
  };
}
