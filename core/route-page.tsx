import { Route, Switch } from 'wouter';
import { paths } from '#features/shared/paths.ts';
import type { App } from './app.ts';
import { lazyRouteComponent } from './lazy-route-component.tsx';
import { Main } from './layout/main.tsx';
import { readCategoryParam, decodePathSegment, packageRoutePatterns } from './routes.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { staticPageNames } from './pages/static-page-names.ts';

const HomePage = lazyRouteComponent(async () => (await import('./pages/home-page.tsx')).HomePage);
const PackagesPage = lazyRouteComponent(async () => (await import('./pages/packages-page.tsx')).PackagesPage);
const SignInPage = lazyRouteComponent(async () => (await import('./pages/sign-in-page.tsx')).SignInPage);
const AdminSignInRoutes = lazyRouteComponent(
  async () => (await import('./pages/admin-sign-in-routes.tsx')).AdminSignInRoutes,
);
const EditProfilePage = lazyRouteComponent(
  async () => (await import('./pages/edit-profile-page.tsx')).EditProfilePage,
);
const AdminArea = lazyRouteComponent(async () => (await import('./admin/admin-area.tsx')).AdminArea);
const NotFoundPage = lazyRouteComponent(
  async () => (await import('./pages/not-found-page.tsx')).NotFoundPage,
);
const ShortlistPage = lazyRouteComponent(
  async () => (await import('./pages/shortlist-page.tsx')).ShortlistPage,
);
const StaticPage = lazyRouteComponent(async () => (await import('./pages/static-page.tsx')).StaticPage);
const DetailPage = lazyRouteComponent(async () => (await import('./pages/detail-page.tsx')).DetailPage);
/** Lazy, as visitors of the public pages never need it. */
const Guard = lazyRouteComponent(async () => (await import('./router/guard.tsx')).Guard);

/** Pages whose code is prefetched, by their kinds in `pageOf`. */
export const routeComponents = {
  home: HomePage,
  packages: PackagesPage,
  detail: DetailPage,
  shortlist: ShortlistPage,
  static: StaticPage,
  'sign-in': SignInPage,
} as const;

const homePattern = /^\/(?:home\/?)?$/i;

/** Every route of the specification, section 2. The first match is shown. */
export function Routes({ app }: { readonly app: App }) {
  const { catalogue, destinations, details, origin, router } = app;
  return (
    <Switch>
      <Route path={homePattern}>
        <HomePage catalogue={catalogue} destinations={destinations} />
      </Route>
      <Route path={packageRoutePatterns.detail}>
        {({ id = '' }) => <DetailPage details={details} id={decodePathSegment(id)} origin={origin} />}
      </Route>
      <Route path={packageRoutePatterns.list}>
        {(params) => <PackagesPage catalogue={catalogue} category={readCategoryParam(params)} />}
      </Route>
      <Route path={paths.shortlist}>
        <ShortlistPage app={app} />
      </Route>
      {staticPageNames.map((name) => (
        <Route key={name} path={paths[name]}>
          <StaticPage name={name} />
        </Route>
      ))}
      <Route path={paths.signIn}>
        <SignInPage app={app} />
      </Route>
      <Route path={`${paths.adminSignIn}/*?`}>
        <AdminSignInRoutes app={app} />
      </Route>
      <Route path={paths.editProfile}>
        <Guard router={router} needs="member">
          <EditProfilePage app={app} />
        </Guard>
      </Route>
      <Route path={`${paths.admin}/*?`}>
        <Guard router={router} needs="admin" Around={Main}>
          <AdminArea app={app} />
        </Guard>
      </Route>
      <Route path={paths.error}>
        <ErrorPage />
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}
