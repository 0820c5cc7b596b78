import { expect, it } from 'vitest';
import { chooseStrategy, type StrategyRequest } from './caching-strategy.ts';

const site = 'https://banyan.example';
const hosts = { site, backend: site };

/** A call as the site's own code makes it. */
const read = (path: string, change: Partial<StrategyRequest> = {}): StrategyRequest => ({
  method: 'GET',
  url: new URL(path, site).href,
  mode: 'cors',
  credentials: 'omit',
  cache: 'default',
  ...change,
});
const visit = (path: string) => read(path, { mode: 'navigate', credentials: 'include' });

it.each(['/', '/packages/all%20packages', '/packages/detail/x', '/nowhere'])('keeps the page %s', (path) => {
  expect(chooseStrategy(visit(path), hosts)).toBe('page');
});

it.each([
  '/admin',
  '/admin/packages',
  '/ADMIN/',
  '/%61dmin/edit-package/1',
  '/admin-login/reset-password?token=1',
  '/sign-in',
  '/Edit-Profile',
])('never keeps the page %s', (path) => {
  expect(chooseStrategy(visit(path), hosts)).toBe('private-page');
});

it.each(['/sitemap.xml', '//api/health', '/API/health', '/pictures/x/640.avif', '/assets/entry-1a.js'])(
  'does not handle %s when it is opened as a page',
  (path) => {
    expect(chooseStrategy(visit(path), hosts)).toBe('none');
  },
);

it('caches the calls for lists and packages', () => {
  expect(chooseStrategy(read('/api/tours/getAllPackage'), hosts)).toBe('read');
  expect(chooseStrategy(read('/api/tours/package-detail/x'), hosts)).toBe('read');
});

it.each([
  ['about the session', read('/api/auth/me')],
  ['with cookies', read('/api/tours/getAllPackage', { credentials: 'include' })],
  ['that may carry cookies', read('/api/tours/getAllPackage', { credentials: 'same-origin' })],
  ['that insists on the server', read('/api/tours/getAllPackage', { cache: 'no-cache' })],
  ['that writes', read('/api/tours/getAllPackage', { method: 'DELETE' })],
  ['of a path that only begins alike', read('/api/tours-of-admins')],
  ['of another host', read('https://elsewhere.example/api/tours/getAllPackage')],
])('does not handle a call %s', (_what, asked) => {
  expect(chooseStrategy(asked, hosts)).toBe('none');
});

it('caches pictures and the files of the build', () => {
  expect(
    chooseStrategy(read('/pictures/x/640.avif', { mode: 'no-cors', credentials: 'include' }), hosts),
  ).toBe('picture');
  expect(
    chooseStrategy(read('/assets/banyan-1a.svg', { mode: 'no-cors', credentials: 'include' }), hosts),
  ).toBe('asset');
  expect(chooseStrategy(read('/icon-192.png'), hosts)).toBe('none');
});

it('applies the same rules to a backend on another host', () => {
  const apart = { site, backend: 'https://api.banyan.example' };
  const there = (path: string, change?: Partial<StrategyRequest>) => read(apart.backend + path, change);
  expect(chooseStrategy(there('/api/tours/getAllPackage'), apart)).toBe('read');
  expect(chooseStrategy(there('/pictures/x'), apart)).toBe('picture');
  expect(chooseStrategy(there('/api/auth/me', { credentials: 'include' }), apart)).toBe('none');
  expect(chooseStrategy(there('/', { mode: 'navigate' }), apart)).toBe('none');
  expect(chooseStrategy(read('/api/tours/getAllPackage'), apart)).toBe('none');
});
