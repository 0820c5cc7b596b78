import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { openLoopbackServer } from '#server/testing/loopback-server.ts';

interface StoredObject {
  readonly bytes: Buffer;
  readonly headers: IncomingMessage['headers'];
}

/** A bucket that answers as the S3 API does, two names a page; stopped when the test ends. */
export async function startBucketStub() {
  const objects = new Map<string, StoredObject>();
  const authorizations: (string | undefined)[] = [];
  const hangEvents = new EventEmitter();
  let nextRequest: Promise<unknown> = Promise.resolve();
  let abandoned: Promise<unknown> | undefined;
  let failures: number[] = [];
  let hangMode: 'answers' | 'bodies' | 'nothing' = 'nothing';

  const listed = (name: string) => {
    const size = objects.get(name)?.bytes.length;
    const time = new Date().toISOString();
    return `<Contents><Key>${name}</Key><LastModified>${time}</LastModified><Size>${size}</Size></Contents>`;
  };
  const listing = (from: number, prefix: string) => {
    const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).toSorted();
    const keys = names.slice(from, from + 2).map(listed);
    const more = from + 2 < names.length;
    const next = more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${keys.join('')}</ListBucketResult>`;
  };

  const answer = (request: IncomingMessage, bytes: Buffer): { status: number; body?: Buffer | string } => {
    authorizations.push(request.headers.authorization);
    const failure = failures.shift();
    if (failure !== undefined) return { status: failure };
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const name = /^\/bucket\/(.*)$/.exec(pathname)?.[1];
    if (name === undefined) return { status: 404 };
    if (name === '')
      return {
        status: 200,
        body: listing(Number(searchParams.get('continuation-token') ?? 0), searchParams.get('prefix') ?? ''),
      };
    if (request.method === 'PUT') {
      objects.set(name, { bytes, headers: request.headers });
      return { status: 200 };
    }
    const found = objects.get(name);
    if (request.method === 'DELETE') {
      objects.delete(name);
      return { status: 204 };
    }
    return found ? { status: 200, body: found.bytes } : { status: 404 };
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, body } = answer(request, await buffer(request));
    if (hangMode !== 'nothing') {
      hangEvents.emit('asked');
      request.socket.once('close', () => hangEvents.emit('abandoned'));
    }
    if (hangMode === 'answers') return;
    const type = objects.get(decodeURIComponent(request.url ?? '').replace('/bucket/', ''))?.headers;
    response.setHeader('content-type', type?.['content-type'] ?? 'application/xml');
    if (body !== undefined) response.setHeader('content-length', Buffer.byteLength(body));
    response.writeHead(status);
    if (hangMode === 'bodies') response.write(body?.slice(0, 1) ?? '');
    else response.end(request.method === 'GET' ? body : undefined);
  };

  const { host, close } = await openLoopbackServer(respond);
  onTestFinished(close);
  return {
    url: `http://${host}/bucket`,
    objects,
    authorizations,
    /** The next requests are answered by these statuses. */
    fail: (...statuses: readonly number[]) => {
      failures = [...statuses];
    },
    /** From now on answers no request, or never completes the bodies. */
    hang: (what: 'answers' | 'bodies') => {
      hangMode = what;
      nextRequest = once(hangEvents, 'asked');
      abandoned = once(hangEvents, 'abandoned');
    },
    nextRequest: () => nextRequest,
    abandoned: () => abandoned,
  };
}
