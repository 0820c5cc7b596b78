import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { startCachingProxy } from './caching-proxy.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function edgeOf(type: string, body: string) {
  const requests: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url);
    response.writeHead(200, { 'content-type': type, 'x-powered-by': 'peer' }).end(body);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const edge = await startCachingProxy(`http://localhost:${port}`);
  stops.push(edge.stop, () => server.close());
  return { edge, requests };
}

it('sends text as brotli, and requests it once', async () => {
  const { edge, requests } = await edgeOf('text/html; charset=utf-8', 'namaste '.repeat(100));
  for (const path of ['/page?a=b', '/page?a=b']) {
    const answer = await fetch(edge.origin + path);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(100);
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(await answer.text()).toBe('namaste '.repeat(100));
  }
  expect(requests).toEqual(['/page?a=b']);
});

it('sends pictures as they are', async () => {
  const { edge } = await edgeOf('image/webp', 'x'.repeat(1000));
  const answer = await fetch(`${edge.origin}/picture`);
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('content-length')).toBe('1000');
});

it('answers 502 while the upstream server is down, and requests again', async () => {
  const edge = await startCachingProxy('http://localhost:1');
  stops.push(edge.stop);
  expect((await fetch(edge.origin)).status).toBe(502);
  expect((await fetch(edge.origin)).status).toBe(502);
});
