import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** What a bucket keeps of one object. */
export interface StoredObject {
  readonly bytes: Buffer;
  readonly headers: IncomingMessage['headers'];
}

/** A bucket on a port of its own that answers as the S3 API does, two names a page; gone when the test ends. */
export async function startBucket() {
  const objects = new Map<string, StoredObject>();
  const authorizations: (string | undefined)[] = [];
  let failures = 0;

  const listing = (from: number) => {
    const names = [...objects.keys()].toSorted();
    const keys = names
      .slice(from, from + 2)
      .map(
        (name) => `<Contents><Key>${name}</Key><Size>${objects.get(name)?.bytes.length}</Size></Contents>`,
      );
    const more = from + 2 < names.length;
    const next = more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${keys.join('')}</ListBucketResult>`;
  };

  const answer = (request: IncomingMessage, bytes: Buffer): { status: number; body?: Buffer | string } => {
    authorizations.push(request.headers.authorization);
    if (failures > 0) {
      failures -= 1;
      return { status: 503 };
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const name = /^\/bucket\/(.*)$/.exec(pathname)?.[1];
    if (name === undefined) return { status: 404 };
    if (name === '')
      return { status: 200, body: listing(Number(searchParams.get('continuation-token') ?? 0)) };
    if (request.method === 'PUT') objects.set(name, { bytes, headers: request.headers });
    const found = objects.get(name);
    if (request.method === 'DELETE') return { status: objects.delete(name) ? 204 : 404 };
    return found ? { status: 200, body: found.bytes } : { status: 404 };
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, body } = answer(request, await buffer(request));
    response.writeHead(status).end(request.method === 'GET' ? body : undefined);
  };

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bucket has no port');
  return {
    url: `http://127.0.0.1:${address.port}/bucket`,
    objects,
    authorizations,
    /** Answers the next requests with a failure. */
    fail: (times: number) => {
      failures = times;
    },
  };
}
