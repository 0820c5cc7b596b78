import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { toAgency } from '#contract/agency.ts';
import { allPackagesKey } from '#contract/category.ts';
import type { PageRenderer, PageRequest, RenderedPage } from '#contract/page-renderer.ts';
import { createApp } from '#core/app.ts';
import { createMemoryHistory } from '#core/router/history.ts';
import { loadRouteData, matchRoute, routes } from '#core/routes.ts';
import { Site } from '#core/site.tsx';
import { getPlaces } from '#features/catalogue/search/filter-options.ts';
import { toCanonicalSearch, toSelection } from '#features/catalogue/search/list-address.ts';
import { getSearchIndex } from '#features/catalogue/search/search-index.ts';
import { WholeListContext } from '#features/catalogue/search/use-whole-list.ts';
import { paths } from '#features/shared/paths.ts';
import { RenderedModulesContext } from '#features/shared/rendered-modules.tsx';
import { brochureTexts } from './brochure-texts.ts';
import { createDehydratingHttp } from './dehydrating-http.ts';
import { splitMarkup } from './split-markup.ts';

export const renderer: PageRenderer = {
  keyOf: (path) => {
    // This server does not have the catalogue of another backend.
    if (import.meta.env.VITE_API_HOST) return undefined;
    const match = matchRoute(path);
    return match.rendered ? match.rendered.key(match) : undefined;
  },
  searchOf: (path, search) => (matchRoute(path).category ? toCanonicalSearch(search) : ''),
  isIndexed: (path) => {
    const { rendered } = matchRoute(path);
    return Boolean(rendered && rendered.sitemap);
  },
  render,
  publicPaths: routes.flatMap(({ rendered }) => (rendered && rendered.sitemap) || []),
  packagePath: paths.packageDetail,
  placePaths: (packages) =>
    getPlaces(getSearchIndex(packages)).map((place) => paths.packagesOfPlace(allPackagesKey, place)),
  brochureTexts: (tour, address, agency = {}) =>
    import.meta.env.VITE_API_HOST ? undefined : brochureTexts(tour, address, toAgency(agency)),
};

/** React's markup of what `Head` says; in a text of the page it would be escaped. */
const noindexTag = '<meta name="robots" content="noindex"/>';

/** Renders a page's first view; a call without an answer shows its error state. @throws what a component throws */
async function render({
  path,
  search = '',
  origin,
  savesData,
  agency,
  read,
  readFirst,
  readList,
}: PageRequest): Promise<RenderedPage> {
  const match = matchRoute(path);
  const { rendered } = match;
  if (!rendered) throw new Error(`${path} is not rendered on the server`);
  const select = search === '' ? undefined : await toSelection(search);
  const { http, dehydrate } = createDehydratingHttp(read, (call) => readFirst(call, select));
  const app = createApp({
    http,
    history: createMemoryHistory(path + search, origin),
    servedSearch: search,
    agency,
  });
  await loadRouteData(app, path, search);
  const modules = { first: new Set<string>(), shown: new Set<string>() };
  const { prelude } = await prerender(
    <StrictMode>
      <WholeListContext value={readList}>
        <RenderedModulesContext value={modules}>
          <Site app={app} />
        </RenderedModulesContext>
      </WholeListContext>
    </StrictMode>,
    // Otherwise React defers large parts of a page to an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  app.router.stop();
  const parts = splitMarkup(await new Response(prelude).text(), savesData);
  return {
    ...parts,
    ...(parts.head.includes(noindexTag) && { robots: 'noindex' }),
    status: (rendered.exists?.(app, match) ?? true) ? 200 : 404,
    dehydratedState: { ...dehydrate(), ...(search !== '' && { isFiltered: true }) },
    parts: modules,
  };
}
