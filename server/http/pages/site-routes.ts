import type { Hono } from 'hono';
import { isPagePath } from '#contract/page-path.ts';
import type { Log } from '#server/log.ts';
import type { CatalogueCache } from '#server/catalogue/catalogue-cache.ts';
import type { Handler, HttpContext, HttpEnv } from '#server/http/context.ts';
import { savesData, type CachedResponse } from '#server/http/responses/cached-response.ts';
import { noindexHeaders } from '#server/http/middleware/security-headers.ts';
import { Refusal, notFound } from '#server/refusal.ts';
import { methodNotAllowed } from '#server/http/serve.ts';
import { manifestPath, type Site } from './site-files.ts';
import type { CachedPages, PageResponse, createErrorPage } from './page-renderer.ts';
import { sendCached, sendPrivate } from '#server/http/responses/send.ts';
import type { Access } from '#server/http/sessions/access.ts';

/** The site's files, rendered pages, and index.html for pages that are not rendered. */
export function addSite(
  app: Hono<HttpEnv>,
  site: Site,
  catalogueCache: CatalogueCache<{
    readonly pages: CachedPages;
    readonly barePage: CachedResponse | undefined;
    readonly manifest: CachedResponse | undefined;
  }>,
  { findDraft }: Pick<Access, 'findDraft'>,
  withErrorPage: WithErrorPage,
): void {
  const findPage = async (
    path: string,
    search: string,
    saves: boolean,
  ): Promise<PageResponse | undefined> => {
    const file = path === manifestPath ? (await catalogueCache.current()).manifest : site.file(path);
    if (file) return { status: 200, response: file };
    if (!isPagePath(path)) return undefined;
    const { pages, barePage } = await catalogueCache.current();
    const rendered = await pages.read({ path, search }, saves);
    if (rendered || !barePage) return rendered;
    const bare = { status: 200, response: barePage } as const;
    return (await pages.isIndexed(path)) ? bare : { ...bare, isIndexed: false };
  };

  /** The page of a draft, for an administrator. */
  const renderDraft = async (context: HttpContext): Promise<CachedResponse | undefined> => {
    const { pages } = await catalogueCache.current();
    const id = await pages.packageIdOf(context.req.path);
    const draft = id === undefined ? undefined : await findDraft(context, id);
    return draft && pages.renderDraft(context.req.path, draft);
  };

  app.all(
    '*',
    withErrorPage(async (context) => {
      const { path, method, url } = context.req;
      const page = await findPage(path, new URL(url).search, savesData(context.req.header('save-data')));
      if (!page) throw notFound('Address');
      if (method !== 'GET' && method !== 'HEAD') throw methodNotAllowed(['GET']);
      const draft = page.status === 404 ? await renderDraft(context) : undefined;
      if (draft) return sendPrivate(context, draft);
      const answer = await sendCached(context, page.response, page.status);
      if (page.isIndexed === false) answer.headers.set(...noindexHeaders);
      return answer;
    }),
  );
}

export type WithErrorPage = ReturnType<typeof createWithErrorPage>;

/** Page requests get an HTML error page; only calls are answered with JSON. @throws refusals, and without the page */
export const createWithErrorPage =
  (errorPage: ReturnType<typeof createErrorPage>, log: Pick<Log, 'error'>) =>
  (handler: Handler): Handler =>
  async (context) => {
    try {
      return await handler(context);
    } catch (cause) {
      const response = cause instanceof Refusal ? undefined : await errorPage();
      if (!response) throw cause;
      log.error({ id: context.get('requestId'), error: cause });
      return sendCached(context, response, 500);
    }
  };
