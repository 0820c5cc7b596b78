import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { categoryKeys, toCategoryKey } from '#contract/category.ts';
import type { PageRenderer, PageRequest, RenderedPage } from '#contract/page-renderer.ts';
import { createApp } from '#core/app.ts';
import { pageOf, type PageOf } from '#core/page-of.ts';
import { publicStaticNames } from '#core/pages/static-names.ts';
import { prepare } from '#core/prepare.ts';
import { createMemoryHistory } from '#core/router/memory-history.ts';
import { Site } from '#core/site.tsx';
import { shown } from '#features/shared/call.ts';
import { paths } from '#features/shared/paths.ts';
import { pageHttp } from './page-http.ts';
import { partsOf } from './page-parts.ts';
import { splitHoisted } from './split-hoisted.ts';

export const renderer: PageRenderer = {
  keyOf,
  render,
  publicPaths: [
    paths.home,
    ...categoryKeys.map(paths.packages),
    ...publicStaticNames.map((name) => paths[name]),
  ],
  packagePath: paths.packageDetail,
};

function keyOf(path: string): string | undefined {
  // This server does not have the catalogue of another backend.
  if (import.meta.env.VITE_API_HOST) return undefined;
  const page = pageOf(path);
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
  const page = pageOf(path);
  const { http, given } = pageHttp(read, readFirst);
  const app = createApp({ http, history: createMemoryHistory(path, origin) });
  await prepare(app, path);
  const facts = new Set<string>();
  const { prelude } = await prerender(
    <StrictMode>
      <Site app={app} collect={(text) => void facts.add(text)} />
    </StrictMode>,
    // Otherwise React defers large parts of a page to an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  app.router.stop();
  const { head, body } = splitHoisted(await new Response(prelude).text());
  return {
    status: exists(page, app) ? 200 : 404,
    head,
    body,
    facts: [...facts],
    given: given(),
    parts: partsOf(page),
  };
}

function exists(page: PageOf, { details }: ReturnType<typeof createApp>): boolean {
  if (page.kind === 'packages') return toCategoryKey(page.category) !== undefined;
  if (page.kind === 'detail') return Boolean(shown(details.state.detail.call));
  return page.kind !== 'unknown';
}
