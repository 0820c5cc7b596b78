import type { ErrorBody } from '#contract/operations/answers.ts';
import { sqliteCodeOf, sqliteCodes } from '#server/database/sqlite/embedded-database.ts';
import { codeOf } from '#server/database/transactions.ts';
import type { HttpContext } from '#server/http/context.ts';
import type { Log } from '#server/log.ts';
import { Refusal, insufficientStorage, internalServerError } from '#server/refusal.ts';

export async function handleError(cause: Error, context: HttpContext, log: Log): Promise<Response> {
  const id = context.get('requestId');
  if (!(cause instanceof Refusal)) log.error({ id, error: cause });
  const response = refusalResponse(toRefusal(cause));
  // `newResponse` keeps headers that were set before the failure, such as a cleared cookie; text has a known length.
  return context.newResponse(await response.text(), response);
}

function toRefusal(cause: Error): Refusal {
  if (cause instanceof Refusal) return cause;
  const isDiskFull = sqliteCodeOf(cause) === sqliteCodes.full || diskFullCodes.has(codeOf(cause));
  return isDiskFull ? insufficientStorage() : internalServerError();
}

/** Of the system and PostgreSQL. */
const diskFullCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);

export function refusalResponse({ status, message, fields, headers, current }: Refusal): Response {
  const body: ErrorBody = {
    message,
    error: message,
    ...(fields && { fields: { ...fields } }),
    ...(current !== undefined && { current }),
  };
  return Response.json(body, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}
