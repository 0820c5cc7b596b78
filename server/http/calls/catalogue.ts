import { isbot } from 'isbot';
import type { CategoryKey } from '#contract/category.ts';
import { catalogue } from '#contract/operations/catalogue.ts';
import type { Operation } from '#contract/operations/operation.ts';
import { packageDefinition } from '#server/entities/listed.ts';
import { findEntity, listEntities } from '#server/entities/rows.ts';
import type { HttpContext } from '#server/http/context.ts';
import { addressOf } from '#server/http/responses/cached-reads.ts';
import { notFound } from '#server/refusal.ts';
import { sendCached, sendPrivateJson } from '#server/http/responses/send.ts';
import type { CallDeps, Handlers } from '#server/http/serve.ts';

export function createCatalogueHandlers(deps: CallDeps): Handlers<typeof catalogue> {
  const { database, catalogueCache, access, headers, sessions, limiter, counter } = deps;
  const list = async (context: HttpContext, operation: Operation, category?: CategoryKey) => {
    const cached = (await catalogueCache.current()).answers.list(addressOf(operation, category));
    if (!cached) throw notFound('List');
    return sendCached(context, cached);
  };

  return {
    listPackages: ({ context }) => list(context, catalogue.listPackages),
    listDestinations: ({ context }) => list(context, catalogue.listDestinations),
    listTopPackages: ({ context, query: { category } }) => list(context, catalogue.listTopPackages, category),
    listCategories: ({ context, query: { category } }) => list(context, catalogue.listCategories, category),
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
    listAllPackages: async () => ({ packages: await listEntities(database.db, packageDefinition) }),
    readAnyPackage: async ({ id }) => {
      const found = await findEntity(database.db, packageDefinition, id);
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
