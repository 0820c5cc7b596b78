import { Fragment, Suspense, useCallback, type ComponentType, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Router as Wouter } from 'wouter';
import { AgencyContext } from '#features/shared/agency.ts';
import { importModule } from '#features/shared/import-module.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { ShortlistSlotContext, type ShortlistSlotProps } from '#features/shared/shortlist-slot.tsx';
import type { App } from './app.ts';
import { OriginContext } from './head/absolute-url.ts';
import { Header } from './layout/header.tsx';
import { Main, PageLoading, SkipLink } from './layout/main.tsx';
import type { EarlyNavigations } from './navigation/early-navigations.ts';
import { PageBoundary } from './page-boundary.tsx';
import { RoutePage, useRouteMatch } from './route-page.tsx';
import type { RouteMatch } from './routes.ts';

const NavigationEffects = lazyComponent(async () => (await import('./idle-parts.ts')).NavigationEffects);
const Footer = lazyComponent(async () => (await import('./idle-parts.ts')).Footer);
const Offline = lazyComponent(async () => (await import('./idle-parts.ts')).Offline);
/** Renders nothing until its code has loaded; showing it then shifts no layout. */
const ShortlistView = lazyComponent(async () => (await import('./idle-parts.ts')).ShortlistView, {
  ssr: false,
});

export interface SiteProps {
  readonly app: App;
  readonly earlyNavigations?: EarlyNavigations;
  /** Path of the page that came as the server's markup. */
  readonly servedPath?: string | undefined;
  /** Of the addresses that search engines are told; absent: where the site is open. */
  readonly canonicalOrigin?: string | undefined;
}

export function Site({ app, earlyNavigations, servedPath, canonicalOrigin = app.origin }: SiteProps) {
  const { agency } = useSnapshot(app.agency.state);
  return (
    <OriginContext value={canonicalOrigin}>
      <AgencyContext value={agency}>
        <Wouter hook={app.router.useLocation}>
          <SkipLink />
          <Offline app={app} />
          <RootLayout app={app} servedPath={servedPath} />
          <NavigationEffects router={app.router} data={app} earlyNavigations={earlyNavigations} />
        </Wouter>
      </AgencyContext>
    </OriginContext>
  );
}

/** The layout of public pages. The admin area has its own; until it has loaded, `Main` surrounds what is shown. */
function RootLayout({ app, servedPath }: Pick<SiteProps, 'app' | 'servedPath'>) {
  const route = useRouteMatch(app.router);
  const renderHeart = useCallback(
    (props: ShortlistSlotProps) => <ShortlistView app={app} view="heart" {...props} />,
    [app],
  );
  if (route.access === 'admin') return <RouteOutlet app={app} route={route} Layout={Main} />;
  return (
    <ShortlistSlotContext value={renderHeart}>
      <Header
        auth={app.auth}
        route={route}
        shortlistCount={<ShortlistView app={app} view="count" />}
        shortlistStatus={<ShortlistView app={app} view="status" />}
        onLogout={async () =>
          (await importModule(() => import('./session/auth-actions.ts'), { onFailure: 'throw' }))
            .getAuthActions(app)
            .logout()
        }
      />
      <Main>
        <RouteOutlet app={app} route={route} isServed={route.path === servedPath} />
      </Main>
      <Footer />
    </ShortlistSlotContext>
  );
}

interface RouteOutletProps {
  readonly app: App;
  readonly route: RouteMatch;
  readonly isServed?: boolean;
  readonly Layout?: ComponentType<{ readonly children: ReactNode }>;
}

function RouteOutlet({ app, route, isServed = false, Layout = Fragment }: RouteOutletProps) {
  const loading = (
    <Layout>
      <PageLoading />
    </Layout>
  );
  return (
    <PageBoundary resetKey={route.path} isServed={isServed} Layout={Layout}>
      <Suspense fallback={loading}>
        <RoutePage app={app} route={route} />
      </Suspense>
    </PageBoundary>
  );
}
