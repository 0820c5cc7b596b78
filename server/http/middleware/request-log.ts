import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { apiBase } from '#contract/page-path.ts';
import type { HttpContext, HttpEnv } from '#server/http/context.ts';
import { isTrustedPeer, type TrustedProxies } from '#server/http/limits/trusted-proxies.ts';
import type { Log } from '#server/log.ts';
import type { RequestMetrics } from '#server/metrics/metrics.ts';
import { detailPath } from '#server/http/responses/cached-reads.ts';

const maxPathLength = 200;

interface AnsweredRequest {
  readonly id: string;
  readonly method: string;
  readonly address: string;
  readonly status: number;
  /** Of `performance.now()`. */
  readonly startedAt: number;
}

/** Logs an answered request, without query, headers and bodies, as these may hold secrets, and counts it for its route. */
export const createRequestRecord =
  (log: Log, metrics: RequestMetrics | undefined) =>
  ({ id, method, address, status, startedAt }: AnsweredRequest, route: () => string): void => {
    const ms = performance.now() - startedAt;
    const path = pathOf(address).slice(0, maxPathLength);
    log.info({ id, method, path, status, ms: Math.round(ms * 100) / 100 });
    metrics?.observe(route(), method, status, ms / 1000);
  };

const pathOf = (address: string) => address.split('?', 1).join();

/** Gives each request its id, and at its end records it. */
export const requestLog =
  (requestIds: RequestIds, record: ReturnType<typeof createRequestRecord>): MiddlewareHandler<HttpEnv> =>
  async (context, next) => {
    const startedAt = performance.now();
    const peer = context.env?.incoming?.socket.remoteAddress;
    const id = requestIds(context.req.header('x-request-id'), peer);
    context.set('requestId', id);
    await next();
    const { method, path: address } = context.req;
    const { status, headers } = context.res;
    headers.set('x-request-id', id);
    record({ id, method, address, status, startedAt }, () => routeOf(context));
  };

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
type RequestIds = (received?: string, peer?: string) => string;

/** Random: a number would tell everybody how many requests there are. An id is kept only from a trusted proxy, and only if it is valid: it is written into the log. */
export const createRequestIds =
  (trusted: TrustedProxies): RequestIds =>
  (received, peer) =>
    received !== undefined && validId.test(received) && isTrustedPeer(peer, trusted)
      ? received
      : createRequestId();

/** Paths of middleware, and of what answers every other address. */
const catchAll: ReadonlySet<string> = new Set(['*', '/*', `${apiBase}/*`]);

/** The pattern of the route that a request belongs to: a label with few values, whatever the address. */
function routeOf(context: HttpContext): string {
  const matched = matchedRoutes(context).find(({ path }) => !catchAll.has(path));
  if (matched) return matched.path;
  const { path } = context.req;
  return path === apiBase || path.startsWith(`${apiBase}/`) ? `${apiBase}/*` : pageRoute(path);
}

/** The same label of an answer in memory, which no route has matched. @param address with its query */
export function cachedRoute(address: string): string {
  const path = pathOf(address);
  if (path.startsWith(detailPath)) return `${detailPath}:id`;
  // Only the lists of the catalogue are in memory: a fixed number.
  if (path.startsWith(`${apiBase}/`)) return path;
  if (path.startsWith('/pictures/'))
    return path.includes('/', '/pictures/'.length) ? '/pictures/:picture/:variant' : '/pictures/:picture';
  return pageRoute(path);
}

function pageRoute(path: string): string {
  if (path === '/') return path;
  if (path.startsWith('/assets/')) return '/assets/*';
  if (path.startsWith('/packages/detail/')) return '/packages/detail/:id';
  return path.startsWith('/packages/') ? '/packages/:category' : '/*';
}
