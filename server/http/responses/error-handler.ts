import { LockLost } from '#server/database/fencing-tokens.ts';
import type { Log } from '#server/log.ts';
import type { HttpContext } from '#server/http/context.ts';
import {
  failureResponse,
  HttpFailure,
  saveInterrupted,
  insufficientStorage,
  internalServerError,
} from './http-failure.ts';

export async function handleError(cause: Error, context: HttpContext, log: Log): Promise<Response> {
  const id = context.get('requestId');
  const isExpected = cause instanceof HttpFailure;
  if (!isExpected) log.error({ id, error: cause });
  const response = failureResponse(isExpected ? cause : toHttpFailure(cause));
  // `newResponse` keeps headers that were set before the failure, such as a cleared cookie; text has a known length.
  return context.newResponse(await response.text(), response);
}

function toHttpFailure(cause: Error): HttpFailure {
  if (cause instanceof LockLost) return saveInterrupted();
  return isDiskFull(cause) ? insufficientStorage() : internalServerError();
}

/** Of the system, SQLite and PostgreSQL. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']);

function isDiskFull(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && codes.has(cause.code);
}
