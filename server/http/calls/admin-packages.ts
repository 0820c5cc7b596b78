import type { Hono } from 'hono';
import type { Answers } from '#contract/answers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { findPackage, listPackages } from '#server/catalogue/packages.ts';
import type { HttpContext, HttpEnv, ServerDeps } from '#server/http/context.ts';
import { createCompressibleResponse, type RawHeaders } from '#server/http/responses/cached-response.ts';
import { notFound } from '#server/http/responses/http-failure.ts';
import { route } from '#server/http/route.ts';
import type { Access } from '#server/http/sessions/access.ts';
import { sendPrivate } from './drafts.ts';

/** The packages for administrators, drafts and those by link among them; not part of the specification. */
export function addAdminPackages(
  app: Hono<HttpEnv>,
  { database: { db } }: Pick<ServerDeps, 'database'>,
  access: Access,
  headers: RawHeaders,
): void {
  route(app, apiBase + calls.adminPackages, {
    GET: async (context) => {
      await access.administrator(context);
      const answer = { packages: await listPackages(db) } satisfies Answers['adminPackages'];
      return sendPrivate(context, createJsonResponse(answer, headers));
    },
  });

  route(app, `${apiBase}${calls.adminPackage('')}:id`, {
    GET: async (context: HttpContext) => {
      await access.administrator(context);
      const found = await findPackage(db, context.req.param('id') ?? '');
      if (!found) throw notFound('Package');
      const answer = { package: found } satisfies Answers['adminPackage'];
      return sendPrivate(context, createJsonResponse(answer, headers));
    },
  });
}

export const createJsonResponse = (answer: object, headers: RawHeaders) =>
  createCompressibleResponse({
    type: 'application/json; charset=utf-8',
    headers,
    body: Buffer.from(JSON.stringify(answer)),
  });
