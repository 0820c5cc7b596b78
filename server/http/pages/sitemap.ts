import type { PageRenderer } from '#contract/page-renderer.ts';
import type { Catalogue } from '#server/catalogue/catalogue-cache.ts';

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escaped[character] ?? '');

/** https://www.sitemaps.org/protocol.html */
export function renderSitemap(
  { packages }: Pick<Catalogue, 'packages'>,
  { publicPaths, packagePath }: Pick<PageRenderer, 'publicPaths' | 'packagePath'>,
  origin: string,
): string {
  const absolute = (path: string) => escape(new URL(path, origin).href);
  const pages = publicPaths.map((path) => `<url><loc>${absolute(path)}</loc></url>`);
  const tours = packages.map(({ _id, updatedAt, images }) => {
    const changed = updatedAt === null ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`;
    const pictures = images.map(
      (image) => `<image:image><image:loc>${absolute(image)}</image:loc></image:image>`,
    );
    return `<url><loc>${absolute(packagePath(_id))}</loc>${changed}${pictures.join('')}</url>`;
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

/** RFC 9309 */
export const renderRobots = (origin: string) =>
  ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
