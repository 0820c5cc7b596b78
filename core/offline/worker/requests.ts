import { apiBase, isPagePath } from '#contract/page-path.ts';
import { decodePath } from '#core/router/path.ts';
import { normalizePath, paths } from '#features/shared/paths.ts';

/** What Workbox's router knows of a GET request. */
export interface Asked {
  readonly request: Pick<Request, 'mode' | 'credentials' | 'cache'>;
  readonly sameOrigin: boolean;
  readonly url: URL;
}

/**
 * Which requests the worker answers, by how it answers them. Calls with cookies, calls that bypass the HTTP cache and
 * pages of one person are never cached.
 * @param backend its origin, such as `https://banyan.example`
 */
export const createMatchers = (backend: string) => ({
  page: (asked: Asked) => isPage(asked) && !isPersonal(asked),
  personalPage: (asked: Asked) => isNavigation(asked) && isPage(asked) && isPersonal(asked),
  read: ({ request: { cache, credentials }, url: { origin, pathname } }: Asked) =>
    origin === backend &&
    pathname.startsWith(`${apiBase}/tours/`) &&
    credentials === 'omit' &&
    cache === 'default',
  picture: (asked: Asked) =>
    !isNavigation(asked) && asked.url.origin === backend && asked.url.pathname.startsWith('/pictures/'),
  asset: (asked: Asked) =>
    !isNavigation(asked) && asked.sameOrigin && asked.url.pathname.startsWith('/assets/'),
});

const isNavigation = ({ request }: Asked) => request.mode === 'navigate';
const isPage = ({ sameOrigin, url }: Asked) => sameOrigin && isPagePath(url.pathname);

/** Pages that belong to one person, and those below them: guarded ones, and where somebody signs in. */
const personalPaths = [paths.signIn, paths.adminSignIn, paths.editProfile, paths.admin];

function isPersonal({ url }: Asked): boolean {
  const path = normalizePath(decodePath(url.pathname));
  return personalPaths.some((personal) => path === personal || path.startsWith(`${personal}/`));
}
