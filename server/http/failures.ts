import { LockLost } from '#server/data/fencing.ts';
import { isDiskFull } from '#server/disk-full.ts';
import type { Log } from '#server/log.ts';
import type { HttpContext } from './context.ts';
import { failureResponse, HttpFailure, interrupted, noSpace, unexpected } from './failure.ts';

/** An unexpected error is logged, and answered in neutral words. */
export async function answerFailure(cause: Error, context: HttpContext, log: Log): Promise<Response> {
  const id = context.get('requestId');
  const expected = cause instanceof HttpFailure;
  if (!expected) log.error({ id, error: cause });
  const response = failureResponse(expected ? cause : failureOf(cause));
  if (!expected) response.headers.set('x-request-id', id);
  // `newResponse` keeps headers that were set before the failure, such as a cleared cookie; text has a known length.
  return context.newResponse(await response.text(), response);
}

function failureOf(cause: Error): HttpFailure {
  if (cause instanceof LockLost) return interrupted();
  return isDiskFull(cause) ? noSpace() : unexpected();
}
