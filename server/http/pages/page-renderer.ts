import { LRUCache } from 'lru-cache';
import type { AgencyChanges } from '#contract/agency.ts';
import { allPackagesKey } from '#contract/category.ts';
import { hasListParams } from '#contract/list-params.ts';
import type { Package } from '#contract/package.ts';
import type { PageRenderer, PageData } from '#contract/page-renderer.ts';
import { type Catalogue, findShown, packagesIn } from '#server/catalogue/catalogue-cache.ts';
import { selectHomeRow } from '#server/catalogue/orders.ts';
import type { ServerDeps } from '#server/http/context.ts';
import { noindexHeaders, pageHeaders, type InlineHashes } from '#server/http/middleware/security-headers.ts';
import {
  compressDocument,
  createCompressibleResponse,
  sizeOf,
  type RawHeaders,
  type CachedResponse,
} from '#server/http/responses/cached-response.ts';
import { createEmbed, loadDocumentTemplate } from './document-template.ts';
import type { Site } from './site-files.ts';

/** Bytes. */
const maxCacheBytes = 16 * 1024 * 1024;
/** Bytes of the pages of queries, which are kept apart: anybody can invent queries. */
const maxQueryCacheBytes = 4 * 1024 * 1024;
/** Renderings of queries at once, and per second after that; beyond it the browser filters the plain page. */
const queryBurst = 30;
const queriesPerSecond = 10;
const htmlType = 'text/html; charset=utf-8';

export interface PageResponse {
  readonly status: 200 | 404;
  readonly response: CachedResponse;
  /** For a page that is not rendered here and does not say so itself. */
  readonly isIndexed?: false;
}

interface PageAddress {
  readonly path: string;
  /** With its question mark; '' when there is none. */
  readonly search: string;
}

export type CachedPages = ReturnType<typeof createCachedPages>;

export type PageRendererDeps = NonNullable<Awaited<ReturnType<typeof loadPageRendererDeps>>>;

/** @returns undefined while the site is not built */
export async function loadPageRendererDeps(
  { siteFolder, renderer, renderBrochure, pictures, config, log }: ServerDeps,
  site: Site,
  common: RawHeaders,
) {
  const template = await loadDocumentTemplate(siteFolder, pictures, log, Boolean(renderBrochure));
  if (!template || !renderer) return undefined;
  const headers = [...common, 'cache-control', 'no-cache', 'vary', 'Accept-Encoding, Save-Data'];
  return {
    template,
    renderer,
    embed: createEmbed(site),
    origin: config.publicUrl,
    headersOf: (inline: InlineHashes) => [...headers, ...pageHeaders(inline, config.firebase)],
    log,
  };
}

const keyOf = (key: string, savesData: boolean) => (savesData ? `${key} lighter` : key);

const createPageCache = (maxSize: number) =>
  new LRUCache<string, PageResponse>({ maxSize, sizeCalculation: ({ response }) => sizeOf(response) });

/** Each page is rendered once for a version of the catalogue, at its first request. */
export function createCachedPages(catalogue: Catalogue, rendererDeps: PageRendererDeps | undefined) {
  const cache = createPageCache(maxCacheBytes);
  const queryCache = createPageCache(maxQueryCacheBytes);
  const takeQueryRendering = createTokenBucket(queryBurst, queriesPerSecond);
  const running = new Map<string, Promise<PageResponse>>();
  const pageData = createPageData(catalogue);
  let packagePaths: ReadonlySet<string> | undefined;

  const isMissingPackage = (renderer: PageRenderer, key: string) => {
    const { packages, unlisted } = catalogue;
    packagePaths ??= new Set([...packages, ...unlisted].map(({ _id }) => renderer.packagePath(_id)));
    return key.startsWith(renderer.packagePath('')) && !packagePaths.has(key);
  };

  async function render(
    { template, origin, embed, headersOf }: PageRendererDeps,
    renderer: PageRenderer,
    { path, search }: PageAddress,
    savesData: boolean,
    data = pageData,
  ): Promise<PageResponse> {
    const { agency } = catalogue;
    const request = { path, origin, savesData, agency, data, embed, ...(search && { search }) };
    const rendered = await renderer.render(request);
    const { text, inline } = await template({ ...rendered, agency });
    const headers = [...headersOf(inline), ...(rendered.robots ? noindexHeaders : [])];
    const answer = { type: htmlType, headers, body: Buffer.from(text) };
    // Anybody can invent queries, so their pages get the quicker compression.
    const response = createCompressibleResponse(answer, search ? undefined : compressDocument);
    return { status: rendered.status, response };
  }

  async function read(
    { path, search }: PageAddress,
    savesData: boolean,
    deps: PageRendererDeps,
  ): Promise<PageResponse | undefined> {
    const renderer = await deps.renderer();
    const pageKey = renderer.keyOf(path);
    if (pageKey === undefined) return undefined;
    const readOnce = async (pages: typeof cache, key: string, pageSearch: string) => {
      const cached = pages.get(key);
      if (cached) return cached;
      const rendering = running.get(key) ?? render(deps, renderer, { path, search: pageSearch }, savesData);
      running.set(key, rendering);
      try {
        const page = await rendering;
        pages.set(key, page);
        return page;
      } finally {
        running.delete(key);
      }
    };
    const pageSearch = hasListParams(search) ? renderer.searchOf(path, search) : '';
    if (pageSearch !== '') {
      const key = keyOf(pageKey + pageSearch, savesData);
      const isRendered = queryCache.get(key) !== undefined || running.has(key);
      if (isRendered || takeQueryRendering()) return readOnce(queryCache, key, pageSearch);
    }
    // All unknown packages share one page.
    const key = isMissingPackage(renderer, pageKey) ? 'missing package' : pageKey;
    return readOnce(cache, keyOf(key, savesData), '');
  }

  return {
    /** By canonical path; only pages with status 200, and none whose query changes the page. */
    peek: ({ path, search }: PageAddress, savesData: boolean): CachedResponse | undefined => {
      const page = hasListParams(search) ? undefined : cache.get(keyOf(path, savesData));
      return page?.status === 200 ? page.response : undefined;
    },
    /** @returns undefined for a page that is not rendered on the server */
    read: async (address: PageAddress, savesData: boolean): Promise<PageResponse | undefined> => {
      if (!rendererDeps) return undefined;
      try {
        return await read(address, savesData, rendererDeps);
      } catch (cause) {
        // The browser renders the page instead.
        rendererDeps.log.error({ error: cause, path: address.path }, 'A page could not be rendered');
        return undefined;
      }
    },
    /** Whether search engines may index what is at a path; true while that is not known. */
    isIndexed: async (path: string): Promise<boolean> => {
      const renderer = await rendererDeps?.renderer().catch(() => undefined);
      return renderer?.isIndexed(path) ?? true;
    },
    /** The id in the path of a package's page, whether there is such a package or not. */
    packageIdOf: async (path: string): Promise<string | undefined> => {
      const renderer = await rendererDeps?.renderer();
      const key = renderer?.keyOf(path);
      const prefix = renderer?.packagePath('') ?? '';
      return key?.startsWith(prefix) ? decodeURIComponent(key.slice(prefix.length)) : undefined;
    },
    /** The page of a package that the catalogue does not have; rendered for each request, and kept nowhere. */
    renderDraft: async (path: string, draft: Package): Promise<CachedResponse | undefined> => {
      if (!rendererDeps) return undefined;
      const data = { ...pageData, detail: () => draft };
      const renderer = await rendererDeps.renderer();
      return (await render(rendererDeps, renderer, { path, search: '' }, false, data)).response;
    },
  };
}

/** @returns takes a token, or says that there is none */
function createTokenBucket(capacity: number, perSecond: number): () => boolean {
  let tokens = capacity;
  let filledAt = performance.now();
  return () => {
    const now = performance.now();
    tokens = Math.min(capacity, tokens + ((now - filledAt) / 1000) * perSecond);
    filledAt = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

const errorPath = '/error';

/** Without scripts: they would render the page of the requested address. Rendered once, with the agency that was loaded last. */
export function createErrorPage(rendererDeps: PageRendererDeps | undefined, lastAgency: () => AgencyChanges) {
  const rendered = new WeakMap<AgencyChanges, Promise<CachedResponse>>();
  return async (): Promise<CachedResponse | undefined> => {
    if (!rendererDeps) return undefined;
    const agency = lastAgency();
    const response = rendered.get(agency) ?? renderErrorPage(rendererDeps, agency);
    rendered.set(agency, response);
    try {
      return await response;
    } catch (cause) {
      rendered.delete(agency);
      rendererDeps.log.error({ error: cause, path: errorPath }, 'A page could not be rendered');
      return undefined;
    }
  };
}

async function renderErrorPage(
  { renderer, template, origin, embed, headersOf }: PageRendererDeps,
  agency: AgencyChanges,
): Promise<CachedResponse> {
  const data = createPageData({ packages: [], unlisted: [], categories: [], destinations: [], agency });
  const request = { agency, path: errorPath, origin, embed, data };
  const { text, inline } = await template(await (await renderer()).render(request), 'none');
  return createCompressibleResponse({
    type: htmlType,
    headers: headersOf(inline).map((value) => (value === 'no-cache' ? 'no-store' : value)),
    body: Buffer.from(text),
  });
}

/** What the pages show of a version of the catalogue. */
function createPageData(catalogue: Catalogue): PageData {
  const { categories, destinations, packages, homeOrder } = catalogue;
  const lists = {
    domestic: packagesIn(packages, 'domestic'),
    international: packagesIn(packages, 'international'),
    [allPackagesKey]: packages,
  };
  return {
    categories,
    destinations,
    top: (category) => selectHomeRow(lists[category], category, homeOrder),
    list: (key) => lists[key],
    detail: (id) => findShown(catalogue, id),
  };
}
