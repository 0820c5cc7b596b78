import type { ServerDeps } from './context.ts';
import { createEmbedPictures } from './early-pictures.ts';
import { readPageFrame } from './page-frame.ts';
import type { PageMaking } from './pages.ts';
import type { FlatHeaders } from './ready.ts';
import type { Site } from './site.ts';
import { pageHeaders } from './security-headers.ts';

/** @returns undefined while the site is not built */
export async function readPageMaking(
  { siteFolder, renderer, pictures, config, log }: ServerDeps,
  site: Site,
  common: FlatHeaders,
): Promise<PageMaking | undefined> {
  const frame = await readPageFrame(siteFolder);
  if (!frame || !renderer) return undefined;
  const always = [...common, 'cache-control', 'no-cache', 'vary', 'Accept-Encoding, Save-Data'];
  return {
    frame,
    embed: createEmbedPictures(site, pictures, log),
    renderer,
    origin: config.publicUrl,
    headersOf: (inline) => [...always, ...pageHeaders(inline, config.firebase)],
    log,
  };
}
