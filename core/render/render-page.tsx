import { StrictMode, type CSSProperties } from 'react';
import { prerender } from 'react-dom/static';
import { toAgency } from '#contract/agency.ts';
import { allPackagesKey } from '#contract/category.ts';
import type { PageRenderer, PageRequest, RenderedPage } from '#contract/page-renderer.ts';
import { createApp } from '#core/app.ts';
import { toHeadMarkup } from '#core/head/head-elements.tsx';
import type { PageHead } from '#core/head/head.tsx';
import { createMemoryHistory } from '#core/router/history.ts';
import { matchRoute, routes } from '#core/routes.tsx';
import { Site } from '#core/site.tsx';
import { getPlaces } from '#features/catalogue/search/list-summary.ts';
import { toCanonicalSearch } from '#features/catalogue/search/list-address.ts';
import { createHttp } from '#features/shared/http.ts';
import { paths } from '#features/shared/paths.ts';
import { dataOf } from '#features/shared/query.ts';
import { RenderingContext, type Rendering } from '#features/shared/rendering.tsx';
import { brochureTexts } from './brochure-texts.ts';
import type { PageState } from './page-state.ts';

export const renderer: PageRenderer = {
  keyOf: (path) => {
    // This server does not have the catalogue of another backend.
    if (import.meta.env.VITE_API_HOST) return undefined;
    const match = matchRoute(path);
    return match.rendered ? (match.rendered.canonical(match) ?? match.name) : undefined;
  },
  searchOf: (path, search) => (matchRoute(path).category ? toCanonicalSearch(search) : ''),
  isIndexed: (path) => {
    const { rendered } = matchRoute(path);
    return Boolean(rendered && rendered.sitemap);
  },
  render,
  publicPaths: routes.flatMap(({ rendered }) => (rendered && rendered.sitemap) || []),
  packagePath: paths.packageDetail,
  placePaths: (packages) => getPlaces(packages).map((place) => paths.packagesOfPlace(allPackagesKey, place)),
  brochureTexts: (tour, address, agency = {}) =>
    import.meta.env.VITE_API_HOST ? undefined : brochureTexts(tour, address, toAgency(agency)),
};

/** Renders a page's first view. @throws what a component throws */
async function render(request: PageRequest): Promise<RenderedPage> {
  const { path, search = '', origin, savesData = false, agency, data, embed } = request;
  const match = matchRoute(path);
  const { rendered } = match;
  if (!rendered) throw new Error(`${path} is not rendered on the server`);
  const stateText = JSON.stringify({ calls: [], ...rendered.state?.(data, match, search), origin });
  // A copy, as the stores change what they are given; and what the browser reads.
  const state: PageState = JSON.parse(stateText);
  const heads: PageHead[] = [];
  const app = createApp({
    http: createHttp(''),
    history: createMemoryHistory(path + search, origin),
    matchRoute,
    state,
    agency,
    onHead: (page) => void heads.push(page),
  });
  const isMissing = rendered.canonical(match) === undefined || (state.detail && !dataOf(state.detail));
  const modules = { first: new Set<string>(), shown: new Set<string>() };
  const photographs = new Set<string>();
  const rules = new Set<string>();
  const rendering: Rendering = {
    savesData,
    embed,
    modules,
    onPhotograph: (address) => void photographs.add(address),
    addRule: (style) => {
      const declarations = toDeclarations(style);
      if (declarations !== undefined) rules.add(declarations);
      return declarations;
    },
  };
  const { prelude } = await prerender(
    <StrictMode>
      <RenderingContext value={rendering}>
        <Site app={app} />
      </RenderingContext>
    </StrictMode>,
    // Otherwise React defers large parts of a page to an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  app.router.stop();
  const [photograph] = photographs;
  const head = heads.at(-1) ?? {};
  return {
    ...toHeadMarkup(head, { agency: app.agency.state.agency, origin }),
    body: await new Response(prelude).text(),
    rules: [...rules]
      .sort()
      .map((declarations) => `[data-style="${declarations}"]{${declarations}}`)
      .join(''),
    photograph,
    ...(head.robots && { robots: head.robots }),
    status: isMissing ? 404 : 200,
    state: stateText,
    parts: modules,
  };
}

/** Ends a declaration list, the value of an attribute or the `style` element. */
const unsafe = /[{}<>"\\]/;

/** @returns undefined for none, and for what is more than declarations */
function toDeclarations(style: CSSProperties): string | undefined {
  const declarations = Object.entries(style).flatMap(([property, value]) =>
    value === undefined
      ? []
      : `${property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
  );
  const text = declarations.join(';');
  return text === '' || unsafe.test(text) ? undefined : text;
}
