import type { monitoring } from '#contract/operations/monitoring.ts';
import { waitBriefly, loadOnce } from '#server/concurrency.ts';
import type { ServerDeps } from '#server/http/context.ts';
import { serviceUnavailable } from '#server/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import type { Access } from '#server/http/sessions/access.ts';

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
  return {
    readHealth: async ({ context, query: { deep } }) => {
      if (isDraining()) throw serviceUnavailable();
      const isDeep = deep !== undefined;
      if (isDeep) await access.administrator(context);
      // Reading a row proves that the database file can be read.
      await database.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
      await database.db.selectFrom('entities').selectAll().limit(1).execute();
      return { status: 'ok', version, ...(isDeep && { warnings: await warnings() }) };
    },
    readReadiness: async () => {
      if (isDraining() || !(await answersInTime(database))) throw serviceUnavailable();
      return { status: 'ready' };
    },
    readOpenApi: loadDocument,
  };
}

const answersInTime = ({ db }: ServerDeps['database']): Promise<boolean> =>
  waitBriefly(
    db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow(),
    serviceUnavailable,
    readyTimeout,
  ).then(
    () => true,
    () => false,
  );
