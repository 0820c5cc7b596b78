import { Fragment, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Router as Wouter, useLocation } from 'wouter';
import { importModule } from '#features/shared/import-module.ts';
import { KeepContext } from '#features/shared/keep-slot.tsx';
import { later } from '#features/shared/later.tsx';
import type { App } from './app.ts';
import { SurroundingsContext, type Surroundings } from './head/surroundings.ts';
import type { EarlyArrivals } from './landing/early-arrivals.ts';
import { Header } from './layout/header.tsx';
import { Main } from './layout/main.tsx';
import { PageLoading } from './layout/page-loading.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { accessOf } from './router/access.ts';
import { Routes } from './routes.tsx';
import { shortlistPlacesOf } from './shortlist/shortlist-places.tsx';

const LandingEffects = later(async () => (await import('./landing/landing-effects.tsx')).LandingEffects);
const Footer = later(async () => (await import('./layout/footer.tsx')).Footer);
const Offline = later(async () => (await import('./offline/offline.tsx')).Offline);

export interface SiteProps extends Pick<Surroundings, 'collect'> {
  readonly app: App;
  readonly early?: EarlyArrivals;
}

export function Site({ app, collect, early }: SiteProps) {
  const surroundings = { origin: app.origin, ...(collect && { collect }) };
  return (
    <SurroundingsContext value={surroundings}>
      <Wouter hook={app.router.useLocation}>
        <SkipLink />
        <Offline app={app} />
        <Frame app={app} />
        <LandingEffects router={app.router} data={app} early={early} />
      </Wouter>
    </SurroundingsContext>
  );
}

/** The layout of public pages. The admin area has its own; until it has loaded, `Main` surrounds what is shown. */
function Frame({ app }: { readonly app: App }) {
  const [path] = useLocation();
  const [shortlist] = useState(() => shortlistPlacesOf(app));
  if (accessOf(path) === 'admin') return <Page app={app} path={path} Around={Main} />;
  return (
    <KeepContext value={shortlist.keep}>
      <Header
        auth={app.auth}
        shortlist={shortlist}
        onLogout={async () =>
          (await importModule(() => import('./session/account.ts'))).accountOf(app).logout()
        }
      />
      <Main>
        <Page app={app} path={path} />
      </Main>
      <Footer />
    </KeepContext>
  );
}

interface PageProps {
  readonly app: App;
  readonly path: string;
  /** Surrounds the loading state and the error page. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>;
}

function Page({ app, path, Around = Fragment }: PageProps) {
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
