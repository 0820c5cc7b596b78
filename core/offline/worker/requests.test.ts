import { expect, it } from 'vitest';
import { routes } from '#core/routes.tsx';
import { paths } from '#features/shared/paths.ts';
import { createMatchers, type Asked } from './requests.ts';

const site = 'https://banyan.example';

/** A call as the site's own code makes it. */
function read(address: string, change: Partial<Asked['request']> = {}): Asked {
  const url = new URL(address, site);
  const request = { mode: 'cors', credentials: 'omit', cache: 'default', ...change } as const;
  return { request, sameOrigin: url.origin === site, url };
}
const visit = (path: string) => read(path, { mode: 'navigate', credentials: 'include' });

/** The names of the matchers that match, of which there may be one. */
const matched = (asked: Asked, backend = site) =>
  Object.entries(createMatchers(backend)).flatMap(([name, match]) => (match(asked) ? [name] : []));

it.each(['/', '/packages/all%20packages', '/packages/detail/x', '/nowhere'])('keeps the page %s', (path) => {
  expect(matched(visit(path))).toEqual(['page']);
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
  expect(matched(visit(path))).toEqual(['personalPage']);
});

it('never keeps a guarded page', () => {
  const guarded = routes.filter(({ access }) => access !== 'public').map(({ name }) => name);
  const addresses = Object.entries(paths).flatMap(([name, path]) =>
    typeof path === 'string' && guarded.some((page) => page === name) ? path : [],
  );
  expect(addresses).toHaveLength(guarded.length);
  for (const address of addresses) expect(matched(visit(address))).toEqual(['personalPage']);
});

it.each(['/sitemap.xml', '//api/health', '/API/health', '/pictures/x/640.avif', '/assets/entry-1a.js'])(
  'does not handle %s when it is opened as a page',
  (path) => {
    expect(matched(visit(path))).toEqual([]);
  },
);

it('caches the calls for lists and packages', () => {
  expect(matched(read('/api/tours/getAllPackage'))).toEqual(['read']);
  expect(matched(read('/api/tours/package-detail/x'))).toEqual(['read']);
});

it.each([
  ['about the session', read('/api/auth/me')],
  ['with cookies', read('/api/tours/getAllPackage', { credentials: 'include' })],
  ['that may carry cookies', read('/api/tours/getAllPackage', { credentials: 'same-origin' })],
  ['that insists on the server', read('/api/tours/getAllPackage', { cache: 'no-cache' })],
  ['of a path that only begins alike', read('/api/tours-of-admins')],
  ['of another host', read('https://elsewhere.example/api/tours/getAllPackage')],
])('does not handle a call %s', (_what, asked) => {
  expect(matched(asked)).toEqual([]);
});

it('caches pictures and the files of the build', () => {
  expect(matched(read('/pictures/x/640.avif', { mode: 'no-cors', credentials: 'include' }))).toEqual([
    'picture',
  ]);
  expect(matched(read('/assets/banyan-1a.svg', { mode: 'no-cors', credentials: 'include' }))).toEqual([
    'asset',
  ]);
  expect(matched(read('/icon-192.png'))).toEqual([]);
});

it('applies the same rules to a backend on another host', () => {
  const backend = 'https://api.banyan.example';
  const there = (path: string, change?: Partial<Asked['request']>) => read(backend + path, change);
  expect(matched(there('/api/tours/getAllPackage'), backend)).toEqual(['read']);
  expect(matched(there('/pictures/x'), backend)).toEqual(['picture']);
  expect(matched(there('/api/auth/me', { credentials: 'include' }), backend)).toEqual([]);
  expect(matched(there('/', { mode: 'navigate' }), backend)).toEqual([]);
  expect(matched(read('/api/tours/getAllPackage'), backend)).toEqual([]);
});

it('caches the page that the first visit names, and not a personal one', () => {
  expect(matched(read('/packages/domestic'))).toEqual(['page']);
  expect(matched(read('/edit-profile'))).toEqual([]);
});
