import type { PageData } from '#contract/page-renderer.ts';
import { allPackagesKey, categoryKeys, toCategoryKey, type CategoryKey } from '#contract/category.ts';
import type { CatalogueStore } from '#features/catalogue/store.ts';
import type { DestinationsStore } from '#features/destinations/store.ts';
import type { DetailStore } from '#features/package-detail/store.ts';
import { paths } from '#features/shared/paths.ts';
import { decodePath, decodePathSegment } from './router/path.ts';

export type Access = 'public' | 'member' | 'admin';

export interface RouteDataStores {
  readonly catalogue: CatalogueStore;
  readonly destinations: DestinationsStore;
  readonly details: DetailStore;
}

export interface RouteParams {
  /** The category or the id, decoded; '' for a route without. */
  readonly param: string;
  /** The list that is named, in upper or lower case; undefined for a name that no list has, and on other routes. */
  readonly category: CategoryKey | undefined;
}

type RouteLoader = (stores: RouteDataStores, params: RouteParams) => unknown;

/** What shows it, and its code, is in `route-page.tsx`. */
interface Route<Name extends string> {
  readonly name: Name;
  /** For a path as `decodePath` gives it; the group is the route's parameter. */
  readonly pattern: RegExp;
  readonly param?: string;
  /** Who may open it (specification, sections 2 and 6). */
  readonly access: Access;
  /** Belongs to one person: the service worker never caches it. */
  readonly isPersonal?: true;
  /** Fetches the data before a link is followed; `none`: no code either. */
  readonly prefetch?: RouteLoader | 'none';
  /** Absent: the server answers the bare document. `import.meta.env.SSR` keeps it from browsers. */
  readonly rendered?: RenderedRoute | false;
}

interface RenderedRoute {
  /** Addresses with the same key show the same page. */
  readonly key: (params: RouteParams) => string;
  /** Whether the answer is 200 and not 404; absent: always. */
  readonly exists?: (params: RouteParams, data: PageData) => boolean;
  /** Paths for the sitemap; those of packages come from the catalogue. Absent: search engines do not index the page. */
  readonly sitemap?: readonly string[];
}

/** Lets TypeScript infer the names of the routes. */
const defineRoutes = <Name extends string>(rows: readonly Route<Name>[]) => rows;

const exactPattern = (path: string) => new RegExp(`^${path}/?$`, 'i');
/** As wouter's `/*?`, which takes no line break. */
const prefixPattern = (path: string) => new RegExp(`^${path}(?:/.*)?$`, 'i');

type PathName = {
  [Name in keyof typeof paths]: (typeof paths)[Name] extends string ? Name : never;
}[keyof typeof paths];

const textPage = <Name extends PathName>(name: Name): Route<Name> => ({
  name,
  pattern: exactPattern(paths[name]),
  access: 'public',
  rendered: import.meta.env.SSR && { key: () => paths[name], sitemap: [paths[name]] },
});

const staticRoutes = (
  [
    'about',
    'services',
    'destination',
    'booking',
    'team',
    'testimonial',
    'contact',
    'privacyPolicy',
    'terms',
    'cookies',
    'help',
    'faqs',
  ] as const
).map(textPage);

const unknown: Route<'unknown'> = {
  name: 'unknown',
  pattern: /^/,
  access: 'public',
  prefetch: 'none',
  rendered: import.meta.env.SSR && { key: () => 'unknown', exists: () => false },
};

/** Every route of the specification, section 2; the first that matches is shown. */
export const routes = defineRoutes([
  {
    name: 'home',
    pattern: /^\/(?:home\/?)?$/i,
    access: 'public',
    prefetch: ({ catalogue, destinations }) =>
      Promise.all([
        destinations.loadIfEmpty(),
        catalogue.loadCategories('prefetch'),
        catalogue.loadTop('domestic', 'prefetch'),
        catalogue.loadTop('international', 'prefetch'),
      ]),
    rendered: import.meta.env.SSR && { key: () => paths.home, sitemap: [paths.home] },
  },
  {
    name: 'packages',
    pattern: /^\/packages(?:\/([^/]+))?\/?$/i,
    param: allPackagesKey,
    access: 'public',
    prefetch: ({ catalogue }, { category }) => category && catalogue.loadList(category, 'prefetch'),
    rendered: import.meta.env.SSR && {
      key: ({ category }) => (category ? paths.packages(category) : 'unknown category'),
      exists: ({ category }) => category !== undefined,
      sitemap: categoryKeys.map(paths.packages),
    },
  },
  {
    name: 'packageDetail',
    pattern: /^\/packages\/detail\/([^/]+)\/?$/i,
    access: 'public',
    prefetch: ({ details }, { param: id }) => details.load(id, 'prefetch'),
    rendered: import.meta.env.SSR && {
      key: ({ param: id }) => paths.packageDetail(id),
      exists: ({ param: id }, { detail }) => detail(id) !== undefined,
      sitemap: [],
    },
  },
  ...staticRoutes,
  {
    name: 'shortlist',
    pattern: exactPattern(paths.shortlist),
    access: 'public',
    prefetch: ({ catalogue }) => catalogue.loadList(allPackagesKey, 'prefetch'),
    rendered: import.meta.env.SSR && { key: () => paths.shortlist },
  },
  {
    name: 'signIn',
    pattern: exactPattern(paths.signIn),
    access: 'public',
    isPersonal: true,
    rendered: import.meta.env.SSR && { key: () => paths.signIn },
  },
  {
    name: 'adminSignIn',
    pattern: prefixPattern(paths.adminSignIn),
    access: 'public',
    isPersonal: true,
    prefetch: 'none',
  },
  {
    name: 'editProfile',
    pattern: exactPattern(paths.editProfile),
    access: 'member',
    isPersonal: true,
    prefetch: 'none',
  },
  { name: 'admin', pattern: prefixPattern(paths.admin), access: 'admin', isPersonal: true, prefetch: 'none' },
  {
    name: 'error',
    pattern: exactPattern(paths.error),
    access: 'public',
    rendered: import.meta.env.SSR && { key: () => paths.error },
  },
  unknown,
]);

export type RouteName = (typeof routes)[number]['name'];
export type StaticPageName = (typeof staticRoutes)[number]['name'];

export const isStaticPage = (name: RouteName): name is StaticPageName =>
  staticRoutes.some((route) => route.name === name);

export interface RouteMatch extends Omit<Route<RouteName>, 'param'>, RouteParams {
  readonly path: string;
}

/** The route at a path, which is percent-encoded as in the address bar. */
export function matchRoute(path: string): RouteMatch {
  const decoded = decodePath(path);
  const route = routes.find(({ pattern }) => pattern.test(decoded)) ?? unknown;
  const [, segment = route.param ?? ''] = route.pattern.exec(decoded) ?? [];
  const param = decodePathSegment(segment);
  return { ...route, path, param, category: route.name === 'packages' ? toCategoryKey(param) : undefined };
}

export const accessOf = (path: string): Access => matchRoute(path).access;
