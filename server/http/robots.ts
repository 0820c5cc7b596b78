import type { Hono } from 'hono';
import type { Catalogue, Versions } from './catalogue.ts';
import type { HttpEnv } from './context.ts';
import { notFound } from './failure.ts';
import type { PageMaking } from './pages.ts';
import { readyToPack, type FlatHeaders, type Ready } from './ready.ts';
import { route } from './routes.ts';
import { inertHeaders } from './security-headers.ts';
import { robots, sitemap } from './sitemap.ts';
import { sendReady } from './tours-read.ts';

type Sitemap = () => Promise<Ready | undefined>;

/** @param making undefined while the site is not built */
export function createSitemap(
  catalogue: Catalogue,
  making: PageMaking | undefined,
  common: FlatHeaders,
): Sitemap {
  let ready: Ready | undefined;
  return async () => {
    if (!making) return undefined;
    const body = () => making.renderer().then((renderer) => sitemap(catalogue, renderer, making.origin));
    return (ready ??= readyToPack({
      type: 'application/xml; charset=utf-8',
      headers: [...common, ...inertHeaders, 'cache-control', 'no-cache', 'vary', 'Accept-Encoding'],
      body: Buffer.from(await body()),
    }));
  };
}

export function addRobots(
  app: Hono<HttpEnv>,
  origin: string,
  versions: Versions<{ readonly sitemap: Sitemap }>,
): void {
  route(app, '/robots.txt', {
    GET: (context) => context.text(robots(origin), 200, { 'cache-control': 'no-cache' }),
  });
  route(app, '/sitemap.xml', {
    GET: async (context) => {
      const ready = await (await versions.current()).sitemap();
      if (!ready) throw notFound('Sitemap');
      return sendReady(context, ready);
    },
  });
}
