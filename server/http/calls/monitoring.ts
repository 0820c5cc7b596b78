import { hash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import type { monitoring } from '#contract/operations/monitoring.ts';
import { waitBriefly, loadOnce } from '#server/concurrency.ts';
import type { HttpEnv, ServerDeps } from '#server/http/context.ts';
import { route, type Handlers } from '#server/http/serve.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { RequestMetrics } from '#server/metrics/metrics.ts';
import { Refusal, notFound, serviceUnavailable } from '#server/refusal.ts';

/** ms that a look at the database may take. */
const readyTimeout = 3000;

export function createMonitoringHandlers(
  { database, warnings, version }: Pick<ServerDeps, 'database' | 'warnings' | 'version'>,
  access: Access,
  isDraining: () => boolean,
): Handlers<typeof monitoring> {
  const loadDocument = loadOnce(async () => {
    const { createOpenApiDocument } = await import('#server/http/openapi/document.ts');
    return createOpenApiDocument(version);
  });
  const readVersion = () =>
    database.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  return {
    readHealth: async ({ context, query: { deep } }) => {
      if (isDraining()) throw serviceUnavailable();
      const isDeep = deep !== undefined;
      if (isDeep) await access.administrator(context);
      // Reading a row proves that the database file can be read.
      await readVersion();
      await database.db.selectFrom('entities').selectAll().limit(1).execute();
      return { status: 'ok', version, ...(isDeep && { warnings: await warnings() }) };
    },
    readReadiness: async () => {
      if (isDraining()) throw serviceUnavailable();
      await waitBriefly(readVersion(), serviceUnavailable, readyTimeout).catch(() => {
        throw serviceUnavailable();
      });
      return { status: 'ready' };
    },
    readOpenApi: loadDocument,
  };
}

/** For Prometheus. @param requests undefined without METRICS_TOKEN: there is nothing at this address then */
export function addMetrics(app: Hono<HttpEnv>, deps: ServerDeps, requests: RequestMetrics | undefined) {
  const { config, database, status, version, clock } = deps;
  route(app, '/metrics', {
    GET: async (context) => {
      if (!requests || config.metricsToken === undefined) throw notFound('Address');
      if (!isEqual(bearerOf(context.req.header('authorization')), config.metricsToken))
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
const isEqual = (received: string, expected: string) =>
  timingSafeEqual(hash('sha256', received, 'buffer'), hash('sha256', expected, 'buffer'));
