/** Of the system, SQLite and PostgreSQL. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']);

export function isDiskFull(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && codes.has(cause.code);
}
