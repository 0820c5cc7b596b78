import { once } from 'node:events';
import { createServer } from 'node:http';
import { compressBrotli } from '#scripts/build/precompress.ts';

export interface CachingProxy {
  readonly origin: string;
  readonly stop: () => void;
}

interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const text = /^text\/|javascript|json|svg/;
const forwardedHeaders = ['content-type', 'cache-control', 'vary', 'link'];

/** A caching proxy with best brotli, so that the peer is measured as a CDN would serve it. */
export async function startCachingProxy(origin: string): Promise<CachingProxy> {
  const answers = new Map<string, Promise<CachedResponse>>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const accept = request.headers.accept ?? '*/*';
    const key = `${accept} ${path}`;
    const answer = answers.get(key) ?? fetchUpstream(origin + path, accept);
    answers.set(key, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => {
        answers.delete(key);
        response.writeHead(502).end();
      },
    );
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  return {
    origin: `http://localhost:${address.port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function fetchUpstream(address: string, accept: string): Promise<CachedResponse> {
  const answer = await fetch(address, { headers: { accept, 'accept-encoding': 'identity' } });
  const plain = Buffer.from(await answer.arrayBuffer());
  const isText = text.test(answer.headers.get('content-type') ?? '');
  const body = isText ? await compressBrotli(plain) : plain;
  const own = forwardedHeaders.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const headers = {
    ...Object.fromEntries(own),
    ...(isText && { 'content-encoding': 'br' }),
    'content-length': String(body.length),
  };
  return { status: answer.status, headers, body };
}
