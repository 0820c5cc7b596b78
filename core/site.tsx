import { Fragment, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Router as Wouter, useLocation } from 'wouter';
import { importWithTimeout } from '#features/shared/import-with-timeout.ts';
import { ShortlistSlotContext } from '#features/shared/shortlist-slot.tsx';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import type { App } from './app.ts';
import { OriginContext } from './head/absolute-url.ts';
import type { EarlyNavigations } from './navigation/early-navigations.ts';
import { Header } from './layout/header.tsx';
import { Main } from './layout/main.tsx';
import { PageLoading } from './layout/page-loading.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { accessOf } from './router/access.ts';
import { Routes } from './routes.tsx';
import { createLazyShortlistViews } from './shortlist/lazy-shortlist-views.tsx';

const NavigationEffects = lazyComponent(
  async () => (await import('./navigation/navigation-effects.tsx')).NavigationEffects,
);
const Footer = lazyComponent(async () => (await import('./layout/footer.tsx')).Footer);
const Offline = lazyComponent(async () => (await import('./offline/offline.tsx')).Offline);

export interface SiteProps {
  readonly app: App;
  readonly early?: EarlyNavigations;
}

export function Site({ app, early }: SiteProps) {
  return (
    <OriginContext value={app.origin}>
      <Wouter hook={app.router.useLocation}>
        <SkipLink />
        <Offline app={app} />
        <RootLayout app={app} />
        <NavigationEffects router={app.router} data={app} early={early} />
      </Wouter>
    </OriginContext>
  );
}

/** The layout of public pages. The admin area has its own; until it has loaded, `Main` surrounds what is shown. */
function RootLayout({ app }: { readonly app: App }) {
  const [path] = useLocation();
  const [shortlist] = useState(() => createLazyShortlistViews(app));
  if (accessOf(path) === 'admin') return <RouteOutlet app={app} path={path} Around={Main} />;
  return (
    <ShortlistSlotContext value={shortlist.keep}>
      <Header
        auth={app.auth}
        shortlist={shortlist}
        onLogout={async () =>
          (await importWithTimeout(() => import('./session/auth-actions.ts'))).getAuthActions(app).logout()
        }
      />
      <Main>
        <RouteOutlet app={app} path={path} />
      </Main>
      <Footer />
    </ShortlistSlotContext>
  );
}

interface RouteOutletProps {
  readonly app: App;
  readonly path: string;
  /** Surrounds the loading state and the error page. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>;
}

function RouteOutlet({ app, path, Around = Fragment }: RouteOutletProps) {
  const loading = (
    <Around>
      <PageLoading />
    </Around>
  );
  return (
    <PageBoundary attempt={path} Around={Around}>
      <Suspense fallback={loading}>
        <Routes app={app} />
      </Suspense>
    </PageBoundary>
  );
}
