import type { PageMaking } from './pages.ts';
import { readyToPack, type Ready } from './ready.ts';

const path = '/error';

const nothing = () => undefined;

/** Undefined while the site is not built. */
export type ErrorPage = () => Promise<Ready | undefined>;

/** Without scripts: they would render the page of the requested address. Rendered once, without the database. */
export function createErrorPage(making: PageMaking | undefined): ErrorPage {
  let ready: Promise<Ready> | undefined;

  return async () => {
    if (!making) return undefined;
    ready ??= make(making);
    try {
      return await ready;
    } catch (cause) {
      ready = undefined;
      making.log.error({ error: cause, path }, 'A page could not be rendered');
      return undefined;
    }
  };
}

async function make({ renderer, frame, embed, origin, headersOf }: PageMaking): Promise<Ready> {
  const rendered = await (await renderer()).render({ path, origin, read: nothing, readFirst: nothing });
  const { text, inline } = await frame(rendered, embed);
  const still = text
    .replaceAll(/<script type="module"[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
  return readyToPack({
    type: 'text/html; charset=utf-8',
    headers: headersOf(inline).map((value) => (value === 'no-cache' ? 'no-store' : value)),
    body: Buffer.from(still),
  });
}
