import type { Hono } from 'hono';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { HttpEnv, ServerDeps } from '#server/http/context.ts';
import { createOpenApiDocument, type OpenApiDocument } from '#server/http/openapi/document.ts';
import { route } from '#server/http/route.ts';

/** The calls in OpenAPI 3.1, for who writes another client; made at the first request. */
export function addOpenApi(app: Hono<HttpEnv>, { version }: Pick<ServerDeps, 'version'>): void {
  let document: OpenApiDocument | undefined;
  route(app, apiBase + calls.openApi, {
    GET: (context) => {
      document ??= createOpenApiDocument(version);
      return context.json(document);
    },
  });
}
