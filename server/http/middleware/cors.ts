import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '#server/http/context.ts';

/** Seconds. */
const maxAge = '600';

/** Allows pages of these origins, and of no others, calls with credentials (Fetch Standard, section 3.3). */
export function cors(allowedOrigins: readonly string[]): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const origin = context.req.header('origin');
    const allowed = origin !== undefined && allowedOrigins.includes(origin);
    if (allowed && context.req.method === 'OPTIONS') {
      context.res = new Response(null, { status: 204 });
      context.header('access-control-allow-methods', 'GET, POST, PATCH, DELETE');
      context.header('access-control-allow-headers', 'content-type');
      context.header('access-control-max-age', maxAge);
    } else await next();
    if (allowedOrigins.length > 0) addVary(context.res.headers, 'Origin');
    if (!allowed) return;
    context.header('access-control-allow-origin', origin);
    context.header('access-control-allow-credentials', 'true');
  };
}

function addVary(headers: Headers, name: string): void {
  const named = headers.get('vary')?.split(/\s*,\s*/) ?? [];
  if (!named.includes(name)) headers.set('vary', [...named, name].join(', '));
}
