/** What the system, SQLite and PostgreSQL say when nothing more can be stored; each undoes what did not fit. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']);

/** Whether something failed for want of space on a disk. */
export function isDiskFull(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && codes.has(cause.code);
}
