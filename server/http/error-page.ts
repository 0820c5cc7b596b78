import type { PageMaking } from './pages.ts';
import { readyToPack, type Ready } from './ready.ts';

/** Path of the site's page that says that something went wrong. */
const path = '/error';

const nothing = () => undefined;

/** Gives what a person gets whose page failed; undefined while the site is not built. */
export type ErrorPage = () => Promise<Ready | undefined>;

/**
 * The site's error page without its scripts: at the address of another page they would show that one, whose data
 * cannot be had. It is rendered once, when it is first needed, and needs no database.
 */
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
