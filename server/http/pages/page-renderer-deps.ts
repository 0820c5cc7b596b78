import type { ServerDeps } from '#server/http/context.ts';
import { createLcpPreloader } from './lcp-preload.ts';
import { loadDocumentTemplate } from './document-template.ts';
import type { PageRendererDeps } from './page-renderer.ts';
import type { RawHeaders } from '#server/http/responses/cached-response.ts';
import type { Site } from './site-files.ts';
import { pageHeaders } from '#server/http/middleware/security-headers.ts';

/** @returns undefined while the site is not built */
export async function loadPageRendererDeps(
  { siteFolder, renderer, pictures, config, log }: ServerDeps,
  site: Site,
  common: RawHeaders,
): Promise<PageRendererDeps | undefined> {
  const frame = await loadDocumentTemplate(siteFolder);
  if (!frame || !renderer) return undefined;
  const always = [...common, 'cache-control', 'no-cache', 'vary', 'Accept-Encoding, Save-Data'];
  return {
    frame,
    embed: createLcpPreloader(site, pictures, log),
    renderer,
    origin: config.publicUrl,
    headersOf: (inline) => [...always, ...pageHeaders(inline, config.firebase)],
    log,
  };
}
