import { useEffect } from 'react';
import { preloadPage, useRouteMatch } from '#core/route-page.tsx';
import {
  isStaticPage,
  matchRoute,
  type RouteDataStores,
  type RouteName,
  type StaticPageName,
} from '#core/routes.ts';
import type { Router } from '#core/router/router.ts';
import { savesData } from '#features/shared/browser-state.ts';
import { markReady } from '#features/shared/loading.tsx';

export function createRoutePrefetcher(stores: RouteDataStores): RoutePrefetcher {
  return {
    code: (path) => {
      const { name, prefetch } = matchRoute(path);
      if (prefetch === 'none') return;
      preloadPage(name);
      if (isStaticPage(name)) void preloadContents(name);
    },
    data: (path) => {
      const match = matchRoute(path);
      const { name, prefetch } = match;
      // The details store holds one package: a prefetch would replace the one that is shown.
      const replaces = name === 'packageDetail' && matchRoute(window.location.pathname).name === name;
      if (prefetch !== 'none' && !replaces && !savesData()) prefetch?.(stores, match);
    },
  };
}

/** What the links of a page lead to, as most visitors follow them. */
const nextPages: Partial<Record<RouteName, RouteName>> = {
  home: 'packageDetail',
  packages: 'packageDetail',
  shortlist: 'packageDetail',
  packageDetail: 'packages',
};

/** Marks the page as ready, and then loads the code of the next one; renders nothing. */
export function NextPage({ router }: { readonly router: Pick<Router, 'state' | 'subscribe'> }) {
  const { path } = useRouteMatch(router);
  useEffect(() => {
    let isLeft = false;
    void markReady().then(() => !isLeft && preloadNextPage(path));
    return () => {
      isLeft = true;
    };
  }, [path]);
  return null;
}

/** The code of the page that is probably opened next, so that a tap on a slow connection need not wait for it. */
export function preloadNextPage(path: string): void {
  const next = nextPages[matchRoute(path).name];
  if (next && !savesData()) preloadPage(next);
}

const preloadContents = (name: StaticPageName) =>
  import('#core/pages/static/static-page.tsx').then(
    ({ preloadStaticPage }) => preloadStaticPage(name),
    // Imported again, and its failure logged, when the page is shown.
    () => {},
  );

interface RoutePrefetcher {
  readonly code: (path: string) => void;
  readonly data: (path: string) => void;
}

/** Milliseconds of hover or focus before data is fetched, as many links are only passed over. */
const intentDelayMs = 80;

/** Prefetches code on hover or focus and data after `intent`; both at once on pointerdown. @returns stops */
export function prefetchOnIntent({ code, data }: RoutePrefetcher): () => void {
  let intentTimer: ReturnType<typeof setTimeout> | undefined;
  let hoveredLink: HTMLAnchorElement | undefined;

  const onHover = ({ target }: Event) => {
    const link = linkAt(target);
    if (link === hoveredLink) return;
    hoveredLink = link;
    clearTimeout(intentTimer);
    if (!link) return;
    code(link.pathname);
    intentTimer = setTimeout(() => data(link.pathname), intentDelayMs);
  };
  const onPress = ({ target }: Event) => {
    const link = linkAt(target);
    if (!link) return;
    clearTimeout(intentTimer);
    code(link.pathname);
    data(link.pathname);
  };

  document.addEventListener('pointerover', onHover, { passive: true });
  document.addEventListener('focusin', onHover);
  document.addEventListener('pointerdown', onPress, { passive: true });
  return () => {
    clearTimeout(intentTimer);
    document.removeEventListener('pointerover', onHover);
    document.removeEventListener('focusin', onHover);
    document.removeEventListener('pointerdown', onPress);
  };
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || link.target || link.origin !== window.location.origin) return undefined;
  return link.pathname === window.location.pathname ? undefined : link;
}
