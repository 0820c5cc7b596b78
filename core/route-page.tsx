import { Fragment, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { App } from './app.ts';
import { lazyPage } from '#features/shared/loading.tsx';
import { Main } from './layout/main.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import type { Router } from './router/router.ts';
import {
  isStaticPage,
  matchRoute,
  type RouteMatch,
  type RouteName,
  type RouteParams,
  type StaticPageName,
} from './routes.ts';

interface RoutePage {
  readonly render: (app: App, params: RouteParams) => ReactNode;
  readonly preload?: () => void;
}

function page<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  getProps: (app: App, params: RouteParams) => Props,
): RoutePage {
  const Page = lazyPage(load);
  return { render: (app, params) => <Page {...getProps(app, params)} />, preload: Page.preload };
}

const appProps = (app: App) => ({ app });

const pages: Readonly<Record<Exclude<RouteName, StaticPageName>, RoutePage>> = {
  home: page(
    async () => (await import('./pages/home-page.tsx')).HomePage,
    ({ catalogue, destinations }) => ({ catalogue, destinations }),
  ),
  packages: page(
    async () => (await import('./pages/packages-page.tsx')).PackagesPage,
    ({ catalogue }, { category }) => ({ catalogue, category }),
  ),
  packageDetail: page(
    async () => (await import('./pages/detail-page.tsx')).DetailPage,
    ({ auth, catalogue, details, origin }, { param: id }) => ({
      auth,
      catalogue,
      details,
      id,
      origin,
    }),
  ),
  shortlist: page(async () => (await import('./pages/shortlist-page.tsx')).ShortlistPage, appProps),
  signIn: page(async () => (await import('#core/pages/sign-in/sign-in-page.tsx')).SignInPage, appProps),
  adminSignIn: page(
    async () => (await import('#core/pages/sign-in/admin-sign-in-routes.tsx')).AdminSignInRoutes,
    appProps,
  ),
  editProfile: page(async () => (await import('./pages/edit-profile-page.tsx')).EditProfilePage, appProps),
  admin: page(async () => (await import('./admin/admin-area.tsx')).AdminArea, appProps),
  error: { render: () => <ErrorPage /> },
  unknown: page(
    async () => (await import('./pages/not-found-page.tsx')).NotFoundPage,
    () => ({}),
  ),
};

const StaticPage = lazyPage(async () => (await import('#core/pages/static/static-page.tsx')).StaticPage);
/** Lazy, as visitors of the public pages never need it. */
const Guard = lazyPage(async () => (await import('./router/guard.tsx')).Guard);

/** Not by wouter's `useLocation`: it has decoded the path, and `/%2561dmin` would become the admin area. */
export function useRouteMatch({ state, subscribe }: Pick<Router, 'state' | 'subscribe'>): RouteMatch {
  const readPath = () => state().location.path;
  return matchRoute(useSyncExternalStore(subscribe, readPath, readPath));
}

export function RoutePage({ app, route }: { readonly app: App; readonly route: RouteMatch }) {
  const { name, access } = route;
  if (isStaticPage(name)) return <StaticPage key={name} name={name} />;
  const content = <Fragment key={name}>{pages[name].render(app, route)}</Fragment>;
  if (access === 'public') return content;
  return (
    <Guard router={app.router} access={access} Layout={access === 'admin' ? Main : Fragment}>
      {content}
    </Guard>
  );
}

export const preloadPage = (name: RouteName) => (isStaticPage(name) ? StaticPage : pages[name]).preload?.();
