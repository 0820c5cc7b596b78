import { paths } from '#features/shared/paths.ts';
import { publicStaticNames, type StaticName } from './pages/static-names.ts';
import { comparable } from './router/access.ts';

/** Which page an address shows, as far as its first look depends on it. */
export type PageOf =
  | { readonly kind: 'home' | 'shortlist' | 'sign-in' | 'error' }
  | { readonly kind: 'packages'; readonly category: string }
  | { readonly kind: 'detail'; readonly id: string }
  | { readonly kind: 'static'; readonly name: StaticName }
  /** Behind a sign-in, or for administrators. */
  | { readonly kind: 'private' }
  | { readonly kind: 'unknown' };

/** The page at a path; it tells them apart as the routes do. */
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
  const [first, second, third, ...more] = parts(path);
  if (first?.toLowerCase() !== 'packages' || second === undefined || more.length > 0)
    return { kind: 'unknown' };
  if (third === undefined) return { kind: 'packages', category: second };
  return second.toLowerCase() === 'detail' ? { kind: 'detail', id: third } : { kind: 'unknown' };
}

const isBelow = (page: string, area: string) => page === area || page.startsWith(`${area}/`);

const parts = (path: string) => path.split('/').filter(Boolean).map(decoded);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
