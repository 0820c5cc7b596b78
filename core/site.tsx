import { Fragment, useCallback } from 'react';
import { useSnapshot } from 'valtio';
import { Router as Wouter } from 'wouter';
import { AgencyContext } from '#features/shared/agency.ts';
import { importInTime, lazyComponent, lazyPage } from '#features/shared/loading.tsx';
import { ShortlistSlotContext, type ShortlistSlotProps } from '#features/shared/shortlist-slot.tsx';
import type { App } from './app.ts';
import { HeadPlaceContext } from './head/head.tsx';
import { Header } from './layout/header.tsx';
import { Main, SkipLink } from './layout/main.tsx';
import { NavigationEffects } from './navigation/navigation-effects.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { useRouteMatch, type RouteMatch } from './routes.tsx';

const NextPage = lazyComponent(async () => (await import('./idle-parts.ts')).NextPage);
const Footer = lazyComponent(async () => (await import('./idle-parts.ts')).Footer);
const Offline = lazyComponent(async () => (await import('./idle-parts.ts')).Offline);
/** Renders nothing until its code has loaded; showing it then shifts no layout. */
const ShortlistView = lazyComponent(async () => (await import('./idle-parts.ts')).ShortlistView, {
  ssr: false,
});

/** Lazy, as visitors of the public pages never need it. */
const Guard = lazyPage(async () => (await import('./router/guard.tsx')).Guard);

export interface SiteProps {
  readonly app: App;
  /** Path of the page that came as the server's markup. */
  readonly servedPath?: string | undefined;
}

export function Site({ app, servedPath }: SiteProps) {
  const { agency } = useSnapshot(app.agency.state);
  return (
    <HeadPlaceContext value={app.headPlace}>
      <AgencyContext value={agency}>
        <Wouter hook={app.router.useLocation}>
          <SkipLink />
          <Offline app={app} />
          <RootLayout app={app} servedPath={servedPath} />
          <NavigationEffects router={app.router} />
          <NextPage router={app.router} />
        </Wouter>
      </AgencyContext>
    </HeadPlaceContext>
  );
}

/** The layout of public pages. The admin area has its own; until it has loaded, `Main` surrounds what is shown. */
function RootLayout({ app, servedPath }: Pick<SiteProps, 'app' | 'servedPath'>) {
  const route = useRouteMatch(app.router);
  const renderHeart = useCallback(
    (props: ShortlistSlotProps) => <ShortlistView app={app} view="heart" {...props} />,
    [app],
  );
  const page = <RoutePage app={app} route={route} />;
  if (route.access === 'admin')
    return (
      <PageOutlet resetKey={route.path} Layout={Main}>
        {page}
      </PageOutlet>
    );
  return (
    <ShortlistSlotContext value={renderHeart}>
      <Header
        auth={app.auth}
        route={route}
        shortlistCount={<ShortlistView app={app} view="count" />}
        shortlistStatus={<ShortlistView app={app} view="status" />}
        onLogout={async () =>
          (await importInTime(() => import('./session/session.ts'))).getAuthActions(app).logout()
        }
      />
      <Main>
        <PageOutlet resetKey={route.path} isServed={route.path === servedPath}>
          {page}
        </PageOutlet>
      </Main>
      <Footer />
    </ShortlistSlotContext>
  );
}

function RoutePage({ app, route }: { readonly app: App; readonly route: RouteMatch }) {
  const { name, access, Page } = route;
  const page = <Page key={name} app={app} route={route} />;
  if (access === 'public') return page;
  return (
    <Guard router={app.router} access={access} Layout={access === 'admin' ? Main : Fragment}>
      {page}
    </Guard>
  );
}
