import { setTimeout as pause } from 'node:timers/promises';
import type { Hono } from 'hono';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { HttpEnv, ServerDeps } from '#server/http/context.ts';
import { serviceUnavailable } from '#server/http/responses/http-failure.ts';
import { route } from '#server/http/route.ts';

/** ms that a look at the database may take. */
const readyTimeout = 3000;

/**
 * For monitors: `health`, whose `?deep`, for administrators, adds the warnings. For balancers: `ready`, 503 while this
 * process should get no requests.
 */
export function addHealth(
  app: Hono<HttpEnv>,
  { database, warnings, version }: Pick<ServerDeps, 'database' | 'warnings' | 'version'>,
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
      return context.json({ status: 'ok', version, ...(isDeep && { warnings: await warnings() }) });
    },
  });
  route(app, apiBase + calls.ready, {
    GET: async (context) => {
      if (isDraining() || !(await answersInTime(database))) throw serviceUnavailable();
      return context.json({ status: 'ready' });
    },
  });
}

async function answersInTime({ db }: ServerDeps['database']): Promise<boolean> {
  const timer = new AbortController();
  try {
    return await Promise.race([
      db
        .selectFrom('catalogue_version')
        .select('version')
        .executeTakeFirstOrThrow()
        .then(() => true),
      pause(readyTimeout, false, { signal: timer.signal }),
    ]);
  } catch {
    return false;
  } finally {
    timer.abort();
  }
}
