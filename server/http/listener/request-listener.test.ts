import { request as httpRequest, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { openBackend, origin } from '#server/http/testing/backend.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
import { answerTo, at, sendBytes } from '#server/http/testing/socket-client.ts';
import { createPackage } from '#server/catalogue/testing/catalogue-samples.ts';
import { listen } from './http-server.ts';

const backend = await openBackend();
await createPackage(backend.database.db, packageInput(), []);
const listening = await listen(backend.server, backend.deps.log, at);
afterAll(async () => {
  await listening.stop(1000);
  await backend.close();
});
const list = apiBase + '/tours/getAllPackage';
const multipart = { origin, 'content-type': 'multipart/form-data; boundary=b' };
const fileHead = '--b\r\ncontent-disposition: form-data; name="images"; filename="big.jpg"\r\n\r\n';

/** @returns the answer without headers of its own */
async function call(path: string, options: RequestOptions = {}, body: string | Buffer = '') {
  const sent = httpRequest({ host: at.host, port: listening.port, path, agent: false, ...options });
  sent.end(body);
  const answer = await answerTo(sent);
  const { date: _date, 'x-request-id': _id, ...headers } = answer.headers;
  return { status: answer.statusCode, headers, body: await text(answer) };
}

describe('over a socket', () => {
  it('an answer in memory that cannot be chosen is routed, and the process goes on', async () => {
    const broken = {
      ...backend.server,
      selectCached: () => {
        throw new Error('disk I/O error');
      },
      // Stopping it does not stop `backend`.
      startDraining: () => undefined,
      refuseRequests: () => undefined,
    };
    const failing = await listen(broken, backend.deps.log, at);
    const answer = await fetch(`http://127.0.0.1:${failing.port}${list}`);
    expect([answer.status, (await answer.text()).slice(0, 9)]).toEqual([200, '{"tours":']);
    await failing.stop(1000);
    expect(backend.lines.join('')).toContain('disk I/O error');
  });

  it('an answer in memory, or that it has not changed, is the same as the routed one, as is its line in the log', async () => {
    const before = backend.lines.length;
    const routed = await call(list, { headers: { origin } });
    expect(await call(list)).toEqual(routed);
    const known = { 'if-none-match': routed.headers.etag };
    const unchanged = await call(list, { headers: known });
    expect(unchanged).toMatchObject({ status: 304, body: '', headers: { etag: routed.headers.etag } });
    expect(unchanged).toEqual(await call(list, { headers: { ...known, origin } }));
    const logged = backend.lines.slice(before).map((line) => JSON.parse(line));
    expect(logged).toMatchObject(
      [200, 200, 304, 304].map((status) => ({
        method: 'GET',
        path: list,
        status,
        ms: expect.any(Number),
      })),
    );
  });

  it('neither query nor headers are in the log', async () => {
    await call(`${list}?token=secret-1`, { headers: { authorization: 'secret-2', cookie: 'a=secret-3' } });
    expect(backend.lines.join('')).not.toMatch(/secret-\d/);
  });

  it.each([
    ['without the right', 401, undefined, 'Please sign in'],
    ['with too large a file', 413, 'admin', 'big.jpg is larger than 5 MB'],
  ] as const)(
    'the refusal of an upload %s is received although the client is still sending, and no file is left',
    async (_what, status, caller, message) => {
      const before = await backend.files();
      const headers = { ...multipart, ...(caller && (await backend.as(caller))) };
      const body = Buffer.concat([Buffer.from(fileHead), Buffer.alloc(12 * 1024 * 1024)]);
      const answer = await call(apiBase + '/tours/create-package', { method: 'POST', headers }, body);
      expect([answer.status, JSON.parse(answer.body).message]).toEqual([status, message]);
      expect(await backend.files()).toEqual(before);
    },
  );

  it('a client that disconnects during an upload leaves no file behind', async () => {
    const before = await backend.files();
    const { cookie } = await backend.as('admin');
    const socket = connect(listening.port, at.host);
    socket.write(
      `POST ${apiBase}/tours/create-package HTTP/1.1\r\nhost: x\r\norigin: ${origin}\r\ncookie: ${cookie}\r\n` +
        `content-type: ${multipart['content-type']}\r\ncontent-length: 100000\r\n\r\n${fileHead}half of it`,
    );
    await expect.poll(() => backend.files()).toEqual([...before, '0']);
    socket.destroy();
    await expect.poll(() => backend.files()).toEqual(before);
  });

  it('a client that breaks off its JSON is no failure of the server', async () => {
    const before = backend.lines.length;
    const path = `${apiBase}/auth/login`;
    connect(listening.port, at.host).end(
      `POST ${path} HTTP/1.1\r\nhost: x\r\norigin: ${origin}\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"`,
    );
    const logged = () => backend.lines.slice(before).map((line) => JSON.parse(line));
    await expect.poll(logged).toContainEqual(expect.objectContaining({ path, status: 400 }));
    expect(logged().filter(({ level }) => level > 30)).toEqual([]);
  });

  const last = 'host: x\r\nconnection: close\r\n\r\n';
  it.each([
    // HTTP/1.0 allows a request without Host.
    [`GET ${apiBase}/health HTTP/1.0\r\n\r\n`, '200'],
    ['GET / HTTP/1.0\r\n\r\n', '200'],
    ['GET / HTTP/1.1\r\n\r\n', '400'],
    [`GET ${apiBase}/health HTTP/1.1\r\nhost: a\r\n${last}`, '400'],
    [`GET /..\\..\\main.ts HTTP/1.1\r\n${last}`, '(?:400|404)'],
    [`GET /assets/%2e%2e/%2e%2e/package.json HTTP/1.1\r\n${last}`, '404'],
    [`GET /../../package.json HTTP/1.1\r\n${last}`, '404'],
    [`DELETE /api/../api/tours/delete-package/x HTTP/1.1\r\n${last}`, '403'],
  ])('%j is answered %s', async (bytes, status) => {
    expect(await sendBytes(listening.port, bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});
