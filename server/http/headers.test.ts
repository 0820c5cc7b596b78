import { afterAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { listen } from './listener/http-server.ts';
import { defaultTimeouts } from './listener/timeouts.ts';
import { openBackend } from './testing/backend.ts';
import { packageForm, pictureFile } from './testing/form-samples.ts';
import { at, sendBytes } from './testing/socket-client.ts';

const publicUrl = 'https://banyan.example';
const backend = await openBackend({ publicUrl });
const listening = await listen(backend.server, backend.deps.log, at);
/** Has so short a limit for headers that other requests on a busy machine could exceed it. */
const shortTimeouts = await listen(backend.server, backend.deps.log, at, {
  ...defaultTimeouts,
  headers: 100,
});
const stopped = await openBackend({ publicUrl });
const stopping = await listen(stopped.server, stopped.deps.log, at);
await stopped.fetch(apiBase + '/tours/getAllPackage');
stopped.server.refuseRequests();
afterAll(async () => {
  await Promise.all([listening, shortTimeouts, stopping].map(({ stop }) => stop(1000)));
  await Promise.all([backend.close(), stopped.close()]);
});
const { cookie } = await backend.as('admin');
const form = packageForm({}, [await pictureFile()]);
const headers = { cookie: `__Host-${cookie}`, origin: publicUrl };
const created = await backend.send('POST', '/tours/create-package', form, headers);
const { _id: id, images } = (await created.json()).package;
const picture = String(images[0]);
const noPicture = picture.replace(/[0-9a-f]{32}/, '0'.repeat(32));

const request = (
  line: string,
  fields: Readonly<Record<string, string>> = {},
  port: number = listening.port,
) => {
  const lines = Object.entries({ host: 'x', connection: 'close', ...fields }).map((pair) => pair.join(': '));
  return () => sendBytes(port, [`${line} HTTP/1.1`, ...lines, '\r\n'].join('\r\n'));
};
const list = `GET ${apiBase}/tours/getAllPackage`;
const unchanged = { 'if-none-match': '*' };

/** Every kind of answer; the server never redirects. */
const kinds: readonly (readonly [what: string, status: number, send: () => Promise<string>])[] = [
  ['the start page', 200, request('GET /')],
  ['a page', 200, request('GET /about')],
  ['the head of a page', 200, request('HEAD /about')],
  ['an asset', 200, request('GET /assets/mark.svg')],
  ['a list', 200, request(list)],
  ['a list in memory', 200, request(list)],
  ['a list for another origin', 200, request(list, { origin: 'https://x.in' })],
  ['a compressed list', 200, request(list, { 'accept-encoding': 'br' })],
  ['a detail', 200, request(`GET ${apiBase}/tours/package-detail/${id}`)],
  ['who is signed in', 200, request(`GET ${apiBase}/auth/me`)],
  ['a picture', 200, request(`GET ${picture}`)],
  ['a picture in memory', 200, request(`GET ${picture}`)],
  ['a width of a picture', 200, request(`GET ${picture}/40.avif`)],
  ['the head of a picture', 200, request(`HEAD ${picture}`)],
  ['an unchanged page', 304, request('GET /about', unchanged)],
  ['an unchanged list', 304, request(list, unchanged)],
  ['an unchanged picture', 304, request(`GET ${picture}`, unchanged)],
  ['no call', 404, request('GET /api/nothing')],
  ['no file', 404, request('GET /nothing.js')],
  ['no picture', 404, request(`GET ${noPicture}`)],
  ['a wrong method', 405, request('DELETE /', { origin: publicUrl })],
  ['a foreign origin', 403, request(`POST ${apiBase}/auth/login`, { origin: 'https://x.in' })],
  ['nobody', 401, request(`GET ${apiBase}/auth/adminVerifyToken`)],
  ['no address at all', 400, request('GET /about', { host: 'a b' })],
  ['no HTTP', 400, () => sendBytes(listening.port, 'nonsense\r\n\r\n')],
  ['headers that are too long', 431, request('GET /', { 'x-long': 'x'.repeat(20_000) })],
  ['headers that come too slowly', 408, () => sendBytes(shortTimeouts.port, 'GET / HTTP/1.1\r\nhost:')],
  ['a page while the server stops', 503, request('GET /', {}, stopping.port)],
  ['a list in memory while the server stops', 503, request(list, {}, stopping.port)],
];

describe('over a socket', () => {
  it.each(kinds)(
    '%s is answered %i with every security header that its kind of answer has',
    async (what, status, send) => {
      const [head = ''] = (await send()).split('\r\n\r\n', 1);
      const [first, ...lines] = head.split('\r\n');
      /** More than one where a header is repeated. */
      const valuesOf = (name: string) =>
        lines
          .filter((line) => line.toLowerCase().startsWith(`${name}: `))
          .map((line) => line.slice(name.length + 2));
      expect(first).toContain(`HTTP/1.1 ${status} `);
      expect(valuesOf('x-content-type-options')).toEqual(['nosniff']);
      expect(valuesOf('referrer-policy')).toEqual(['strict-origin-when-cross-origin']);
      expect(valuesOf('strict-transport-security')).toEqual(['max-age=31536000; includeSubDomains']);
      const isPicture = what.includes('picture') && status < 400;
      expect(valuesOf('cross-origin-resource-policy')).toEqual([isPicture ? 'cross-origin' : 'same-origin']);
      const policy = valuesOf('content-security-policy');
      expect(policy).toEqual([expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/)]);
      expect(policy.join()).not.toContain('unsafe');
      expect(valuesOf('cache-control').join()).toMatch(status >= 400 ? /^no-store$/ : /./);
      const isPage = what.includes('page') && status < 400;
      expect(valuesOf('cross-origin-opener-policy')).toEqual(isPage ? ['same-origin-allow-popups'] : []);
      expect(valuesOf('permissions-policy').join()).toMatch(isPage ? /geolocation=\(\)/ : /^$/);
    },
  );
});
