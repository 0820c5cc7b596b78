import type { PageRenderer } from '#contract/page-renderer.ts';
import type { Log } from '#server/log.ts';
import { createBoundedMap } from './bounded-map.ts';
import type { Catalogue } from './catalogue.ts';
import type { EmbedPictures } from './early-pictures.ts';
import type { PageFrame } from './page-frame.ts';
import { createPageReads } from './page-reads.ts';
import { readyToPack, type FlatHeaders, type Ready } from './ready.ts';

/** Bytes of pages kept in memory. */
const memory = 16 * 1024 * 1024;

/** A page and how it is answered. */
export interface Page {
  readonly status: 200 | 404;
  readonly ready: Ready;
}

interface Made {
  readonly page: Page;
  /** Bytes. */
  readonly size: number;
}

/** The rendered pages of one version of the catalogue; each is rendered once, when it is first wanted. */
export interface Pages {
  /** A page that is in memory, by its path; only pages that exist. */
  peek(path: string): Ready | undefined;
  /** @returns undefined for a page that is not rendered on a server */
  read(path: string): Promise<Page | undefined>;
}

export interface PageMaking {
  readonly frame: PageFrame;
  readonly embed: EmbedPictures;
  /** Fetches the renderer's code when it is first needed. */
  readonly renderer: () => Promise<PageRenderer>;
  readonly origin: string;
  /** What a page carries, by its text. */
  readonly headersOf: (text: string) => FlatHeaders;
  readonly log: Log;
}

/** @param making undefined while the site is not built: then there are none */
export function createPages(catalogue: Catalogue, making: PageMaking | undefined): Pages {
  const kept = createBoundedMap<Made>(memory, ({ size }) => size);
  const running = new Map<string, Promise<Made>>();
  const reads = createPageReads(catalogue);

  async function make(renderer: PageRenderer, path: string, { frame, embed, origin, headersOf }: PageMaking) {
    const rendered = await renderer.render({ path, origin, ...reads });
    const text = await frame(rendered, embed);
    const answer = { type: 'text/html; charset=utf-8', headers: headersOf(text), body: Buffer.from(text) };
    const page: Page = { status: rendered.status, ready: readyToPack(answer) };
    return { page, size: answer.body.length };
  }

  async function read(path: string, from: PageMaking): Promise<Page | undefined> {
    const renderer = await from.renderer();
    const key = renderer.keyOf(path);
    if (key === undefined) return undefined;
    const known = kept.get(key);
    if (known) return known.page;
    const rendering = running.get(key) ?? make(renderer, path, from);
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
    peek: (path) => {
      const page = kept.get(path)?.page;
      return page?.status === 200 ? page.ready : undefined;
    },
    read: async (path) => {
      if (!making) return undefined;
      try {
        return await read(path, making);
      } catch (cause) {
        // The browser renders the page itself.
        making.log.error({ error: cause, path }, 'A page could not be rendered');
        return undefined;
      }
    },
  };
}
