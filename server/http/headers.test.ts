import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { listen } from './listener/http-server.ts';
import { defaultTimeouts } from './listener/timeouts.ts';
import { openBackend } from './testing/backend.ts';
import { packageForm, packageInput, pictureFile } from './testing/form-samples.ts';
import { createPackage } from '#server/catalogue/testing/catalogue-samples.ts';

const path = (call: string) => apiBase + call;
const publicUrl = 'https://banyan.example';

const backend = await openBackend({ publicUrl });
const at = { port: 0, host: '127.0.0.1' };
const listening = await listen(backend.server, backend.deps.log, at);
/** Has so short a limit for headers that other requests on a busy machine could exceed it. */
const shortTimeouts = await listen(backend.server, backend.deps.log, at, {
  ...defaultTimeouts,
  headers: 100,
});
afterAll(async () => {
  await Promise.all([listening.stop(1000), shortTimeouts.stop(1000)]);
  await backend.close();
});
const { _id: id } = await createPackage(backend.database.db, packageInput(), []);
const detail = path(`/tours/package-detail/${id}`);
const { cookie } = await backend.as('admin');
const form = packageForm({}, [await pictureFile()]);
const headers = { cookie: `__Host-${cookie}`, origin: publicUrl };
const created = await backend.send('POST', '/tours/create-package', form, headers);
const picture = String((await created.json()).package.images[0]);

interface Answer {
  readonly status: number;
  /** Lower-case names; a repeated header has two entries. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly body: string;
}

async function raw(bytes: string, { port } = listening): Promise<Answer> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n', 2);
  const [status = '', ...lines] = head.split('\r\n');
  const received = new Map<string, string[]>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? [];
    received.set(name.toLowerCase(), [...(received.get(name.toLowerCase()) ?? []), value]);
  }
  return { status: Number(status.split(' ')[1]), headers: received, body };
}

const sendRequest = (method: string, address: string, sent: Record<string, string> = {}) =>
  raw(
    [
      `${method} ${address} HTTP/1.1`,
      ...Object.entries({ host: 'x', connection: 'close', ...sent }).map((pair) => pair.join(': ')),
      '\r\n',
    ].join('\r\n'),
  );

const noPicture = () => picture.replace(/[0-9a-f]{32}/, '0'.repeat(32));

/** Every kind of answer; the server never redirects. */
const kinds: readonly (readonly [string, number, () => Promise<Answer>])[] = [
  ['the start page', 200, () => sendRequest('GET', '/')],
  ['a page', 200, () => sendRequest('GET', '/about')],
  ['the head of a page', 200, () => sendRequest('HEAD', '/about')],
  ['an asset', 200, () => sendRequest('GET', '/assets/mark.svg')],
  ['a list', 200, () => sendRequest('GET', path('/tours/getAllPackage'))],
  ['a list in memory', 200, () => sendRequest('GET', path('/tours/getAllPackage'))],
  [
    'a list for another origin',
    200,
    () => sendRequest('GET', path('/tours/getAllPackage'), { origin: 'https://x.in' }),
  ],
  [
    'a compressed list',
    200,
    () => sendRequest('GET', path('/tours/getAllPackage'), { 'accept-encoding': 'br' }),
  ],
  ['a detail', 200, () => sendRequest('GET', detail)],
  ['who is signed in', 200, () => sendRequest('GET', path('/auth/me'))],
  ['a picture', 200, () => sendRequest('GET', picture)],
  ['a picture in memory', 200, () => sendRequest('GET', picture)],
  ['a width of a picture', 200, () => sendRequest('GET', `${picture}/40.avif`)],
  ['the head of a picture', 200, () => sendRequest('HEAD', picture)],
  ['an unchanged page', 304, () => sendRequest('GET', '/about', { 'if-none-match': '*' })],
  [
    'an unchanged list',
    304,
    () => sendRequest('GET', path('/tours/getAllPackage'), { 'if-none-match': '*' }),
  ],
  ['an unchanged picture', 304, () => sendRequest('GET', picture, { 'if-none-match': '*' })],
  ['no call', 404, () => sendRequest('GET', '/api/nothing')],
  ['no file', 404, () => sendRequest('GET', '/nothing.js')],
  ['no picture', 404, () => sendRequest('GET', noPicture())],
  ['a wrong method', 405, () => sendRequest('DELETE', '/', { origin: publicUrl })],
  ['a foreign origin', 403, () => sendRequest('POST', path('/auth/login'), { origin: 'https://x.in' })],
  ['nobody', 401, () => sendRequest('GET', path('/auth/adminVerifyToken'))],
  ['a wrong kind of body', 415, () => sendRequest('POST', path('/auth/login'), { origin: publicUrl })],
  [
    'an invalid question',
    400,
    () => sendRequest('GET', `${path('/tours/get-package-list-of-five')}?category=x`),
  ],
  ['no address at all', 400, () => sendRequest('GET', '/about', { host: 'a b' })],
  ['no HTTP', 400, () => raw('nonsense\r\n\r\n')],
  ['headers that are too long', 431, () => sendRequest('GET', '/', { 'x-long': 'x'.repeat(20_000) })],
  ['headers that come too slowly', 408, () => raw('GET / HTTP/1.1\r\nhost:', shortTimeouts)],
];

describe('over a socket', () => {
  it.each(kinds)(
    '%s is answered %i with every security header that its kind of answer has',
    async (what, status, send) => {
      const answer = await send();
      expect(answer.status).toBe(status);
      expect(answer.headers.get('x-content-type-options')).toEqual(['nosniff']);
      expect(answer.headers.get('referrer-policy')).toEqual(['strict-origin-when-cross-origin']);
      expect(answer.headers.get('strict-transport-security')).toEqual([
        'max-age=31536000; includeSubDomains',
      ]);
      const isPicture = what.includes('picture') && status < 400;
      expect(answer.headers.get('cross-origin-resource-policy')).toEqual([
        isPicture ? 'cross-origin' : 'same-origin',
      ]);
      expect(answer.headers.get('content-security-policy')).toEqual([
        expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
      ]);
      expect(answer.headers.get('content-security-policy')?.join()).not.toContain('unsafe');
      expect(answer.headers.get('cache-control')?.join()).toMatch(status >= 400 ? /^no-store$/ : /./);
    },
  );

  it.each(['/', '/about'])(
    'the page %s allows popups to talk to it, and requests no device',
    async (page) => {
      for (const again of [{}, { 'if-none-match': '*' }]) {
        const answer = await sendRequest('GET', page, again);
        expect(answer.headers.get('cross-origin-opener-policy')).toEqual(['same-origin-allow-popups']);
        expect(answer.headers.get('permissions-policy')?.join()).toContain('geolocation=()');
      }
    },
  );

  it('answers while stopping have every security header, too', async () => {
    const own = await openBackend({ publicUrl });
    await own.fetch(path('/tours/getAllPackage'));
    own.server.refuseRequests();
    expect(own.server.selectCached(path('/tours/getAllPackage'), ['identity'])).toBeUndefined();
    const refused = await own.fetch('/');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(refused.headers.get('strict-transport-security')).toContain('max-age');
    await own.close();
  });
});
