import type { Hono } from 'hono';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { HttpEnv, ServerDeps } from '#server/http/context.ts';
import { route } from '#server/http/route.ts';

/** Backups, disk, pictures and mails, for `/admin`. */
export function addAdminStatus(
  app: Hono<HttpEnv>,
  { status }: Pick<ServerDeps, 'status'>,
  access: Access,
): void {
  route(app, apiBase + calls.adminStatus, {
    GET: async (context) => {
      await access.administrator(context);
      return context.json(await status());
    },
  });
}
