import { createServer, type ServerResponse } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';

const site = 'dist/site';
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

type Files = ReadonlyMap<string, Buffer>;

/** Without compressed copies, by path. */
export async function readBuiltSite(): Promise<Files> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(paths.map(async (path) => [`/${relative(site, path)}`, await readFile(path)] as const)),
  );
}

/** The site as a later build: scripts, styles and the shell have other names. */
export const createNextVersion = (files: Files): Files =>
  new Map(
    [...files].map(([path, bytes]) => [
      renameAssets(path),
      /\.(?:js|css|html|json)$/.test(path) ? Buffer.from(renameAssets(bytes.toString())) : bytes,
    ]),
  );

const renameAssets = (text: string) =>
  text
    .replaceAll(/(-[\w-]{8})(\.(?:js|css))\b/g, '$1-later$2')
    .replaceAll(/(revision['"`]?:\s*['"`])[0-9a-f]/g, '$1later');

/** A static host of the site with `index.html` as fallback, which forwards calls to `backend` (an origin). */
export async function openStaticHost(backend: string) {
  let files = await readBuiltSite();
  const called: string[] = [];
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname, search } = new URL(url, backend);
    if (/^\/(?:api|pictures)\//.test(pathname)) {
      called.push(pathname + search);
      void forward(backend + pathname + search, answer);
      return;
    }
    const path = extname(pathname) ? pathname : '/index.html';
    const bytes = files.get(path);
    const type = types[extname(path)] ?? 'application/octet-stream';
    answer.writeHead(bytes ? 200 : 404, { 'content-type': type }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the host has no port');
  return {
    origin: `http://localhost:${address.port}`,
    called: (): readonly string[] => called,
    deploy: () => {
      files = createNextVersion(files);
    },
    close: () => server.close(),
  };
}

async function forward(address: string, answer: ServerResponse): Promise<void> {
  const response = await fetch(address).catch(() => undefined);
  const type = response?.headers.get('content-type') ?? 'text/plain';
  answer.writeHead(response?.status ?? 502, { 'content-type': type });
  answer.end(response && Buffer.from(await response.arrayBuffer()));
}
