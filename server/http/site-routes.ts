import type { Hono } from 'hono';
import type { HttpEnv } from './context.ts';
import { notFound } from './failure.ts';
import { wrongMethod } from './routes.ts';
import type { Site } from './site.ts';
import { sendReady } from './tours-read.ts';

/** First parts of paths that are never pages, however they are spelled. */
const notPages: ReadonlySet<string> = new Set(['api', 'pictures', 'assets']);

/** Everything that no other route answers: the site's files, and index.html for its pages. */
export function addSite(app: Hono<HttpEnv>, site: Site): void {
  app.all('*', (context) => {
    const { path, method } = context.req;
    const ready = site.file(path) ?? (isPage(path) ? site.page : undefined);
    if (!ready) throw notFound('Address');
    if (method !== 'GET' && method !== 'HEAD') throw wrongMethod(['GET']);
    return sendReady(context, ready);
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
