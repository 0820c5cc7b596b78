import type { Hono } from 'hono';
import type { AgencyChanges } from '#contract/agency.ts';
import type { Package } from '#contract/package.ts';
import { brochureFile, isPagePath } from '#contract/page-path.ts';
import type { PageRenderer } from '#contract/page-renderer.ts';
import { escapeHtml } from '#contract/plain-text.ts';
import type { CatalogueCache, Catalogue } from '#server/catalogue/catalogue-cache.ts';
import { loadOnce } from '#server/concurrency.ts';
import type { Handler, HttpContext, HttpEnv } from '#server/http/context.ts';
import { noindexHeaders, inertHeaders } from '#server/http/middleware/security-headers.ts';
import {
  savesData,
  type CachedResponse,
  createCompressibleResponse,
  type RawHeaders,
} from '#server/http/responses/cached-response.ts';
import { sendCached, sendPrivate } from '#server/http/responses/send.ts';
import { methodNotAllowed, route } from '#server/http/serve.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { Log } from '#server/log.ts';
import { Refusal, notFound } from '#server/refusal.ts';
import type { createBrochures } from './brochures.ts';
import type { CachedPages, PageResponse, createErrorPage, PageRendererDeps } from './page-renderer.ts';
import type { createCachedPictures } from './picture-files.ts';
import { manifestPath, type Site } from './site-files.ts';

interface SiteDeps {
  readonly origin: string;
  readonly site: Site;
  readonly catalogueCache: CatalogueCache<{
    readonly findPackage: (id: string) => Package | undefined;
    readonly agency: AgencyChanges;
    readonly pages: CachedPages;
    readonly sitemap: ReturnType<typeof createSitemap>;
    readonly barePage: CachedResponse | undefined;
    readonly manifest: CachedResponse | undefined;
  }>;
  readonly pictures: ReturnType<typeof createCachedPictures>;
  readonly readBrochure: ReturnType<typeof createBrochures>;
  readonly access: Pick<Access, 'findDraft'>;
  readonly errorPage: ReturnType<typeof createErrorPage>;
  readonly log: Log;
}

/** Pictures, brochures, the site's files, rendered pages, and index.html for pages that are not rendered. */
export function addSite(app: Hono<HttpEnv>, deps: SiteDeps): void {
  const { origin, site, catalogueCache, pictures, readBrochure, access, errorPage, log } = deps;

  /** Page requests get an HTML error page; only calls are answered with JSON. @throws refusals, and without the page */
  const withErrorPage =
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

  const findPage = async ({ req }: HttpContext): Promise<PageResponse | undefined> => {
    const { path, url } = req;
    const file = path === manifestPath ? (await catalogueCache.current()).manifest : site.file(path);
    if (file) return { status: 200, response: file };
    if (!isPagePath(path)) return undefined;
    const { pages, barePage } = await catalogueCache.current();
    const address = { path, search: new URL(url).search };
    const rendered = await pages.read(address, savesData(req.header('save-data')));
    if (rendered || !barePage) return rendered;
    const bare = { status: 200, response: barePage } as const;
    return (await pages.isIndexed(path)) ? bare : { ...bare, isIndexed: false };
  };

  /** The page of a draft, for an administrator. */
  const renderDraft = async (context: HttpContext): Promise<CachedResponse | undefined> => {
    const { pages } = await catalogueCache.current();
    const id = await pages.packageIdOf(context.req.path);
    const draft = id === undefined ? undefined : await access.findDraft(context, id);
    return draft && pages.renderDraft(context.req.path, draft);
  };

  for (const path of ['/pictures/:picture', '/pictures/:picture/:variant'])
    route(app, path, {
      GET: async (context) => {
        const response = await pictures.read(context.req.path);
        if (!response) throw notFound('Picture');
        return sendCached(context, response);
      },
    });

  route(app, `/packages/detail/:id/${brochureFile}`, {
    GET: withErrorPage(async (context) => {
      const id = context.req.param('id') ?? '';
      const { findPackage, pages, agency } = await catalogueCache.current();
      const tour = findPackage(id);
      const brochure = tour && (await readBrochure(tour, agency));
      if (brochure) return sendCached(context, brochure);
      const draft = await access.findDraft(context, id);
      const ofDraft = draft && (await readBrochure(draft, agency));
      if (ofDraft) return sendPrivate(context, ofDraft);
      const page = await pages.read({ path: context.req.path, search: '' }, false);
      if (!page) throw notFound('Brochure');
      return sendCached(context, page.response, page.status);
    }),
  });

  route(app, '/robots.txt', {
    GET: (context) => context.text(renderRobots(origin), 200, { 'cache-control': 'no-cache' }),
  });
  route(app, '/sitemap.xml', {
    GET: async (context) => {
      const response = await (await catalogueCache.current()).sitemap();
      if (!response) throw notFound('Sitemap');
      return sendCached(context, response);
    },
  });

  app.all(
    '*',
    withErrorPage(async (context) => {
      const page = await findPage(context);
      if (!page) throw notFound('Address');
      if (!['GET', 'HEAD'].includes(context.req.method)) throw methodNotAllowed(['GET']);
      const draft = page.status === 404 ? await renderDraft(context) : undefined;
      if (draft) return sendPrivate(context, draft);
      const answer = await sendCached(context, page.response, page.status);
      if (page.isIndexed === false) answer.headers.set(...noindexHeaders);
      return answer;
    }),
  );
}

/** Rendered once for a version of the catalogue. */
export const createSitemap = (
  catalogue: Catalogue,
  rendererDeps: PageRendererDeps | undefined,
  common: RawHeaders,
) =>
  loadOnce(async () => {
    if (!rendererDeps) return undefined;
    return createCompressibleResponse({
      type: 'application/xml; charset=utf-8',
      headers: [...common, ...inertHeaders, 'cache-control', 'no-cache', 'vary', 'Accept-Encoding'],
      body: Buffer.from(renderSitemap(catalogue, await rendererDeps.renderer(), rendererDeps.origin)),
    });
  });

/** https://www.sitemaps.org/protocol.html, without packages and places where the site shows those of another backend */
function renderSitemap(
  { packages }: Pick<Catalogue, 'packages'>,
  site: Pick<PageRenderer, 'publicPaths' | 'packagePath' | 'placePaths' | 'keyOf'>,
  origin: string,
): string {
  const { publicPaths, packagePath, placePaths, keyOf } = site;
  const absolute = (path: string) => escapeHtml(new URL(path, origin).href);
  const shown = packages.filter(({ _id }) => keyOf(packagePath(_id)) !== undefined);
  const pages = [...publicPaths, ...placePaths(shown)].map(
    (path) => `<url><loc>${absolute(path)}</loc></url>`,
  );
  const tours = shown.map(({ _id, updatedAt, images }) => {
    const changed = updatedAt === null ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`;
    const pictures = images
      .map((image) => `<image:image><image:loc>${absolute(image)}</image:loc></image:image>`)
      .join('');
    return `<url><loc>${absolute(packagePath(_id))}</loc>${changed}${pictures}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...pages,
    ...tours,
    '</urlset>',
    '',
  ].join('\n');
}

/** RFC 9309. Nothing is disallowed: what robots may not fetch is indexed by its address, and its `noindex` not seen. */
const renderRobots = (origin: string) =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
