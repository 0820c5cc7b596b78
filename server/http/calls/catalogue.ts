import { isbot } from 'isbot';
import type { catalogue } from '#contract/operations/catalogue.ts';
import type { Package } from '#contract/package.ts';
import type { CatalogueCache } from '#server/catalogue/catalogue-cache.ts';
import { packageDefinition } from '#server/catalogue/definitions.ts';
import type { PackageCounter } from '#server/counts/package-counter.ts';
import { findEntity, listEntities } from '#server/entities/rows.ts';
import type { HttpContext, ServerDeps } from '#server/http/context.ts';
import type { RateLimiter } from '#server/http/limits/rate-limiter.ts';
import type { CachedReads } from '#server/http/responses/cached-reads.ts';
import type { CatalogueListQuery } from '#server/http/responses/catalogue-json.ts';
import { notFound } from '#server/refusal.ts';
import { sendCached, sendPrivateJson } from '#server/http/responses/send.ts';
import type { RawHeaders } from '#server/http/responses/cached-response.ts';
import type { Handlers } from '#server/http/serve.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { BrowserSessions } from '#server/http/sessions/browser-sessions.ts';

export interface CatalogueDeps extends Pick<ServerDeps, 'database'> {
  readonly catalogueCache: CatalogueCache<{
    readonly answers: CachedReads;
    /** Of public packages alone. */
    readonly findPackage: (id: string) => Package | undefined;
  }>;
  readonly access: Pick<Access, 'findDraft'>;
  readonly headers: RawHeaders;
  readonly sessions: Pick<BrowserSessions, 'hasCookie'>;
  readonly limiter: Pick<RateLimiter, 'count'>;
  readonly counter: Pick<PackageCounter, 'count'>;
}

export function createCatalogueHandlers({
  database: { db },
  catalogueCache,
  access,
  headers,
  sessions,
  limiter,
  counter,
}: CatalogueDeps): Handlers<typeof catalogue> {
  const list = async (context: HttpContext, query: CatalogueListQuery) =>
    sendCached(context, (await catalogueCache.current()).answers.list(query));

  return {
    listPackages: ({ context }) => list(context, { kind: 'all' }),
    listDestinations: ({ context }) => list(context, { kind: 'destinations' }),
    listTopPackages: ({ context, query }) => list(context, { kind: 'top', ...query }),
    listCategories: ({ context, query: { category } }) =>
      list(context, category === undefined ? { kind: 'categories' } : { kind: 'packages', category }),
    readPackage: async ({ context, id }) => {
      const cached = (await catalogueCache.current()).answers.detail(id);
      if (cached) return sendCached(context, cached);
      const draft = await access.findDraft(context, id);
      if (!draft) throw notFound('Package');
      return sendPrivateJson(context, { data: { package: draft } }, headers);
    },
    count: {
      limit: ({ context }) => limiter.count(context),
      run: async ({ context, input }) => {
        if (!(await catalogueCache.current()).findPackage(input.id)) throw notFound('Package');
        // The answer does not say whether it was counted: nobody needs to know.
        if (isVisitor(context) && !sessions.hasCookie(context, 'admin')) counter.count(input);
      },
    },
    listAllPackages: async () => ({ packages: await listEntities(db, packageDefinition) }),
    readAnyPackage: async ({ id }) => {
      const found = await findEntity(db, packageDefinition, id);
      if (!found) throw notFound('Package');
      return { package: found };
    },
  };
}

/** False for programs, for pages that are loaded ahead, and for people who ask not to be counted. */
function isVisitor({ req }: HttpContext): boolean {
  if (req.header('sec-gpc') === '1' || req.header('dnt') === '1') return false;
  if (/prefetch|prerender/.test(req.header('sec-purpose') ?? '')) return false;
  const userAgent = req.header('user-agent') ?? '';
  return userAgent !== '' && !isbot(userAgent);
}
