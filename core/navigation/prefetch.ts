import { useEffect } from 'react';
import { matchRoute, routes, useRouteMatch, type RouteName, type RouteStores } from '#core/routes.tsx';
import type { Router } from '#core/router/router.ts';
import { savesData } from '#features/shared/browser-state.ts';
import { markReady } from '#features/shared/loading.tsx';

/** Marks the page as ready, and then loads the code of the next one; renders nothing. */
export function NextPage({ router }: { readonly router: Pick<Router, 'state' | 'subscribe'> }) {
  const { nextPage } = useRouteMatch(router);
  useEffect(() => {
    let isLeft = false;
    void markReady().then(() => !isLeft && preloadPage(nextPage));
    return () => {
      isLeft = true;
    };
  }, [nextPage]);
  return null;
}

/** So that a tap on a slow connection need not wait for the code of the page that is probably opened next. */
export function preloadPage(page: RouteName | undefined): void {
  if (!savesData()) routes.find(({ name }) => name === page)?.Page.preload?.();
}

/** Fetches the code of a page when a link to it is hovered or focused, its data when the link is pressed. @returns stops */
export function prefetchOnIntent(stores: RouteStores): () => void {
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  const prefetch = ({ target }: Event) => {
    const link = linkAt(target);
    if (!link || savesData()) return;
    const { name, ...route } = matchRoute(link.pathname);
    // The details store holds one package: a prefetch would replace the one that is shown.
    if (name !== 'packageDetail' || matchRoute(window.location.pathname).name !== name)
      void route.prefetch?.(stores, route);
  };
  for (const type of ['pointerover', 'focusin', 'pointerdown'])
    document.addEventListener(type, preloadLinked, options);
  document.addEventListener('pointerdown', prefetch, options);
  return () => controller.abort();
}

function preloadLinked({ target }: Event): void {
  const link = linkAt(target);
  if (link) matchRoute(link.pathname).Page.preload?.();
}

/** Another page of the site, in this tab; a link to a file names its type. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [type])')
      : null;
  if (!link || link.origin !== window.location.origin) return undefined;
  return link.pathname === window.location.pathname ? undefined : link;
}
