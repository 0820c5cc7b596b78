import type { ServerDeps } from './context.ts';
import { readPageFrame } from './page-frame.ts';
import type { PageMaking } from './pages.ts';
import type { FlatHeaders } from './ready.ts';
import { inlineHashes, pageHeaders } from './security-headers.ts';

/** What pages are made of, as far as it lasts as long as the process. @returns undefined while nothing is built */
export async function readPageMaking(
  { siteFolder, renderer, config, log }: ServerDeps,
  common: FlatHeaders,
): Promise<PageMaking | undefined> {
  const frame = await readPageFrame(siteFolder);
  if (!frame || !renderer) return undefined;
  const always = [...common, 'cache-control', 'no-cache', 'vary', 'Accept-Encoding'];
  return {
    frame,
    renderer,
    origin: config.publicUrl,
    headersOf: (text) => [...always, ...pageHeaders(inlineHashes(text), config.firebase)],
    log,
  };
}
