/** Codes after which a transaction may be committed: the disk or the connection failed. */
const uncertain = /^(?:SQLITE_IOERR|SQLITE_CORRUPT|(?:08|57|58|XX)[0-9A-Z]{3}$)/;
const said = /^(?:SQLITE_|[0-9FHPX][0-9A-Z]{4}$)/;

/** False when it may be committed: after a failed sync (sqlite.org/rescode.html#ioerr_fsync) or a lost connection. */
export function isSurelyUndone(cause: unknown): boolean {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return said.test(code) && !uncertain.test(code);
}
