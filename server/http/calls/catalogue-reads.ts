import type { Hono } from 'hono';
import type { Answers } from '#contract/answers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { toCategoryKey } from '#contract/category.ts';
import type { CatalogueCache } from '#server/catalogue/catalogue-cache.ts';
import type { HttpContext, HttpEnv } from '#server/http/context.ts';
import { preferredEncodings } from '#server/http/responses/content-negotiation.ts';
import { HttpFailure, notFound } from '#server/http/responses/http-failure.ts';
import type { CatalogueListQuery } from '#server/http/responses/catalogue-json.ts';
import type { CachedReads } from '#server/http/responses/cached-reads.ts';
import {
  variantResponse,
  type CachedResponse,
  type RawHeaders,
} from '#server/http/responses/cached-response.ts';
import { route } from '#server/http/route.ts';
import { createJsonResponse } from './admin-packages.ts';
import { sendPrivate, type FindDraft } from './drafts.ts';

/** The reads of `/tours` (specification, section 7). */
export function addCatalogueReads(
  app: Hono<HttpEnv>,
  catalogueCache: CatalogueCache<{ readonly answers: CachedReads }>,
  findDraft: FindDraft,
  headers: RawHeaders,
): void {
  const list = (toQuery: (context: HttpContext) => CatalogueListQuery) => async (context: HttpContext) => {
    const query = toQuery(context);
    return sendCached(context, (await catalogueCache.current()).answers.list(query));
  };

  route(app, apiBase + calls.allPackages, { GET: list(() => ({ kind: 'all' })) });
  route(app, apiBase + calls.destinations, { GET: list(() => ({ kind: 'destinations' })) });
  route(app, apiBase + calls.topPackages, {
    GET: list((context) => ({ kind: 'top', category: parseCategory(context.req.query('category')) })),
  });
  route(app, apiBase + calls.categoriesList, {
    GET: list((context) => {
      const category = context.req.query('category');
      return category === undefined
        ? { kind: 'categories' }
        : { kind: 'packages', category: parseCategory(category) };
    }),
  });
  route(app, `${apiBase}${calls.packageDetail('')}:id`, {
    GET: async (context) => {
      const { answers } = await catalogueCache.current();
      const id = context.req.param('id') ?? '';
      const cached = answers.detail(id);
      if (cached) return sendCached(context, cached);
      const draft = await findDraft(context, id);
      if (!draft) throw notFound('Package');
      const answer = { data: { package: draft } } satisfies Answers['packageDetail'];
      return sendPrivate(context, createJsonResponse(answer, headers));
    },
  });
}

function parseCategory(text = '') {
  const category = toCategoryKey(text);
  const message = 'Category must be domestic, international or all packages';
  if (category === undefined) throw new HttpFailure(400, message, { fields: { category: message } });
  return category;
}

export async function sendCached(
  context: HttpContext,
  cached: CachedResponse,
  status = 200,
): Promise<Response> {
  const variant = await cached.selectOrCompress(preferredEncodings(context.req.header('accept-encoding')));
  const ifNoneMatch = status === 200 ? context.req.header('if-none-match') : undefined;
  return variantResponse(variant, ifNoneMatch, status);
}
