import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '#server/http/context.ts';
import { Refusal } from '#server/refusal.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export function trustedOrigins(publicUrl: string, allowedOrigins: readonly string[]): ReadonlySet<string> {
  const { hostname, protocol, port } = new URL(publicUrl);
  const ownOrigins = loopback.includes(hostname)
    ? loopback.map((name) => new URL(`${protocol}//${name}:${port}`).origin)
    : [publicUrl];
  return new Set([...ownOrigins, ...allowedOrigins]);
}

/** OWASP, Cross-Site Request Forgery Prevention, "Verifying Origin With Standard Headers" and "Fetch Metadata". */
export function csrfGuard(trusted: ReadonlySet<string>): MiddlewareHandler<HttpEnv> {
  return async ({ req }, next) => {
    const isTrusted =
      trusted.has(req.header('origin') ?? '') && req.header('sec-fetch-site')?.toLowerCase() !== 'cross-site';
    if (!safeMethods.has(req.method) && !isTrusted)
      throw new Refusal(403, 'This request did not come from our own pages');
    await next();
  };
}

/** Seconds. */
const maxAge = '600';

/** Allows pages of these origins, and of no others, calls with credentials (Fetch Standard, section 3.3). */
export function cors(allowedOrigins: readonly string[]): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const origin = context.req.header('origin');
    const isAllowed = origin !== undefined && allowedOrigins.includes(origin);
    if (isAllowed && context.req.method === 'OPTIONS') {
      context.res = new Response(null, { status: 204 });
      context.header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
      context.header('access-control-allow-headers', 'content-type');
      context.header('access-control-max-age', maxAge);
    } else await next();
    const { headers } = context.res;
    // Answers from memory name it themselves.
    if (allowedOrigins.length > 0 && !headers.get('vary')?.includes('Origin'))
      headers.append('vary', 'Origin');
    if (!isAllowed) return;
    context.header('access-control-allow-origin', origin);
    context.header('access-control-allow-credentials', 'true');
  };
}
