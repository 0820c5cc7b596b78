import type { PageRenderer } from '#contract/page-renderer.ts';
import { escapeHtml } from '#contract/plain-text.ts';
import type { Catalogue } from '#server/catalogue/catalogue-cache.ts';
import { loadOnce } from '#server/concurrency.ts';
import type { PageRendererDeps } from './page-renderer.ts';
import { createCompressibleResponse, type RawHeaders } from '#server/http/responses/cached-response.ts';
import { inertHeaders } from '#server/http/middleware/security-headers.ts';

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
export function renderSitemap(
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
export const renderRobots = (origin: string) =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
