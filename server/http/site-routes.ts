import type { Hono } from 'hono';
import type { Versions } from './catalogue.ts';
import type { HttpEnv } from './context.ts';
import { notFound } from './failure.ts';
import { wrongMethod } from './routes.ts';
import type { Site } from './site.ts';
import type { Page, Pages } from './pages.ts';
import { sendReady } from './tours-read.ts';

/** First parts of paths that are never pages, however they are spelled. */
const notPages: ReadonlySet<string> = new Set(['api', 'pictures', 'assets']);

/**
 * Everything that no other route answers: the site's files, its pages as they are rendered here, and index.html
 * for those that are not.
 */
export function addSite(app: Hono<HttpEnv>, site: Site, versions: Versions<{ readonly pages: Pages }>): void {
  const pageAt = async (path: string): Promise<Page | undefined> => {
    const file = site.file(path);
    if (file) return { status: 200, ready: file };
    if (!isPage(path)) return undefined;
    const { pages } = await versions.current();
    return (await pages.read(path)) ?? (site.page && { status: 200, ready: site.page });
  };

  app.all('*', async (context) => {
    const { path, method } = context.req;
    const page = await pageAt(path);
    if (!page) throw notFound('Address');
    if (method !== 'GET' && method !== 'HEAD') throw wrongMethod(['GET']);
    return sendReady(context, page.ready, page.status);
  });
}

/** Whether an address without a file may be one of the site's pages. */
function isPage(path: string): boolean {
  const decoded = decodedPath(path);
  if (/[\\\0]/.test(decoded)) return false;
  const parts = decoded.split('/').filter((part) => part !== '');
  if (parts.some((part) => part === '.' || part === '..')) return false;
  return !notPages.has(parts[0]?.toLowerCase() ?? '') && !parts.at(-1)?.includes('.');
}

/** Escapes that are no text stay as they are: the site shows its own page for such an address. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
