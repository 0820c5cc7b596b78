import { allPackages } from '#contract/category.ts';
import { paths } from '#features/shared/paths.ts';
import { publicStaticNames, type StaticName } from './pages/static-names.ts';
import { comparable, decodedPath } from './router/access.ts';

/** The page at an address, as far as its first render depends on it. */
export type PageOf =
  | { readonly kind: 'home' | 'shortlist' | 'sign-in' | 'error' }
  | { readonly kind: 'packages'; readonly category: string }
  | { readonly kind: 'detail'; readonly id: string }
  | { readonly kind: 'static'; readonly name: StaticName }
  /** Not rendered on the server: the admin area and its sign-in, the profile. */
  | { readonly kind: 'private' }
  | { readonly kind: 'unknown' };

/** For paths as `decodedPath` gives them, which is how wouter decodes; decode the groups with `decodedPart`. */
export const packageRoutes = {
  detail: /^\/packages\/detail\/(?<id>[^/]+)\/?$/i,
  list: /^\/packages(?:\/(?<category>[^/]+))?\/?$/i,
} as const;

/** The page that `Routes` shows at a path; change both together. */
export function pageOf(path: string): PageOf {
  const page = comparable(path);
  if (page === paths.home || page === '/home') return { kind: 'home' };
  if (page === paths.shortlist) return { kind: 'shortlist' };
  if (page === paths.signIn) return { kind: 'sign-in' };
  if (page === paths.error) return { kind: 'error' };
  if (isBelow(page, paths.admin) || isBelow(page, paths.adminSignIn) || page === paths.editProfile)
    return { kind: 'private' };
  const name = publicStaticNames.find((known) => paths[known] === page);
  if (name) return { kind: 'static', name };
  const here = decodedPath(path);
  const id = packageRoutes.detail.exec(here)?.groups?.['id'];
  if (id !== undefined) return { kind: 'detail', id: decodedPart(id) };
  const list = packageRoutes.list.exec(here);
  return list ? { kind: 'packages', category: categoryOf(list.groups) } : { kind: 'unknown' };
}

const isBelow = (page: string, area: string) => page === area || page.startsWith(`${area}/`);

/** The category in a list's address; `/packages` alone is the list of all. */
export const categoryOf = (params: Readonly<Record<string, string | undefined>> | undefined): string =>
  decodedPart(params?.['category'] ?? allPackages);

/** Decodes the escapes that `decodeURI` leaves, such as `%2F`; returns what cannot be decoded unchanged. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
