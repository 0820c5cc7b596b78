/** Codes after which a transaction may be committed: the disk or the connection failed. */
const indeterminateCodes = /^(?:SQLITE_IOERR|SQLITE_CORRUPT|(?:08|57|58|XX)[0-9A-Z]{3}$)/;
const databaseCodes = /^(?:SQLITE_|[0-9FHPX][0-9A-Z]{4}$)/;

/** False when it may be committed: after a failed sync (sqlite.org/rescode.html#ioerr_fsync) or a lost connection. */
export function isCertainlyRolledBack(cause: unknown): boolean {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return databaseCodes.test(code) && !indeterminateCodes.test(code);
}
