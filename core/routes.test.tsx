import { renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ReactNode } from 'react';
import { Route, Router, Switch, useRoute } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { paths } from '#features/shared/paths.ts';
import '#features/shared/testing/property-seed.ts';
import { isSamePath } from './router/path.ts';
import { accessOf, isStaticPage, matchRoute, routes } from './routes.ts';

describe('matchRoute', () => {
  it.each([
    ['/', 'home'],
    ['/Home', 'home'],
    ['/home/', 'home'],
    ['/About', 'about'],
    [paths.privacyPolicy, 'privacyPolicy'],
    ['/packages/all%20packages', 'packages', 'all packages'],
    ['/Packages/Domestic', 'packages', 'Domestic'],
    ['/packages/detail/p%2F1', 'packageDetail', 'p/1'],
    ['/packages/detail/p%252F1', 'packageDetail', 'p%2F1'],
    ['/packages/detail/%E0%A4%A', 'packageDetail', '%E0%A4%A'],
    ['/packages/detail', 'packages', 'detail'],
    ['/packages', 'packages', 'all packages'],
    ['/Packages/', 'packages', 'all packages'],
    ['/packages/domestic/', 'packages', 'domestic'],
    ['//', 'unknown'],
    ['/packages//', 'unknown'],
    ['/packages//domestic', 'unknown'],
    ['/packages/domestic//', 'unknown'],
    ['//packages/domestic', 'unknown'],
    ['/packages/detail//p1', 'unknown'],
    ['/packages%2Fdomestic', 'unknown'],
    ['/packages/domestic/x', 'unknown'],
    ['/packages/detail/a/b', 'unknown'],
    ['/Shortlist', 'shortlist'],
    ['/sign-in', 'signIn'],
    ['/error', 'error'],
    ['/admin', 'admin'],
    ['/ADMIN/packages', 'admin'],
    ['/admin-login/reset-password', 'adminSignIn'],
    ['/edit-profile', 'editProfile'],
    ['/administrator', 'unknown'],
    // The Kelvin sign, which is `k` in lower case.
    ['/boo%E2%84%AAing', 'unknown'],
    ['/nowhere', 'unknown'],
  ])('%s is %s', (path, name, param = '') => {
    expect(matchRoute(path)).toMatchObject({ name, param });
  });

  it.each([
    ['/packages', 'all packages'],
    ['/Packages/', 'all packages'],
    ['/packages/all%20packages', 'all packages'],
    ['/packages/domestic/', 'domestic'],
    ['/Packages/Domestic', 'domestic'],
    ['/packages/detail', undefined],
    ['/packages/cruises', undefined],
    ['/packages/__proto__', undefined],
    ['/packages/constructor', undefined],
    ['/packages/%E0%A4%A', undefined],
    ['/about', undefined],
  ])('%s names the list %s', (path, category) => {
    expect(matchRoute(path).category).toBe(category);
  });

  it('reads back every id of a package', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        expect(matchRoute(paths.packageDetail(id))).toMatchObject({ name: 'packageDetail', param: id });
      }),
    );
  });
});

it('neither prefetches nor caches guarded pages, and makes pages of text public', () => {
  const guarded = routes.filter(({ access }) => access !== 'public');
  expect(guarded.map(({ name }) => name)).toEqual(['editProfile', 'admin']);
  for (const route of guarded) expect(route).toMatchObject({ isPersonal: true, prefetch: 'none' });
  for (const { name, access, isPersonal } of routes.filter((route) => isStaticPage(route.name)))
    expect([name, access, isPersonal]).toEqual([name, 'public', undefined]);
});

describe('accessOf', () => {
  it.each([
    '/',
    '/Home',
    '/about',
    '/packages/all%20packages',
    '/sign-in',
    '/admin-login',
    '/admin-login/forgot-password',
    '/admin-login/reset-password',
    '/administrator',
    '',
  ])('leaves %j to everybody', (path) => expect(accessOf(path)).toBe('public'));

  it.each(['/edit-profile', '/Edit-Profile/', '/edit%2Dprofile', '/%65dit-profile'])(
    'requires a member at %j',
    (path) => expect(accessOf(path)).toBe('member'),
  );

  it.each([
    '/admin',
    '/admin/',
    '/ADMIN',
    '/%61dmin',
    '/Admin/Packages',
    '/admin/packages/create',
    '/admin/edit-package/7',
    '/admin/nothing-here',
    '/admin/%E0%A4%A',
  ])('asks for an administrator at %j', (path) => expect(accessOf(path)).toBe('admin'));

  it.each(['/%E0%A4%A', '/%61dmin/%E0%A4%A', '/%2561dmin', '/admin/two%0Alines'])(
    'takes %j for public, as no route shows an admin page there',
    (path) => {
      expect(accessOf(path)).toBe('public');
      expect(shownByWouter(path)).toBe(false);
    },
  );

  it('guards every spelling that wouter would take for the admin area', () => {
    for (const path of [
      '/aDmIn',
      '/%41dmin',
      '/admin//',
      '/admin/%2e',
      '/%61%64%6D%69%6E/packages',
      '/admin%2Fx',
    ])
      expect(accessOf(path) === 'admin' || !shownByWouter(path)).toBe(true);
  });
});

function shownByWouter(path: string): boolean {
  const { hook } = memoryLocation({ path });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Router hook={hook}>{children}</Router>;
  const { result } = renderHook(() => useRoute('/admin/*?'), { wrapper });
  return result.current[0];
}

/** The routes as wouter's own patterns. */
const wouterPatterns = [
  ['/', 'home'],
  ['/home', 'home'],
  ['/packages/detail/:param', 'packageDetail'],
  ['/packages/:param?', 'packages'],
  ...routes.flatMap(({ name }) => (isStaticPage(name) ? [[paths[name], name] as const] : [])),
  [paths.shortlist, 'shortlist'],
  [paths.signIn, 'signIn'],
  [`${paths.adminSignIn}/*?`, 'adminSignIn'],
  [paths.editProfile, 'editProfile'],
  [`${paths.admin}/*?`, 'admin'],
  [paths.error, 'error'],
] as const;

/** The route that wouter shows, by its own decoding and matching. */
const routeByWouter = (path: string) =>
  renderToStaticMarkup(
    <Router ssrPath={path}>
      <Switch>
        {wouterPatterns.map(([pattern, name]) => (
          <Route key={pattern} path={pattern}>
            {name}
          </Route>
        ))}
        <Route path={/^/}>unknown</Route>
      </Switch>
    </Router>,
  );

const words = wouterPatterns
  .flatMap(([pattern]) => pattern.split('/'))
  .filter((word) => /^\w/.test(word))
  .concat('domestic', 'all packages', 'forgot-password', 'create', 'administrator', 'homes');

/** The character in the ways that an address may spell it. */
const spelling = (character: string) => {
  const hex = character.charCodeAt(0).toString(16);
  // The Kelvin sign is `k` in lower case, but not for a regular expression.
  const kelvin = character === 'k' ? ['%E2%84%AA'] : [];
  const rare = [character.toUpperCase(), `%${hex}`, `%${hex.toUpperCase()}`, `%25${hex}`, ...kelvin];
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant(character) },
    { weight: 1, arbitrary: fc.constantFrom(...rare) },
  );
};
const word = fc
  .constantFrom(...words)
  .chain((text) => fc.tuple(...Array.from(text, spelling)))
  .map((characters) => characters.join(''));
const oddPart = fc.constantFrom(
  '',
  '.',
  '%',
  '%2F',
  '%0A',
  '%5C',
  '%E0%A4%A',
  '%E2%84%AA',
  '%25',
  '*',
  ':param',
  'p1',
);
const address = fc
  .array(fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: oddPart }), { maxLength: 4 })
  .map((parts) => `/${parts.join('/')}`)
  .chain((path) => fc.constantFrom(path, path, `${path}/`));

it('has a pattern of wouter for every route', () => {
  const known = new Set<string>(wouterPatterns.map(([, name]) => name));
  expect(routes.map(({ name }) => name).filter((name) => !known.has(name))).toEqual(['unknown']);
});

it('finds the route that wouter would show, for any address', () => {
  fc.assert(
    fc.property(address, (path) => {
      const { name } = matchRoute(path);
      expect(name).toBe(routeByWouter(path));
      expect(name === 'signIn').toBe(isSamePath(path, paths.signIn));
    }),
    { numRuns: 400 },
  );
});
