import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '#server/http/context.ts';
import { isTrustedPeer, type TrustedProxies } from '#server/http/limits/trusted-proxies.ts';
import type { Log } from '#server/log.ts';
import type { RequestMetrics } from '#server/metrics/metrics.ts';
import { routeOf } from '#server/metrics/route-label.ts';

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

/** Bytes of an id, and its characters in base64url. */
const idBytes = 12;
const idLength = (idBytes / 3) * 4;

/** Ids are made in batches, as one at a time costs an answer from memory about 1 % of its time. */
let batch = '';
let next = 0;

function createRequestId(): string {
  if (next >= batch.length) {
    batch = randomBytes(idBytes * 512).toString('base64url');
    next = 0;
  }
  const id = batch.slice(next, next + idLength);
  next += idLength;
  return id;
}

/** What a log line and a header can hold. */
const validId = /^[\w.=-]{8,128}$/;

/** @param received its X-Request-Id @param peer the address of the connection */
export type RequestIds = (received?: string, peer?: string) => string;

/** Random: a number would tell everybody how many requests there are. An id is kept only from a trusted proxy, and only if it is valid: it is written into the log. */
export const createRequestIds =
  (trusted: TrustedProxies): RequestIds =>
  (received, peer) =>
    received !== undefined && validId.test(received) && isTrustedPeer(peer, trusted)
      ? received
      : createRequestId();
