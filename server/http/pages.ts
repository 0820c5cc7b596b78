import { anyOf, type GivenReads, type PageRenderer } from '#contract/page-renderer.ts';
import type { Log } from '#server/log.ts';
import { createBoundedMap } from './bounded-map.ts';
import type { Catalogue } from './catalogue.ts';
import type { EmbedPictures } from './early-pictures.ts';
import type { PageFrame } from './page-frame.ts';
import { createPageReads } from './page-reads.ts';
import { readyToPack, type FlatHeaders, type Ready } from './ready.ts';
import { lightened } from './save-data.ts';
import type { InlineHashes } from './security-headers.ts';

/** Bytes. */
const memory = 16 * 1024 * 1024;

export interface Page {
  readonly status: 200 | 404;
  readonly ready: Ready;
}

interface Made {
  readonly page: Page;
  /** Bytes. */
  readonly size: number;
}

/** Each page is rendered once for a version of the catalogue, at its first request. */
export interface Pages {
  /** By canonical path; only pages with status 200. */
  peek(path: string, savesData: boolean): Ready | undefined;
  /** @returns undefined for a page that is not rendered on the server */
  read(path: string, savesData: boolean): Promise<Page | undefined>;
}

export interface PageMaking {
  readonly frame: PageFrame;
  readonly embed: EmbedPictures;
  readonly renderer: () => Promise<PageRenderer>;
  readonly origin: string;
  readonly headersOf: (inline: InlineHashes) => FlatHeaders;
  readonly log: Log;
}

interface Wanted {
  readonly savesData: boolean;
  /** All unknown packages share one page. */
  readonly isMissing: boolean;
}

const keyOf = (key: string, savesData: boolean) => (savesData ? `${key} lighter` : key);

/** Makes the reads of one unknown package's page apply to every unknown package. */
function forAnyPackage({ answers, first }: GivenReads): GivenReads {
  const ofAny = Object.entries(answers).map(([call, answer]) => [anyOf(call), answer] as const);
  return { answers: Object.fromEntries(ofAny), first };
}

/** @param making undefined while the site is not built */
export function createPages(catalogue: Catalogue, making: PageMaking | undefined): Pages {
  const kept = createBoundedMap<Made>(memory, ({ size }) => size);
  const running = new Map<string, Promise<Made>>();
  const reads = createPageReads(catalogue);

  let packagePaths: ReadonlySet<string> | undefined;

  const isMissing = (renderer: PageRenderer, key: string) => {
    packagePaths ??= new Set(catalogue.packages.map(({ _id }) => renderer.packagePath(_id)));
    return key.startsWith(renderer.packagePath('')) && !packagePaths.has(key);
  };

  async function make(renderer: PageRenderer, path: string, wanted: Wanted, from: PageMaking): Promise<Made> {
    const { frame, embed, origin, headersOf } = from;
    const rendered = await renderer.render({ path, origin, ...reads });
    const { head, body } = rendered;
    const { text, inline } = await frame(
      {
        ...rendered,
        ...(wanted.savesData && { head: lightened(head), body: lightened(body) }),
        ...(wanted.isMissing && { given: forAnyPackage(rendered.given) }),
      },
      embed,
    );
    const answer = { type: 'text/html; charset=utf-8', headers: headersOf(inline), body: Buffer.from(text) };
    const page: Page = { status: rendered.status, ready: readyToPack(answer) };
    return { page, size: answer.body.length };
  }

  async function read(path: string, savesData: boolean, from: PageMaking): Promise<Page | undefined> {
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
      if (!making) return undefined;
      try {
        return await read(path, savesData, making);
      } catch (cause) {
        // The browser renders the page instead.
        making.log.error({ error: cause, path }, 'A page could not be rendered');
        return undefined;
      }
    },
  };
}
