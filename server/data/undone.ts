/** What SQLite and PostgreSQL say when disk or connection broke under them, perhaps only after the commit. */
const uncertain = /^(?:SQLITE_IOERR|SQLITE_CORRUPT|(?:08|57|58|XX)[0-9A-Z]{3}$)/;
const said = /^(?:SQLITE_|[0-9FHPX][0-9A-Z]{4}$)/;

/**
 * Whether a database that failed has surely kept nothing of the transaction. After a failed sync or a lost connection
 * nobody knows: the transaction may be found done later (sqlite.org/rescode.html#ioerr_fsync).
 */
export function isSurelyUndone(cause: unknown): boolean {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return said.test(code) && !uncertain.test(code);
}
