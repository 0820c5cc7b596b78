import type { MiddlewareHandler } from 'hono';
import type { Log } from '#server/log.ts';
import type { HttpEnv } from '#server/http/context.ts';
import { toHeaderPairs, type RawHeaders } from '#server/http/responses/cached-response.ts';
import { logRequest, createRequestId } from './request-log.ts';
import { inertHeaders } from './security-headers.ts';

export function requestLog(log: Log): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const startedAt = performance.now();
    const id = createRequestId();
    context.set('requestId', id);
    await next();
    const { method, path: address } = context.req;
    logRequest(log, { id, method, address, startedAt }, context.res.status);
  };
}

/** Adds the common headers, and `inertHeaders` where the answer has not set them itself. */
export function setCommonHeaders(common: RawHeaders): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of toHeaderPairs(common)) headers.set(name, value);
    for (const [name, value] of toHeaderPairs(inertHeaders)) if (!headers.has(name)) headers.set(name, value);
  };
}

export function setNoStore(): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    if (headers.get('content-type') === 'application/json')
      headers.set('content-type', 'application/json; charset=utf-8');
  };
}
