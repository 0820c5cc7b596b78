import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '#server/http/context.ts';
import type { Log } from '#server/log.ts';
import type { RequestMetrics } from '#server/metrics/metrics.ts';
import { routeOf } from '#server/metrics/route-label.ts';
import type { RequestIds } from './request-id.ts';

const maxPathLength = 200;

/** Without query, headers and bodies, as these may hold secrets. @param ms duration */
export function logRequest(
  log: Log,
  request: {
    readonly id: string;
    readonly method: string;
    readonly address: string;
    readonly ms: number;
  },
  status: number,
): void {
  const { id, method, address, ms } = request;
  const query = address.indexOf('?');
  const path = (query === -1 ? address : address.slice(0, query)).slice(0, maxPathLength);
  log.info({ id, method, path, status, ms: Math.round(ms * 100) / 100 });
}

/** Gives each request its id, and at its end logs and counts it. */
export function requestLog(
  log: Log,
  requestIds: RequestIds,
  metrics: RequestMetrics | undefined,
): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const startedAt = performance.now();
    const peer = context.env?.incoming?.socket.remoteAddress;
    const id = requestIds(context.req.header('x-request-id'), peer);
    context.set('requestId', id);
    await next();
    const { method, path: address } = context.req;
    const { status, headers } = context.res;
    headers.set('x-request-id', id);
    const ms = performance.now() - startedAt;
    logRequest(log, { id, method, address, ms }, status);
    metrics?.observe(routeOf(context), method, status, ms / 1000);
  };
}
