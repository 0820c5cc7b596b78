import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '#server/http/context.ts';
import { HttpFailure } from '#server/http/responses/http-failure.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export function trustedOrigins(publicUrl: string, allowedOrigins: readonly string[]): ReadonlySet<string> {
  const { hostname, protocol, port } = new URL(publicUrl);
  const own = loopback.includes(hostname)
    ? loopback.map((name) => new URL(`${protocol}//${name}:${port}`).origin)
    : [publicUrl];
  return new Set([...own, ...allowedOrigins]);
}

/** OWASP, Cross-Site Request Forgery Prevention, "Verifying Origin With Standard Headers" and "Fetch Metadata". */
export function csrfGuard(trusted: ReadonlySet<string>): MiddlewareHandler<HttpEnv> {
  return async ({ req }, next) => {
    const trustworthy =
      trusted.has(req.header('origin') ?? '') && req.header('sec-fetch-site')?.toLowerCase() !== 'cross-site';
    if (!safeMethods.has(req.method) && !trustworthy)
      throw new HttpFailure(403, 'This request did not come from our own pages');
    await next();
  };
}
