import type { PrecacheEntry } from './scope.ts';

export const appShellUrl = '/index.html';

export interface PrecacheDeps {
  readonly files: readonly PrecacheEntry[];
  readonly caches: Pick<CacheStorage, 'open' | 'match' | 'delete'>;
  readonly fetch: (request: Request) => Promise<Response>;
}

const prefix = 'shell-';
/** Simultaneous downloads; few, so that they do not delay the visitor's own requests. */
const maxConcurrent = 3;

/** One cache for each version, so that open pages of the version before still find their files. */
export function precacheName(files: readonly PrecacheEntry[]): string {
  const page = files.find(({ url }) => url === appShellUrl);
  if (!page?.revision) throw new Error('The build has no page for the shell');
  return prefix + page.revision;
}

/** @throws when a file is missing or of another version: nothing is cached, the earlier one stays active */
export async function precacheFiles({ files, caches, fetch }: PrecacheDeps): Promise<void> {
  const name = precacheName(files);
  const shell = await caches.open(name);
  const urls = new Set(files.map(({ url }) => url));
  const precacheFile = async (file: PrecacheEntry) => {
    const cached = file.revision === null ? await caches.match(file.url, { ignoreVary: true }) : undefined;
    const answer = cached ?? (await fetch(requestFor(file)));
    if (!isFile(file, answer)) throw new Error(`${file.url} did not come`);
    if (file.url === appShellUrl && !isSameVersion(urls, await answer.clone().text()))
      throw new Error('The page is of another version');
    await shell.put(file.url, await withoutRedirect(answer));
  };
  const queue = files.values();
  const precacheNext = async () => {
    for (const file of queue) await precacheFile(file);
  };
  try {
    await Promise.all(Array.from({ length: maxConcurrent }, precacheNext));
  } catch (cause) {
    await caches.delete(name);
    throw cause;
  }
}

/** The content of a hashed name never changes, so the HTTP cache may answer. */
function requestFor({ url, revision }: PrecacheEntry): Request {
  const address = new URL(url, location.origin);
  return new Request(address, { cache: revision === null ? 'default' : 'reload', priority: 'low' });
}

/** Static hosts answer a missing file with their HTML page. */
const isFile = ({ url }: PrecacheEntry, { ok, headers }: Response) =>
  ok && (headers.get('content-type') ?? '').startsWith('text/html') === url.endsWith('.html');

/** A redirected response may not answer a navigation (Fetch standard, "HTTP fetch", step 5). */
const withoutRedirect = async (answer: Response) =>
  answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer;

/** Whether every script and style sheet that the page names is among `urls`, as in a page of their version. */
export function isSameVersion(urls: ReadonlySet<string>, html: string): boolean {
  return [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)\b/g)].every(([address]) => urls.has(address));
}

/** @param names oldest first @returns all but the current and the newest other, which open pages may use */
export function outdatedPrecaches(names: readonly string[], current: string): readonly string[] {
  return names.filter((name) => name.startsWith(prefix) && name !== current).slice(0, -1);
}
