import type { Hono } from 'hono';
import type { Answers } from '#contract/answers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { listEvents, parseCursor } from '#server/audit/audit-log.ts';
import type { HttpEnv, ServerDeps } from '#server/http/context.ts';
import { invalidField } from '#server/http/listener/request-body.ts';
import { route } from '#server/http/route.ts';
import type { Access } from '#server/http/sessions/access.ts';

/** The last changes, newest first, a page at a time; not part of the specification. */
export function addAuditLog(
  app: Hono<HttpEnv>,
  { database: { db } }: Pick<ServerDeps, 'database'>,
  access: Access,
): void {
  route(app, apiBase + calls.auditLog, {
    GET: async (context) => {
      await access.administrator(context);
      const given = context.req.query('before');
      const before = given === undefined ? undefined : parseCursor(given);
      if (given !== undefined && !before)
        throw invalidField('before', 'The page must be named by the answer of the page before it');
      return context.json((await listEvents(db, before)) satisfies Answers['auditLog']);
    },
  });
}
