import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '#server/http/context.ts';
import type { Log } from '#server/log.ts';

const processId = randomBytes(4).toString('hex');
let requests = 0;
export const createRequestId = () => `${processId}-${(requests += 1).toString(36)}`;

const maxPathLength = 200;

/** Without query, headers and bodies, as these may hold secrets. @param startedAt from `performance.now()` */
export function logRequest(
  log: Log,
  request: {
    readonly id: string;
    readonly method: string;
    readonly address: string;
    readonly startedAt: number;
  },
  status: number,
): void {
  const { id, method, address, startedAt } = request;
  const query = address.indexOf('?');
  const path = (query === -1 ? address : address.slice(0, query)).slice(0, maxPathLength);
  const ms = Math.round((performance.now() - startedAt) * 100) / 100;
  log.info({ id, method, path, status, ms });
}

/** Needs the request's id (hono/request-id). */
export function requestLog(log: Log): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const startedAt = performance.now();
    await next();
    const { method, path: address } = context.req;
    logRequest(log, { id: context.get('requestId'), method, address, startedAt }, context.res.status);
  };
}
