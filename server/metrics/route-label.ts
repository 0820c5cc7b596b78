import { matchedRoutes } from 'hono/route';
import { apiBase } from '#contract/page-path.ts';
import type { HttpContext } from '#server/http/context.ts';
import { detailPath } from '#server/http/responses/cached-reads.ts';

/** Paths of middleware, and of what answers every other address. */
const catchAll: ReadonlySet<string> = new Set(['*', '/*', `${apiBase}/*`]);

/** The pattern of the route that a request belongs to: a label with few values, whatever the address. */
export function routeOf(context: HttpContext): string {
  const matched = matchedRoutes(context).find(({ path }) => !catchAll.has(path));
  if (matched) return matched.path;
  const { path } = context.req;
  return path === apiBase || path.startsWith(`${apiBase}/`) ? `${apiBase}/*` : pageRoute(path);
}

/** The same label of an answer in memory, which no route has matched. @param address with its query */
export function cachedRoute(address: string): string {
  const query = address.indexOf('?');
  const path = query === -1 ? address : address.slice(0, query);
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
