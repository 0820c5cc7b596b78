import { preloadPage } from '#core/route-page.tsx';
import { isStaticPage, matchRoute, type RouteDataStores, type StaticPageName } from '#core/routes.ts';
import { tryImport } from '#features/shared/try-import.ts';
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
      const { name, load, param, prefetch = load } = matchRoute(path);
      // The details store holds one package: a prefetch would replace the one that is shown.
      const replaces = name === 'packageDetail' && matchRoute(window.location.pathname).name === name;
      if (prefetch !== 'none' && !replaces && !savesData()) prefetch?.(stores, param);
    },
  };
}

async function preloadContents(name: StaticPageName) {
  const part = await tryImport(() => import('#core/pages/static-pages.ts'));
  part?.staticPages[name].Contents.preload();
}
