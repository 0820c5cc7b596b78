import { preloadPage } from '#core/route-page.tsx';
import {
  isStaticPage,
  matchRoute,
  type RouteDataStores,
  type RouteName,
  type StaticPageName,
} from '#core/routes.ts';
import { importModule } from '#features/shared/import-module.ts';
import { savesData } from '#features/shared/saves-data.ts';
import type { RoutePrefetcher } from './prefetch-on-intent.ts';

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
      const { name, prefetch = match.load } = match;
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

/** The code of the page that is probably opened next, so that a tap on a slow connection need not wait for it. */
export function preloadNextPage(path: string): void {
  const next = nextPages[matchRoute(path).name];
  if (next && !savesData()) preloadPage(next);
}

async function preloadContents(name: StaticPageName) {
  const module = await importModule(() => import('#core/pages/static/static-pages.ts'), {
    onFailure: 'skip',
  });
  module?.staticPages[name].Contents.preload();
}
