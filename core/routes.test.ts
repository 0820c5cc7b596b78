import { expect, it } from 'vitest';
import { paths } from '#features/shared/paths.ts';
import { matchRoute } from './routes.ts';

it.each([
  ['/', { kind: 'home' }],
  ['/Home', { kind: 'home' }],
  ['/home/', { kind: 'home' }],
  ['/About', { kind: 'static', name: 'about' }],
  [paths.privacyPolicy, { kind: 'static', name: 'privacyPolicy' }],
  ['/packages/all%20packages', { kind: 'packages', category: 'all packages' }],
  ['/Packages/Domestic', { kind: 'packages', category: 'Domestic' }],
  ['/packages/detail/p%2F1', { kind: 'detail', id: 'p/1' }],
  ['/packages/detail/%E0%A4%A', { kind: 'detail', id: '%E0%A4%A' }],
  ['/packages/detail', { kind: 'packages', category: 'detail' }],
  ['/packages', { kind: 'packages', category: 'all packages' }],
  ['/Packages/', { kind: 'packages', category: 'all packages' }],
  ['/packages/domestic/', { kind: 'packages', category: 'domestic' }],
  ['//', { kind: 'unknown' }],
  ['/packages//', { kind: 'unknown' }],
  ['/packages//domestic', { kind: 'unknown' }],
  ['/packages/domestic//', { kind: 'unknown' }],
  ['//packages/domestic', { kind: 'unknown' }],
  ['/packages/detail//p1', { kind: 'unknown' }],
  ['/packages%2Fdomestic', { kind: 'unknown' }],
  ['/packages/domestic/x', { kind: 'unknown' }],
  ['/packages/detail/a/b', { kind: 'unknown' }],
  ['/Shortlist', { kind: 'shortlist' }],
  ['/sign-in', { kind: 'sign-in' }],
  ['/error', { kind: 'error' }],
  ['/admin', { kind: 'private' }],
  ['/ADMIN/packages', { kind: 'private' }],
  ['/admin-login/reset-password', { kind: 'private' }],
  ['/edit-profile', { kind: 'private' }],
  ['/administrator', { kind: 'unknown' }],
  ['/nowhere', { kind: 'unknown' }],
])('%s', (path, page) => {
  expect(matchRoute(path)).toEqual(page);
});
