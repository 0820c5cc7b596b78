import type { Hono } from 'hono';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { HttpEnv, ServerDeps } from '#server/http/context.ts';
import { loadOnce } from '#server/load-once.ts';
import { route } from '#server/http/route.ts';

/** The calls in OpenAPI 3.1, for who writes another client; made at the first request. */
export function addOpenApi(app: Hono<HttpEnv>, { version }: Pick<ServerDeps, 'version'>): void {
  const loadDocument = loadOnce(async () => {
    const { createOpenApiDocument } = await import('#server/http/openapi/document.ts');
    return JSON.stringify(createOpenApiDocument(version));
  });
  route(app, apiBase + calls.openApi, {
    GET: async (context) => context.body(await loadDocument(), 200, { 'content-type': 'application/json' }),
  });
}
