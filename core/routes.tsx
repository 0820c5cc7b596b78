import { Route, Switch } from 'wouter';
import { paths } from '#features/shared/paths.ts';
import type { App } from './app.ts';
import { lazyPage } from './lazy-page.tsx';
import { Main } from './layout/main.tsx';
import { categoryOf, decodedPart, packageRoutes } from './page-of.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { publicStaticNames } from './pages/static-names.ts';

const HomePage = lazyPage(async () => (await import('./pages/home-page.tsx')).HomePage);
const PackagesPage = lazyPage(async () => (await import('./pages/packages-page.tsx')).PackagesPage);
const SignInPage = lazyPage(async () => (await import('./pages/sign-in-page.tsx')).SignInPage);
const AdminGate = lazyPage(async () => (await import('./pages/admin-gate.tsx')).AdminGate);
const EditProfilePage = lazyPage(async () => (await import('./pages/edit-profile-page.tsx')).EditProfilePage);
const AdminArea = lazyPage(async () => (await import('./admin/admin-area.tsx')).AdminArea);
const NotFoundPage = lazyPage(async () => (await import('./pages/not-found-page.tsx')).NotFoundPage);
const ShortlistPage = lazyPage(async () => (await import('./pages/shortlist-page.tsx')).ShortlistPage);
const StaticPage = lazyPage(async () => (await import('./pages/static-page.tsx')).StaticPage);
const DetailPage = lazyPage(async () => (await import('./pages/detail-page.tsx')).DetailPage);
/** Lazy, as visitors of the public pages never need it. */
const Guard = lazyPage(async () => (await import('./router/guard.tsx')).Guard);

/** Pages whose code is prefetched, by their kinds in `pageOf`. */
export const pageCode = {
  home: HomePage,
  packages: PackagesPage,
  detail: DetailPage,
  shortlist: ShortlistPage,
  static: StaticPage,
  'sign-in': SignInPage,
} as const;

const home = /^\/(?:home\/?)?$/i;

/** Every route of the specification, section 2. The first match is shown. */
export function Routes({ app }: { readonly app: App }) {
  const { catalogue, destinations, details, origin, router } = app;
  return (
    <Switch>
      <Route path={home}>
        <HomePage catalogue={catalogue} destinations={destinations} />
      </Route>
      <Route path={packageRoutes.detail}>
        {({ id = '' }) => <DetailPage details={details} id={decodedPart(id)} origin={origin} />}
      </Route>
      <Route path={packageRoutes.list}>
        {(params) => <PackagesPage catalogue={catalogue} category={categoryOf(params)} />}
      </Route>
      <Route path={paths.shortlist}>
        <ShortlistPage app={app} />
      </Route>
      {publicStaticNames.map((name) => (
        <Route key={name} path={paths[name]}>
          <StaticPage name={name} />
        </Route>
      ))}
      <Route path={paths.signIn}>
        <SignInPage app={app} />
      </Route>
      <Route path={`${paths.adminSignIn}/*?`}>
        <AdminGate app={app} />
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
