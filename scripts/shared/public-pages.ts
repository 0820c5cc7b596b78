export interface PublicPage {
  readonly name: string;
  readonly path: string;
}

const unlistedPages: readonly PublicPage[] = [
  { name: 'packages-unknown', path: '/packages/asia' },
  { name: 'package-missing', path: '/packages/detail/nothing-here' },
  { name: 'shortlist-empty', path: '/shortlist' },
  { name: 'sign-in', path: '/sign-in' },
  { name: 'admin-login', path: '/admin-login' },
  { name: 'error', path: '/error' },
  { name: 'not-found', path: '/nowhere' },
];

const detail = '/packages/detail/';

/** All public pages, named by their paths, with one package and one shortlist. @param origin of a running server */
export async function listPublicPages(origin: string): Promise<readonly PublicPage[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = Array.from(
    sitemap.matchAll(/<loc>([^<]*)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  );
  const packages = listed.filter((path) => path.startsWith(detail));
  const [first] = packages;
  if (first === undefined) throw new Error('The sample catalogue is empty.');
  const ids = packages.slice(0, 3).map((path) => path.slice(detail.length));
  return [
    ...listed.filter((path) => !path.startsWith(detail)).map((path) => ({ name: nameOf(path), path })),
    ...unlistedPages,
    { name: 'shortlist', path: `/shortlist?ids=${ids.join(',')}` },
    { name: 'package', path: first },
  ];
}

const nameOf = (path: string) =>
  path === '/' ? 'home' : decodeURIComponent(path).slice(1).replaceAll(/\W+/g, '-');
