import type { PageRendererDeps } from './page-renderer.ts';
import { createCompressibleResponse, type CachedResponse } from '#server/http/responses/cached-response.ts';

const path = '/error';

const nothing = () => undefined;

/** Undefined while the site is not built. */
export type ErrorPage = () => Promise<CachedResponse | undefined>;

/** Without scripts: they would render the page of the requested address. Rendered once, without the database. */
export function createErrorPage(rendererDeps: PageRendererDeps | undefined): ErrorPage {
  let ready: Promise<CachedResponse> | undefined;

  return async () => {
    if (!rendererDeps) return undefined;
    ready ??= renderErrorPage(rendererDeps);
    try {
      return await ready;
    } catch (cause) {
      ready = undefined;
      rendererDeps.log.error({ error: cause, path }, 'A page could not be rendered');
      return undefined;
    }
  };
}

async function renderErrorPage({
  renderer,
  frame,
  embed,
  origin,
  headersOf,
}: PageRendererDeps): Promise<CachedResponse> {
  const rendered = await (await renderer()).render({ path, origin, read: nothing, readFirst: nothing });
  const { text, inline } = await frame(rendered, embed);
  const still = text
    .replaceAll(/<script type="module"[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
  return createCompressibleResponse({
    type: 'text/html; charset=utf-8',
    headers: headersOf(inline).map((value) => (value === 'no-cache' ? 'no-store' : value)),
    body: Buffer.from(still),
  });
}
