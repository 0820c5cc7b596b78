import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { test } from '#e2e/browser/testing/backend.ts';
import { readLayoutShifts, observeLayoutShifts } from '#e2e/browser/testing/layout-shift.ts';
import { desktop, expect, findPackagePath, phone } from '#e2e/browser/testing/site-test.ts';

// The service worker would bypass the slow host.
test.use({ serviceWorkers: 'block' });

/** Chunks end before opening tags; drawings and pictures are not split. */
const cuts = /(?=<(?:header|nav|ul|ol|li|a|button|div|span|section|aside|p|h1|h2|dl|dt|dd|picture)[ >])/;

/** Upper bound of elements in the first screen, a package's price and actions among them. */
const firstScreen = 130;

/** Chunks of a page: the head, each element of the first screen, the rest. */
function piecesOf(html: string): string[] {
  const body = html.indexOf('<div id="root">');
  const elements = html.slice(body).split(cuts);
  return [html.slice(0, body), ...elements.slice(0, firstScreen), elements.slice(firstScreen).join('')];
}

const next = '/next-piece';

/** A host that sends its pages chunk by chunk, on request. @param backend the origin of the site */
async function openSlowHost(backend: string) {
  let pieces: string[] = [];
  let page: ServerResponse | undefined;
  const server = createServer(({ url = '/' }, answer) => void give(url, answer));
  async function give(url: string, answer: ServerResponse): Promise<void> {
    if (url === next) {
      answer.writeHead(204).end();
      const piece = pieces.shift();
      if (piece !== undefined) page?.write(piece);
      if (pieces.length === 0) page?.end();
      return;
    }
    const response = await fetch(backend + url);
    const type = response.headers.get('content-type') ?? '';
    answer.writeHead(response.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return void answer.end(Buffer.from(await response.arrayBuffer()));
    pieces = piecesOf(await response.text());
    page = answer;
    answer.write(pieces.shift());
  }
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the host has no port');
  return { origin: `http://localhost:${address.port}`, close: () => server.close() };
}

/** Makes the next page request a chunk in each animation frame. */
async function openInChunks(page: Page): Promise<void> {
  await page.addInitScript((address) => {
    let elements = -1;
    const look = () => {
      if (document.readyState !== 'loading') return;
      const { length } = document.querySelectorAll('body *');
      if (length > elements) void fetch(address);
      elements = Math.max(elements, length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, next);
}

for (const { viewport, path } of [
  { viewport: phone, path: 'a package' },
  { viewport: phone, path: '/packages/domestic' },
  { viewport: desktop, path: 'a package' },
  { viewport: desktop, path: '/' },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(`${path} has no layout shift while its markup arrives in chunks @gate`, async ({
      page,
      baseURL,
    }) => {
      const address = path === 'a package' ? await findPackagePath(page) : path;
      const host = await openSlowHost(baseURL ?? '');
      try {
        await observeLayoutShifts(page);
        await openInChunks(page);
        await page.goto(host.origin + address);
        expect(await readLayoutShifts(page)).toEqual([]);
      } finally {
        host.close();
      }
    });
  });
