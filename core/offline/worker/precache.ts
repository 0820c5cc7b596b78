import { agencyElementId } from '#contract/agency.ts';
import { matchOptions } from './cache-plugins.ts';

export interface PrecacheEntry {
  readonly url: string;
  /** null where the name contains a hash of the content. */
  readonly revision: string | null;
}

const appShellUrl = '/index.html';

export interface Precache {
  readonly files: readonly PrecacheEntry[];
  readonly caches: CacheStorage;
}

const prefix = 'shell-';
/** Simultaneous downloads; few, so that they do not delay the visitor's own requests. */
const maxConcurrent = 3;

/** One cache for each version, so that open pages of the version before still find their files. */
function precacheName(files: readonly PrecacheEntry[]): string {
  const page = files.find(({ url }) => url === appShellUrl);
  if (!page?.revision) throw new Error('The build has no page for the shell');
  return prefix + page.revision;
}

/** @throws when a file is missing or of another version: nothing is cached, the earlier one stays active */
export async function precacheFiles(
  { files, caches }: Precache,
  fetch: (request: Request) => Promise<Response>,
): Promise<void> {
  const name = precacheName(files);
  const shell = await caches.open(name);
  const urls = new Set(files.map(({ url }) => url));
  const precacheFile = async (file: PrecacheEntry) => {
    const cached = file.revision === null ? await caches.match(file.url, matchOptions) : undefined;
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

/** Deletes all but this version's and the newest other, which open pages may use. */
export async function deleteOutdatedPrecaches({ files, caches }: Precache): Promise<void> {
  const current = precacheName(files);
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

const agencyElement = new RegExp(`<script type="application/json" id="${agencyElementId}">[^<]*</script>`);

/** The page of this version with the agency of the page that was cached last: the build knows the original facts only. */
export async function readShell({ files, caches }: Precache): Promise<Response | undefined> {
  const [shell, pages] = await Promise.all([caches.open(precacheName(files)), caches.open('pages')]);
  const page = await shell.match(appShellUrl, matchOptions);
  const newest = (await pages.keys()).at(-1);
  const cached = newest && (await pages.match(newest, matchOptions));
  const [agency] = agencyElement.exec((await cached?.text()) ?? '') ?? [];
  if (!page || agency === undefined) return page;
  const html = (await page.text()).replace('</body>', () => `${agency}</body>`);
  return new Response(html, { headers: page.headers });
}
