import { toWildcardCall, type DehydratedState, type PageRenderer } from '#contract/page-renderer.ts';
import type { Log } from '#server/log.ts';
import { createLruCache } from '#server/http/responses/lru-cache.ts';
import type { Catalogue } from '#server/catalogue/catalogue-cache.ts';
import type { PreloadLcpPicture } from './lcp-preload.ts';
import type { DocumentTemplate } from './document-template.ts';
import { createPageReads } from './page-reads.ts';
import {
  createCompressibleResponse,
  type RawHeaders,
  type CachedResponse,
} from '#server/http/responses/cached-response.ts';
import { reducePictureWidths } from '#server/http/responses/save-data.ts';
import type { InlineHashes } from '#server/http/middleware/security-headers.ts';

/** Bytes. */
const memory = 16 * 1024 * 1024;

export interface PageResponse {
  readonly status: 200 | 404;
  readonly ready: CachedResponse;
}

interface CachedPage {
  readonly page: PageResponse;
  /** Bytes. */
  readonly size: number;
}

/** Each page is rendered once for a version of the catalogue, at its first request. */
export interface CachedPages {
  /** By canonical path; only pages with status 200. */
  peek(path: string, savesData: boolean): CachedResponse | undefined;
  /** @returns undefined for a page that is not rendered on the server */
  read(path: string, savesData: boolean): Promise<PageResponse | undefined>;
}

export interface PageRendererDeps {
  readonly frame: DocumentTemplate;
  readonly embed: PreloadLcpPicture;
  readonly renderer: () => Promise<PageRenderer>;
  readonly origin: string;
  readonly headersOf: (inline: InlineHashes) => RawHeaders;
  readonly log: Log;
}

interface PageVariant {
  readonly savesData: boolean;
  /** All unknown packages share one page. */
  readonly isMissing: boolean;
}

const keyOf = (key: string, savesData: boolean) => (savesData ? `${key} lighter` : key);

/** Makes the reads of one unknown package's page apply to every unknown package. */
function forAnyPackage({ answers, first }: DehydratedState): DehydratedState {
  const ofAny = Object.entries(answers).map(([call, answer]) => [toWildcardCall(call), answer] as const);
  return { answers: Object.fromEntries(ofAny), first };
}

/** @param rendererDeps undefined while the site is not built */
export function createCachedPages(
  catalogue: Catalogue,
  rendererDeps: PageRendererDeps | undefined,
): CachedPages {
  const kept = createLruCache<CachedPage>(memory, ({ size }) => size);
  const running = new Map<string, Promise<CachedPage>>();
  const reads = createPageReads(catalogue);

  let packagePaths: ReadonlySet<string> | undefined;

  const isMissing = (renderer: PageRenderer, key: string) => {
    packagePaths ??= new Set(catalogue.packages.map(({ _id }) => renderer.packagePath(_id)));
    return key.startsWith(renderer.packagePath('')) && !packagePaths.has(key);
  };

  async function make(
    renderer: PageRenderer,
    path: string,
    wanted: PageVariant,
    from: PageRendererDeps,
  ): Promise<CachedPage> {
    const { frame, embed, origin, headersOf } = from;
    const rendered = await renderer.render({ path, origin, ...reads });
    const { head, body } = rendered;
    const { text, inline } = await frame(
      {
        ...rendered,
        ...(wanted.savesData && { head: reducePictureWidths(head), body: reducePictureWidths(body) }),
        ...(wanted.isMissing && { given: forAnyPackage(rendered.given) }),
      },
      embed,
    );
    const answer = { type: 'text/html; charset=utf-8', headers: headersOf(inline), body: Buffer.from(text) };
    const page: PageResponse = { status: rendered.status, ready: createCompressibleResponse(answer) };
    return { page, size: answer.body.length };
  }

  async function read(
    path: string,
    savesData: boolean,
    from: PageRendererDeps,
  ): Promise<PageResponse | undefined> {
    const renderer = await from.renderer();
    const pageKey = renderer.keyOf(path);
    if (pageKey === undefined) return undefined;
    const wanted = { savesData, isMissing: isMissing(renderer, pageKey) };
    const key = keyOf(wanted.isMissing ? 'missing package' : pageKey, savesData);
    const known = kept.get(key);
    if (known) return known.page;
    const rendering = running.get(key) ?? make(renderer, path, wanted, from);
    running.set(key, rendering);
    try {
      const made = await rendering;
      kept.set(key, made);
      return made.page;
    } finally {
      running.delete(key);
    }
  }

  return {
    peek: (path, savesData) => {
      const page = kept.get(keyOf(path, savesData))?.page;
      return page?.status === 200 ? page.ready : undefined;
    },
    read: async (path, savesData) => {
      if (!rendererDeps) return undefined;
      try {
        return await read(path, savesData, rendererDeps);
      } catch (cause) {
        // The browser renders the page instead.
        rendererDeps.log.error({ error: cause, path }, 'A page could not be rendered');
        return undefined;
      }
    },
  };
}
