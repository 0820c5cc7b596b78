import { apiBase } from '#contract/api-base.ts';
import { isPagePath } from '#contract/page-path.ts';
import { matchRoute } from '#core/routes.ts';

/** `page`, `read`: network first; `picture`, `asset`: cache first; `private-page`: network, else shell. */
export type CachingStrategy = 'page' | 'private-page' | 'read' | 'picture' | 'asset' | 'none';

export type StrategyRequest = Pick<Request, 'method' | 'url' | 'mode' | 'credentials' | 'cache'>;

/** Origins, such as `https://banyan.example`. */
export interface Origins {
  readonly site: string;
  readonly backend: string;
}

/** Calls with cookies, calls that bypass the HTTP cache and pages of one person are never cached. */
export function chooseStrategy(
  { method, url, mode, credentials, cache }: StrategyRequest,
  { site, backend }: Origins,
): CachingStrategy {
  if (method !== 'GET') return 'none';
  const { origin, pathname } = new URL(url);
  if (mode === 'navigate') return origin === site ? choosePageStrategy(pathname) : 'none';
  if (origin === site && pathname.startsWith('/assets/')) return 'asset';
  if (origin !== backend) return 'none';
  if (pathname.startsWith('/pictures/')) return 'picture';
  const publicRead = pathname.startsWith(`${apiBase}/tours/`) && credentials === 'omit';
  return publicRead && cache === 'default' ? 'read' : 'none';
}

function choosePageStrategy(pathname: string): CachingStrategy {
  if (!isPagePath(pathname)) return 'none';
  return matchRoute(pathname).isPersonal ? 'private-page' : 'page';
}
