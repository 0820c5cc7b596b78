import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths } from '#features/shared/paths.ts';
import { isSamePath } from './router/path.ts';
import { matchRoute, routes } from './routes.tsx';

describe('matchRoute', () => {
  it.each([
    ['/', 'home'],
    ['/Home', 'home'],
    ['/About', 'about'],
    ['/packages/all%20packages', 'packages', 'all packages'],
    ['/Packages/Domestic', 'packages', 'Domestic'],
    ['/packages/detail/p%2F1', 'packageDetail', 'p/1'],
    ['/packages/detail/p%252F1', 'packageDetail', 'p%2F1'],
    ['/packages/detail/%E0%A4%A', 'packageDetail', '%E0%A4%A'],
    ['/packages/detail', 'packages', 'detail'],
    ['/packages', 'packages', 'all packages'],
    ['//', 'unknown'],
    ['/packages//', 'unknown'],
    ['/packages//domestic', 'unknown'],
    ['//packages/domestic', 'unknown'],
    ['/packages/detail//p1', 'unknown'],
    ['/packages%2Fdomestic', 'unknown'],
    ['/packages/domestic/x', 'unknown'],
    ['/Shortlist', 'shortlist'],
    ['/error', 'error'],
    ['/admin', 'admin'],
    ['/ADMIN/packages', 'admin'],
    ['/admin-login/reset-password', 'adminSignIn'],
    ['/administrator', 'unknown'],
    ['/%2561dmin', 'unknown'],
    ['/%61dmin/%E0%A4%A', 'unknown'],
    ['/admin/two%0Alines', 'unknown'],
    // The Kelvin sign, which is `k` in lower case.
    ['/boo%E2%84%AAing', 'unknown'],
    ['/nowhere', 'unknown'],
  ])('%s is %s', (path, name, param = '') => {
    expect(matchRoute(path)).toMatchObject({ name, param });
  });

  it.each([
    ['/packages', 'all packages'],
    ['/Packages/', 'all packages'],
    ['/packages/domestic/', 'domestic'],
    ['/Packages/Domestic', 'domestic'],
    ['/packages/detail', undefined],
    ['/packages/cruises', undefined],
    ['/packages/__proto__', undefined],
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

it('guards the pages of those who are signed in, and fetches no data of theirs ahead', () => {
  const guarded = routes.filter(({ access }) => access !== 'public');
  expect(guarded.map(({ name, prefetch }) => [name, prefetch])).toEqual([
    ['editProfile', undefined],
    ['admin', undefined],
  ]);
});

const accessOf = (path: string) => matchRoute(path).access;

describe('the access of a page', () => {
  it.each(['/edit-profile', '/Edit-Profile/', '/edit%2Dprofile', '/%65dit-profile'])(
    'requires a member at %j',
    (path) => expect(accessOf(path)).toBe('member'),
  );

  it.each([
    '/admin',
    '/admin/',
    '/admin//',
    '/%61dmin',
    '/%41dmin',
    '/%61%64%6D%69%6E/packages',
    '/Admin/Packages',
    '/admin/nothing-here',
    '/admin/%2e',
    '/admin/%E0%A4%A',
  ])('asks for an administrator at %j', (path) => expect(accessOf(path)).toBe('admin'));
});

it.each([
  ['/sign-in', true],
  ['/Sign-In/', true],
  ['/%73ign-in', true],
  ['/sign%2Din', true],
  ['/sign-in//', false],
  ['//sign-in', false],
  ['/%2573ign-in', false],
  ['/sign-in/x', false],
])('the router and its redirects agree whether %s is the sign-in: %s', (path, expected) => {
  expect([matchRoute(path).name === 'signIn', isSamePath(path, paths.signIn)]).toEqual([expected, expected]);
});
