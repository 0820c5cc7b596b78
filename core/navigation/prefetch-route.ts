import { allPackagesKey } from '#contract/category.ts';
import { matchRoute } from '#core/routes.ts';
import { loadRouteData, type RouteDataStores } from '#core/load-route-data.ts';
import type { StaticPageName } from '#core/pages/static-page-names.ts';
import { routeComponents } from '#core/route-page.tsx';
import { tryImport } from '#features/shared/try-import.ts';
import { savesData } from '#features/shared/saves-data.ts';
import type { RoutePrefetcher } from './prefetch-on-intent.ts';

export function createRoutePrefetcher(data: RouteDataStores): RoutePrefetcher {
  return {
    code: (path) => {
      const page = matchRoute(path);
      switch (page.kind) {
        case 'unknown':
        case 'error':
        case 'private':
          return;
        case 'static':
          routeComponents.static.preload();
          void preloadContents(page.name);
          return;
        case 'home':
        case 'packages':
        case 'detail':
        case 'shortlist':
        case 'sign-in':
          routeComponents[page.kind].preload();
          return;
        default:
          page satisfies never;
      }
    },
    data: (path) => {
      const page = matchRoute(path);
      // The details store holds one package: a prefetch would replace the one that is shown.
      const reads = page.kind === 'detail' && matchRoute(window.location.pathname).kind === 'detail';
      if (savesData() || reads) return;
      if (page.kind === 'packages') void data.catalogue.loadList(page.category, 'ahead');
      else if (page.kind === 'shortlist') void data.catalogue.loadList(allPackagesKey, 'ahead');
      else void loadRouteData(data, path);
    },
  };
}

async function preloadContents(name: StaticPageName) {
  const part = await tryImport(() => import('#core/pages/static-contents.ts'));
  part?.staticContents[name]?.preload();
}
