import type { Hono } from 'hono';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { HttpEnv, ServerDeps } from '#server/http/context.ts';
import { serviceUnavailable } from '#server/http/responses/http-failure.ts';
import { route } from '#server/http/route.ts';

/** For balancers and monitors; `?deep`, for administrators, adds the warnings. */
export function addHealth(
  app: Hono<HttpEnv>,
  { database, warnings }: Pick<ServerDeps, 'database' | 'warnings'>,
  access: Access,
  isDraining: () => boolean,
): void {
  route(app, apiBase + calls.health, {
    GET: async (context) => {
      if (isDraining()) throw serviceUnavailable();
      const isDeep = context.req.query('deep') !== undefined;
      if (isDeep) await access.administrator(context);
      // Reading a row proves that the database file can be read.
      await database.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
      await database.db.selectFrom('packages').selectAll().limit(1).execute();
      return context.json({ status: 'ok', ...(isDeep && { warnings: await warnings() }) });
    },
  });
}
