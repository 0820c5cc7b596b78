import { allPackagesKey } from '#contract/category.ts';
import { paths } from '#features/shared/paths.ts';
import { staticPageNames, type StaticPageName } from './pages/static-page-names.ts';
import { normalizePath, decodePath } from './router/path.ts';

/** The page at an address, as far as its first render depends on it. */
export type RouteMatch =
  | { readonly kind: 'home' | 'shortlist' | 'sign-in' | 'error' }
  | { readonly kind: 'packages'; readonly category: string }
  | { readonly kind: 'detail'; readonly id: string }
  | { readonly kind: 'static'; readonly name: StaticPageName }
  /** Not rendered on the server: the admin area and its sign-in, the profile. */
  | { readonly kind: 'private' }
  | { readonly kind: 'unknown' };

/** For paths as `decodedPath` gives them, which is how wouter decodes; decode the groups with `decodedPart`. */
export const packageRoutePatterns = {
  detail: /^\/packages\/detail\/(?<id>[^/]+)\/?$/i,
  list: /^\/packages(?:\/(?<category>[^/]+))?\/?$/i,
} as const;

/** The page that `Routes` shows at a path; change both together. */
export function matchRoute(path: string): RouteMatch {
  const page = normalizePath(path);
  if (page === paths.home || page === '/home') return { kind: 'home' };
  if (page === paths.shortlist) return { kind: 'shortlist' };
  if (page === paths.signIn) return { kind: 'sign-in' };
  if (page === paths.error) return { kind: 'error' };
  if (isWithinPath(page, paths.admin) || isWithinPath(page, paths.adminSignIn) || page === paths.editProfile)
    return { kind: 'private' };
  const name = staticPageNames.find((known) => paths[known] === page);
  if (name) return { kind: 'static', name };
  const here = decodePath(path);
  const id = packageRoutePatterns.detail.exec(here)?.groups?.['id'];
  if (id !== undefined) return { kind: 'detail', id: decodePathSegment(id) };
  const list = packageRoutePatterns.list.exec(here);
  return list ? { kind: 'packages', category: readCategoryParam(list.groups) } : { kind: 'unknown' };
}

const isWithinPath = (page: string, area: string) => page === area || page.startsWith(`${area}/`);

/** The category in a list's address; `/packages` alone is the list of all. */
export const readCategoryParam = (params: Readonly<Record<string, string | undefined>> | undefined): string =>
  decodePathSegment(params?.['category'] ?? allPackagesKey);

/** Decodes the escapes that `decodeURI` leaves, such as `%2F`; returns what cannot be decoded unchanged. */
export function decodePathSegment(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
