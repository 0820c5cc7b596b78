import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import type { Server } from '#server/http/app.ts';
import { listen } from './http-server.ts';
import { openBackend, origin } from '#server/http/testing/backend.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
import { createPackage } from '#server/catalogue/testing/catalogue-samples.ts';

const backend = await openBackend();
await createPackage(backend.database.db, packageInput(), []);
const at = { port: 0, host: '127.0.0.1' };
const listening = await listen(backend.server, backend.deps.log, at);
afterAll(async () => {
  await listening.stop(1000);
  await backend.close();
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

async function call(path: string, options: RequestOptions = {}, body: string | Buffer = ''): Promise<Answer> {
  const sent = httpRequest({ host: '127.0.0.1', port: listening.port, path, agent: false, ...options });
  sent.end(body);
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (!answer) throw new Error('no answer');
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

/** The answer to bytes that no client library would send. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(listening.port, '127.0.0.1');
  socket.end(bytes);
  return text(socket);
}

/** A server that fails to choose an answer in memory; stopping it does not stop `backend`. */
const brokenServer = (): Server => ({
  ...backend.server,
  selectCached: () => {
    throw new Error('disk I/O error');
  },
  startDraining: () => undefined,
  refuseRequests: () => undefined,
});

const list = apiBase + '/tours/getAllPackage';
const withoutDate = ({ date: _date, 'x-request-id': _id, ...headers }: IncomingMessage['headers']) => headers;

describe('over a socket', () => {
  it('an answer in memory that cannot be chosen is routed, and the process goes on', async () => {
    const failing = await listen(brokenServer(), backend.deps.log, at);
    const answer = await fetch(`http://127.0.0.1:${failing.port}${list}`);
    expect([answer.status, (await answer.text()).slice(0, 9)]).toEqual([200, '{"tours":']);
    await failing.stop(1000);
    expect(backend.lines.join('')).toContain('disk I/O error');
  });

  it('an answer in memory is the same as the routed one, with a line in the log for each', async () => {
    const before = backend.lines.length;
    const routed = await call(list, { headers: { origin } });
    const cached = await call(list);
    expect(cached.body).toBe(routed.body);
    expect(withoutDate(cached.headers)).toEqual(withoutDate(routed.headers));
    const logged = backend.lines.slice(before).map((line) => JSON.parse(line));
    expect(logged).toEqual(
      [0, 1].map(() =>
        expect.objectContaining({ method: 'GET', path: list, status: 200, ms: expect.any(Number) }),
      ),
    );
    expect(logged[0].id).not.toBe(logged[1].id);
  });

  it('an answer in memory is 304 for a client that has it', async () => {
    const { headers } = await call(list);
    const again = await call(list, { headers: { 'if-none-match': headers.etag } });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(headers.etag);
    const routed = await call(list, { headers: { 'if-none-match': headers.etag, origin } });
    expect(withoutDate(again.headers)).toEqual(withoutDate(routed.headers));
  });

  it('a request without Host, as HTTP/1.0 sends it, is answered', async () => {
    expect(await raw(`GET ${apiBase}/health HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1.1 200 /);
    expect(await raw('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
  });

  it('neither query nor headers are in the log', async () => {
    await call(`${list}?token=secret-1`, { headers: { authorization: 'secret-2', cookie: 'a=secret-3' } });
    expect(backend.lines.join('')).not.toMatch(/secret-\d/);
  });

  it('the refusal of an upload is received although the client is still sending', async () => {
    const body = Buffer.alloc(8 * 1024 * 1024);
    const answer = await call(
      apiBase + '/tours/create-package',
      { method: 'POST', headers: { origin, 'content-type': 'multipart/form-data; boundary=b' } },
      body,
    );
    expect(answer.status).toBe(401);
  });

  it('a body above the limit is answered 413', async () => {
    const before = await backend.files();
    const admin = await backend.as('admin');
    const head = '--b\r\ncontent-disposition: form-data; name="images"; filename="big.jpg"\r\n\r\n';
    const body = Buffer.concat([Buffer.from(head), Buffer.alloc(12 * 1024 * 1024)]);
    const answer = await call(
      apiBase + '/tours/create-package',
      { method: 'POST', headers: { ...admin, 'content-type': 'multipart/form-data; boundary=b' } },
      body,
    );
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toMatchObject({ message: 'big.jpg is larger than 5 MB' });
    expect(await backend.files()).toEqual(before);
  });

  it('a client that disconnects during an upload leaves no file behind', async () => {
    const before = await backend.files();
    const { cookie } = await backend.as('admin');
    const socket = connect(listening.port, '127.0.0.1');
    socket.write(
      `POST ${apiBase}/tours/create-package HTTP/1.1\r\nhost: x\r\norigin: ${origin}\r\ncookie: ${cookie}\r\n` +
        'content-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n' +
        '--b\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\nhalf of it',
    );
    await expect.poll(() => backend.files()).toEqual([...before, '0']);
    socket.destroy();
    await expect.poll(() => backend.files()).toEqual(before);
  });

  it.each([
    ['GET / HTTP/1.1\r\n\r\n', '400'],
    ['GET /..\\..\\main.ts HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', '(?:400|404)'],
    ['GET /assets/%2e%2e/%2e%2e/package.json HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', '404'],
    ['GET /../../package.json HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', '404'],
    ['DELETE /api/../api/tours/delete-package/x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', '403'],
  ])('%j is answered %s', async (bytes, status) => {
    expect(await raw(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});
