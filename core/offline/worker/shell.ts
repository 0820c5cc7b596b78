import type { ShellFile } from './scope.ts';

/** The page that every address of the site can start from. */
export const shellPage = '/index.html';

/** What a shell is stocked from. */
export interface Stock {
  readonly files: readonly ShellFile[];
  readonly caches: Pick<CacheStorage, 'open' | 'match' | 'delete'>;
  readonly fetch: (request: Request) => Promise<Response>;
}

const prefix = 'shell-';
/** Files on their way at a time, so that the visitor's next tap need not wait for a hundred of them. */
const atOnce = 3;

/** The cache of a version: one each, so that a page of the version before still finds its parts. */
export function shellName(files: readonly ShellFile[]): string {
  const page = files.find(({ url }) => url === shellPage);
  if (!page?.revision) throw new Error('The build has no page for the shell');
  return prefix + page.revision;
}

/**
 * Fills the cache of a version; files that an earlier version had under the same name are not fetched again.
 * @throws when a file does not come, or is not of this version: then nothing is kept and the version before goes on
 */
export async function stockShell({ files, caches, fetch }: Stock): Promise<void> {
  const name = shellName(files);
  const shell = await caches.open(name);
  const urls = new Set(files.map(({ url }) => url));
  const stock = async (file: ShellFile) => {
    const kept = file.revision === null ? await caches.match(file.url, { ignoreVary: true }) : undefined;
    const answer = kept ?? (await fetch(requestFor(file)));
    if (!isFile(file, answer)) throw new Error(`${file.url} did not come`);
    if (file.url === shellPage && !isOf(urls, await answer.clone().text()))
      throw new Error('The page is of another version');
    await shell.put(file.url, await withoutRedirect(answer));
  };
  const queue = files.values();
  const stockInTurn = async () => {
    for (const file of queue) await stock(file);
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, stockInTurn));
  } catch (cause) {
    await caches.delete(name);
    throw cause;
  }
}

/** A hashed name never changes its content, so the browser's own copy will do. */
function requestFor({ url, revision }: ShellFile): Request {
  const address = new URL(url, location.origin);
  return new Request(address, { cache: revision === null ? 'default' : 'reload', priority: 'low' });
}

/** Static hosts answer what is not there with their page. */
const isFile = ({ url }: ShellFile, { ok, headers }: Response) =>
  ok && (headers.get('content-type') ?? '').startsWith('text/html') === url.endsWith('.html');

/** A redirected answer may not be given to a navigation (Fetch standard, "HTTP fetch", step 5). */
const withoutRedirect = async (answer: Response) =>
  answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer;

/** Whether every script and style sheet that a page names is among these addresses: then it is of their version. */
export function isOf(urls: ReadonlySet<string>, html: string): boolean {
  return [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)\b/g)].every(([address]) => urls.has(address));
}

/**
 * The caches that have had their day.
 * @param names oldest first, as `caches.keys()` gives them
 * @returns every shell but this version's and the one before, which pages that are still open load from
 */
export function outdatedShells(names: readonly string[], current: string): readonly string[] {
  return names.filter((name) => name.startsWith(prefix) && name !== current).slice(0, -1);
}
