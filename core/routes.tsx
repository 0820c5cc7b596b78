import { useSyncExternalStore, type ComponentType } from 'react';
import type { PageData } from '#contract/page-renderer.ts';
import { allPackagesKey, categoryKeys, toCategoryKey, type CategoryKey } from '#contract/category.ts';
import { lazyPage } from '#features/shared/loading.tsx';
import { paths } from '#features/shared/paths.ts';
import type { Content } from '#features/site/sections/content.ts';
import type { App } from './app.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { createTextPage, type TextModule } from './pages/text-page.tsx';
import { detailState, homeState, listState, type PageState } from './render/page-state.ts';
import type { Access } from './router/machine.ts';
import { decodePath, decodePathSegment } from './router/path.ts';
import type { Router } from './router/router.ts';

export interface PageProps {
  readonly app: App;
  readonly route: RouteParams;
}

export interface RouteParams {
  /** The category or the id, decoded; '' for a route without. */
  readonly param: string;
  /** The list that is named, in upper or lower case; undefined for a name that no list has, and on other routes. */
  readonly category: CategoryKey | undefined;
}

export type RouteName = keyof typeof paths | 'unknown';

export type RouteStores = Pick<App, 'catalogue' | 'destinations' | 'details'>;

interface Route {
  readonly name: RouteName;
  /** For a path as `decodePath` gives it; the group is the route's parameter. */
  readonly pattern: RegExp;
  /** Where the path names none. */
  readonly param?: string;
  readonly access: Access;
  /** `preload` fetches its code, which is a chunk of its own. */
  readonly Page: ComponentType<PageProps> & { readonly preload?: () => void };
  /** Fetches its data when a link to it is pressed. */
  readonly prefetch?: (stores: RouteStores, params: RouteParams) => unknown;
  /** Where most visitors go from here: its code is fetched when this page is idle. */
  readonly nextPage?: RouteName;
  /** How the server renders it; absent: it answers the bare document. */
  readonly rendered?: RenderedRoute | false;
}

interface RenderedRoute {
  /** However the address is spelled; undefined: there is no such page, and the answer is 404. */
  readonly canonical: (params: RouteParams) => string | undefined;
  /** @param search what of the query changes the page */
  readonly state?: (data: PageData, params: RouteParams, search: string) => PageState;
  /** Paths for the sitemap; those of packages come from the catalogue. Absent: search engines do not index the page. */
  readonly sitemap?: readonly string[];
}

const exactPattern = (path: string) => new RegExp(`^${path}/?$`, 'i');
/** As wouter's `/*?`, which takes no line break. */
const prefixPattern = (path: string) => new RegExp(`^${path}(?:/.*)?$`, 'i');

/** `import.meta.env.SSR` keeps from browsers what only the server needs. */
const renderedAt = (path: string, isListed = true) =>
  import.meta.env.SSR && { canonical: () => path, ...(isListed && { sitemap: [path] }) };

type PathName = {
  [Name in keyof typeof paths]: (typeof paths)[Name] extends string ? Name : never;
}[keyof typeof paths];

/** @param load its words, with what shows them */
const textPage = (name: PathName, load: () => Promise<TextModule>): Route => ({
  name,
  pattern: exactPattern(paths[name]),
  access: 'public',
  Page: lazyPage(async () => createTextPage(await load(), paths[name])),
  rendered: renderedAt(paths[name]),
});

/** A page of chapters. @param load its Markdown file */
const chapters = (
  name: PathName,
  load: () => Promise<Pick<TextModule, 'head'> & { readonly content: Content }>,
) =>
  textPage(name, async () => {
    const [{ Chapters }, { head, content }] = await Promise.all([
      import('#features/site/chapters/chapters.tsx'),
      load(),
    ]);
    return { head, Contents: () => <Chapters content={content} /> };
  });

const unknown: Route = {
  name: 'unknown',
  pattern: /^/,
  access: 'public',
  Page: lazyPage(async () => (await import('./pages/not-found-page.tsx')).NotFoundPage),
  rendered: import.meta.env.SSR && { canonical: () => undefined },
};

/** Every page of the specification, section 2; the first whose pattern matches is shown. */
export const routes: readonly Route[] = [
  {
    name: 'home',
    pattern: /^\/(?:home\/?)?$/i,
    access: 'public',
    Page: lazyPage(async () => (await import('./pages/home-page.tsx')).HomePage),
    prefetch: ({ catalogue, destinations }) =>
      Promise.all([
        destinations.loadIfEmpty(),
        catalogue.loadCategories('prefetch'),
        catalogue.loadTop('domestic', 'prefetch'),
        catalogue.loadTop('international', 'prefetch'),
      ]),
    nextPage: 'packageDetail',
    rendered: import.meta.env.SSR && { canonical: () => paths.home, state: homeState, sitemap: [paths.home] },
  },
  {
    name: 'packages',
    pattern: /^\/packages(?:\/([^/]+))?\/?$/i,
    param: allPackagesKey,
    access: 'public',
    Page: lazyPage(async () => (await import('./pages/packages-page.tsx')).PackagesPage),
    prefetch: ({ catalogue }, { category }) => category && catalogue.loadList(category, 'prefetch'),
    nextPage: 'packageDetail',
    rendered: import.meta.env.SSR && {
      canonical: ({ category }) => category && paths.packages(category),
      state: listState,
      sitemap: categoryKeys.map(paths.packages),
    },
  },
  {
    name: 'packageDetail',
    pattern: /^\/packages\/detail\/([^/]+)\/?$/i,
    access: 'public',
    Page: lazyPage(async () => (await import('./pages/detail-page.tsx')).DetailPage),
    prefetch: ({ details }, { param: id }) => details.load(id, 'prefetch'),
    nextPage: 'packages',
    rendered: import.meta.env.SSR && {
      canonical: ({ param: id }) => paths.packageDetail(id),
      state: detailState,
      sitemap: [],
    },
  },
  textPage('about', () => import('#features/site/about/about-content.tsx')),
  textPage('services', () => import('#features/site/services/services-content.tsx')),
  textPage('destination', () => import('./pages/destination-content.tsx')),
  textPage('booking', () => import('#features/site/forms/booking-content.tsx')),
  textPage('team', () => import('#features/site/team/team-content.tsx')),
  textPage('testimonial', () => import('#features/site/sections/testimonial-content.tsx')),
  textPage('contact', () => import('#features/site/office/contact-content.tsx')),
  chapters('privacyPolicy', () => import('#features/site/content/privacy-policy.md')),
  chapters('terms', () => import('#features/site/content/terms.md')),
  chapters('cookies', () => import('#features/site/content/cookies.md')),
  chapters('help', () => import('#features/site/content/help.md')),
  textPage('faqs', () => import('#features/site/faqs/help-faqs.tsx')),
  {
    name: 'shortlist',
    pattern: exactPattern(paths.shortlist),
    access: 'public',
    Page: lazyPage(async () => (await import('./pages/shortlist-page.tsx')).ShortlistPage),
    prefetch: ({ catalogue }) => catalogue.loadList(allPackagesKey, 'prefetch'),
    nextPage: 'packageDetail',
    rendered: renderedAt(paths.shortlist, false),
  },
  {
    name: 'signIn',
    pattern: exactPattern(paths.signIn),
    access: 'public',
    Page: lazyPage(async () => (await import('./pages/sign-in/sign-in-page.tsx')).SignInPage),
    rendered: renderedAt(paths.signIn, false),
  },
  {
    name: 'adminSignIn',
    pattern: prefixPattern(paths.adminSignIn),
    access: 'public',
    Page: lazyPage(async () => (await import('./pages/sign-in/admin-sign-in-routes.tsx')).AdminSignInRoutes),
  },
  {
    name: 'editProfile',
    pattern: exactPattern(paths.editProfile),
    access: 'member',
    Page: lazyPage(async () => (await import('./pages/edit-profile-page.tsx')).EditProfilePage),
  },
  {
    name: 'admin',
    pattern: prefixPattern(paths.admin),
    access: 'admin',
    Page: lazyPage(async () => (await import('./admin/admin-area.tsx')).AdminArea),
  },
  {
    name: 'error',
    pattern: exactPattern(paths.error),
    access: 'public',
    Page: () => <ErrorPage />,
    rendered: renderedAt(paths.error, false),
  },
  unknown,
];

export interface RouteMatch extends Omit<Route, 'param'>, RouteParams {
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

/** Not by wouter's `useLocation`: it has decoded the path, and `/%2561dmin` would become the admin area. */
export function useRouteMatch({ state, subscribe }: Pick<Router, 'state' | 'subscribe'>): RouteMatch {
  const readPath = () => state().location.path;
  return matchRoute(useSyncExternalStore(subscribe, readPath, readPath));
}
