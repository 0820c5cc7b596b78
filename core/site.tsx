import { Suspense, useState } from 'react';
import { Router as Wouter, useLocation } from 'wouter';
import { KeepContext } from '#features/shared/keep-slot.tsx';
import { later } from '#features/shared/later.tsx';
import type { App } from './app.ts';
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

/** The whole site: what every page has around it, and the page. */
export function Site({ app }: { readonly app: App }) {
  return (
    <Wouter hook={app.router.useLocation}>
      <SkipLink />
      <Frame app={app} />
      <LandingEffects router={app.router} details={app.details} />
    </Wouter>
  );
}

/** What stands around a page. The admin area brings its own panel, and its own main region. */
function Frame({ app }: { readonly app: App }) {
  const [path] = useLocation();
  const [shortlist] = useState(() => shortlistPlacesOf(app));
  const page = <Page app={app} path={path} />;
  if (accessOf(path) === 'admin') return page;
  return (
    <KeepContext value={shortlist.keep}>
      <Header
        auth={app.auth}
        shortlist={shortlist}
        onLogout={async () => (await import('./session/account.ts')).accountOf(app).logout()}
      />
      <Main>{page}</Main>
      <Footer />
    </KeepContext>
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
