import { apiBase } from '#contract/api-base.ts';
import { comparable } from '#core/router/access.ts';

/**
 * How the worker answers a request. `page`, `read`: network first, then what was kept. `picture`, `asset`: what was
 * kept, then the network. `private-page`: network only, the shell without one. `none`: left to the browser.
 */
export type Lane = 'page' | 'private-page' | 'read' | 'picture' | 'asset' | 'none';

/** What decides it. */
export type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'credentials' | 'cache'>;

/** Origins, such as `https://banyan.example`. */
export interface Hosts {
  readonly site: string;
  readonly backend: string;
}

/** First parts of addresses that belong to one person. */
const privateParts = new Set(['admin', 'admin-login', 'sign-in', 'edit-profile']);
/** First parts of addresses that are no pages. */
const noPages = new Set(['api', 'pictures', 'assets']);

/** Nothing is kept that was asked with cookies, that belongs to one person, or for which the server was insisted on. */
export function laneOf({ method, url, mode, credentials, cache }: Asked, { site, backend }: Hosts): Lane {
  if (method !== 'GET') return 'none';
  const { origin, pathname } = new URL(url);
  if (mode === 'navigate') return origin === site ? pageLane(pathname) : 'none';
  if (origin === site && pathname.startsWith('/assets/')) return 'asset';
  if (origin !== backend) return 'none';
  if (pathname.startsWith('/pictures/')) return 'picture';
  const publicRead = pathname.startsWith(`${apiBase}/tours/`) && credentials === 'omit';
  return publicRead && cache === 'default' ? 'read' : 'none';
}

function pageLane(pathname: string): Lane {
  const [first = '', ...rest] = comparable(pathname).split('/').slice(1);
  if (noPages.has(first) || (rest.at(-1) ?? first).includes('.')) return 'none';
  return privateParts.has(first) ? 'private-page' : 'page';
}
