import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { categoryKeys, toCategoryKey } from '#contract/category.ts';
import type { PageRenderer, PageRequest, RenderedPage } from '#contract/page-renderer.ts';
import { createApp } from '#core/app.ts';
import { matchRoute, type RouteMatch } from '#core/match-route.ts';
import { staticPageNames } from '#core/pages/static-page-names.ts';
import { loadRouteData } from '#core/load-route-data.ts';
import { createMemoryHistory } from '#core/router/memory-history.ts';
import { Site } from '#core/site.tsx';
import { dataOf } from '#features/shared/query-state.ts';
import { paths } from '#features/shared/paths.ts';
import { createDehydratingHttp } from './dehydrating-http.ts';
import { getPageModules } from './page-modules.ts';
import { splitHoisted } from './split-hoisted.ts';

export const renderer: PageRenderer = {
  keyOf: cacheKeyOf,
  render,
  publicPaths: [
    paths.home,
    ...categoryKeys.map(paths.packages),
    ...staticPageNames.map((name) => paths[name]),
  ],
  packagePath: paths.packageDetail,
};

function cacheKeyOf(path: string): string | undefined {
  // This server does not have the catalogue of another backend.
  if (import.meta.env.VITE_API_HOST) return undefined;
  const page = matchRoute(path);
  switch (page.kind) {
    case 'private':
      return undefined;
    case 'packages': {
      const key = toCategoryKey(page.category);
      return key ? paths.packages(key) : 'unknown category';
    }
    case 'detail':
      return paths.packageDetail(page.id);
    case 'static':
      return paths[page.name];
    case 'home':
    case 'shortlist':
    case 'error':
      return paths[page.kind];
    case 'sign-in':
      return paths.signIn;
    case 'unknown':
      return page.kind;
    default:
      return page satisfies never;
  }
}

/** Renders a page's first view; a call without an answer shows its error state. @throws what a component throws */
async function render({ path, origin, read, readFirst }: PageRequest): Promise<RenderedPage> {
  const page = matchRoute(path);
  const { http, given } = createDehydratingHttp(read, readFirst);
  const app = createApp({ http, history: createMemoryHistory(path, origin) });
  await loadRouteData(app, path);
  const { prelude } = await prerender(
    <StrictMode>
      <Site app={app} />
    </StrictMode>,
    // Otherwise React defers large parts of a page to an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  app.router.stop();
  const { head, body } = splitHoisted(await new Response(prelude).text());
  return {
    status: pageExists(page, app) ? 200 : 404,
    head,
    body,
    given: given(),
    parts: getPageModules(page),
  };
}

function pageExists(page: RouteMatch, { details }: ReturnType<typeof createApp>): boolean {
  if (page.kind === 'packages') return toCategoryKey(page.category) !== undefined;
  if (page.kind === 'detail') return Boolean(dataOf(details.state.detail.call));
  return page.kind !== 'unknown';
}
