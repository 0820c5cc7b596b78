import { Suspense } from 'react';
import { Router as Wouter, useLocation } from 'wouter';
import { later } from '#features/shared/later.tsx';
import type { App } from './app.ts';
import { Header } from './layout/header.tsx';
import { Main } from './layout/main.tsx';
import { PageLoading } from './layout/page-loading.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { accessOf } from './router/access.ts';
import { Routes } from './routes.tsx';

const LandingEffects = later(async () => (await import('./landing/landing-effects.tsx')).LandingEffects);
const Footer = later(async () => (await import('./layout/footer.tsx')).Footer);
const Offline = later(async () => (await import('./offline/offline.tsx')).Offline);

/** The whole site: what every page has around it, and the page. */
export function Site({ app }: { readonly app: App }) {
  return (
    <Wouter hook={app.router.useLocation}>
      <SkipLink />
      <Offline app={app} />
      <Frame app={app} />
      <LandingEffects router={app.router} details={app.details} />
    </Wouter>
  );
}

/** What stands around a page. The admin area brings its own panel, and its own main region. */
function Frame({ app }: { readonly app: App }) {
  const [path] = useLocation();
  const page = <Page app={app} path={path} />;
  if (accessOf(path) === 'admin') return page;
  return (
    <>
      <Header
        auth={app.auth}
        onLogout={async () => (await import('./session/account.ts')).accountOf(app).logout()}
      />
      <Main>{page}</Main>
      <Footer />
    </>
  );
}

function Page({ app, path }: { readonly app: App; readonly path: string }) {
  return (
    <PageBoundary attempt={path}>
      <Suspense fallback={<PageLoading />}>
        <Routes app={app} />
      </Suspense>
    </PageBoundary>
  );
}
