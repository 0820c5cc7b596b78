import { hash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import type { HttpEnv, ServerDeps } from '#server/http/context.ts';
import { Refusal, notFound } from '#server/refusal.ts';
import { route } from '#server/http/serve.ts';
import type { RequestMetrics } from '#server/metrics/metrics.ts';

const metricsPath = '/metrics';

/** For Prometheus. @param requests undefined without METRICS_TOKEN: there is nothing at this address then */
export function addMetrics(
  app: Hono<HttpEnv>,
  { config, database, status, version, clock }: ServerDeps,
  requests: RequestMetrics | undefined,
): void {
  const { metricsToken } = config;
  route(app, metricsPath, {
    GET: async (context) => {
      if (!requests || metricsToken === undefined) throw notFound('Address');
      if (!isEqual(bearerOf(context.req.header('authorization')), metricsToken))
        throw new Refusal(401, 'This address needs the token of METRICS_TOKEN', {
          headers: { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' },
        });
      const { body, type } = await requests.read({ version, db: database.db, status, now: clock.now() });
      return context.body(body, 200, { 'content-type': type, 'cache-control': 'no-store' });
    },
  });
}

/** RFC 6750, 2.1 */
const bearerOf = (header = '') => /^bearer +(\S+)$/i.exec(header)?.[1] ?? '';

/** In a time that does not depend on where texts differ; hashes, as lengths have to be equal. */
function isEqual(received: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', received, 'buffer'), hash('sha256', expected, 'buffer'));
}
