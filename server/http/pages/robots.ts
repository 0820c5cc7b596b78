import type { Hono } from 'hono';
import type { Catalogue, CatalogueCache } from '#server/catalogue/catalogue-cache.ts';
import type { HttpEnv } from '#server/http/context.ts';
import { notFound } from '#server/http/responses/http-failure.ts';
import type { PageRendererDeps } from './page-renderer.ts';
import {
  createCompressibleResponse,
  type RawHeaders,
  type CachedResponse,
} from '#server/http/responses/cached-response.ts';
import { route } from '#server/http/route.ts';
import { inertHeaders } from '#server/http/middleware/security-headers.ts';
import { renderRobots, renderSitemap } from './sitemap.ts';
import { sendCached } from '#server/http/calls/catalogue-reads.ts';

type Sitemap = () => Promise<CachedResponse | undefined>;

/** @param rendererDeps undefined while the site is not built */
export function createSitemap(
  catalogue: Catalogue,
  rendererDeps: PageRendererDeps | undefined,
  common: RawHeaders,
): Sitemap {
  let ready: CachedResponse | undefined;
  return async () => {
    if (!rendererDeps) return undefined;
    const body = () =>
      rendererDeps.renderer().then((renderer) => renderSitemap(catalogue, renderer, rendererDeps.origin));
    return (ready ??= createCompressibleResponse({
      type: 'application/xml; charset=utf-8',
      headers: [...common, ...inertHeaders, 'cache-control', 'no-cache', 'vary', 'Accept-Encoding'],
      body: Buffer.from(await body()),
    }));
  };
}

export function addRobots(
  app: Hono<HttpEnv>,
  origin: string,
  catalogueCache: CatalogueCache<{ readonly sitemap: Sitemap }>,
): void {
  route(app, '/robots.txt', {
    GET: (context) => context.text(renderRobots(origin), 200, { 'cache-control': 'no-cache' }),
  });
  route(app, '/sitemap.xml', {
    GET: async (context) => {
      const ready = await (await catalogueCache.current()).sitemap();
      if (!ready) throw notFound('Sitemap');
      return sendCached(context, ready);
    },
  });
}
