import { afterAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { openBackend, origin } from './testing/backend.ts';
import { packageForm, packageInput } from './testing/form-samples.ts';
import { createPackage } from '#server/catalogue/testing/catalogue-samples.ts';

const path = (call: string) => apiBase + call;

const backend = await openBackend();
const allowedOrigin = 'https://site.example';
const open = await openBackend({ allowedOrigins: [allowedOrigin] });
afterAll(async () => {
  await backend.close();
  await open.close();
});

/** Spellings of a path that a guard could overlook. */
const spellings: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => address.toUpperCase(),
  (address) => address.replace(/(?<=^\/api\/)./, (letter) => letter.toUpperCase()),
  (address) => `/${address}`,
  (address) => address.replace('/api/', '/api//'),
  (address) => `${address}/`,
  (address) => address.replace('/api/', '/%61pi/'),
  (address) => address.replace('/api/', '/api/%2e/'),
  (address) => address.replace('/api/', '/api/x/%2e%2e/'),
  (address) => address.replace('/api/', '/api%2f'),
  (address) => address.replace('/api/', '/api\\'),
  (address) => `${address};x=y`,
  (address) => `${address}?isAdmin=true&role=admin`,
];

const noCalls = [
  '/api',
  '/api/nothing',
  '/API/tours/getAllPackage',
  '/api/tours/getallpackage',
  '//api/auth/me',
];
const noFiles = ['/nothing.txt', '/assets/nothing', '/.env', '/x%00', '/pictures/../banyan.db'];
const outside = ['/..%2fbanyan.db', '/assets/..%2f..%2fbanyan.db', '/..%5cbanyan.db', '/%2e%2e%2fbanyan.db'];

describe('an address', () => {
  it.each([...noCalls, ...noFiles, ...outside])(
    'that is no call and no file of the site is 404 as JSON: %s',
    async (address) => {
      const answer = await backend.fetch(address);
      expect(answer.status).toBe(404);
      const body = await answer.json();
      expect(body).toEqual({ message: expect.any(String), error: body.message });
    },
  );

  it.each([
    ['GET', () => '/auth/adminVerifyToken'],
    ['PATCH', (id: string) => `/tours/edit-package/${id}`],
    ['DELETE', (id: string) => `/tours/delete-package/${id}`],
  ])('is guarded however it is spelled, and for an unknown id: %s', async (method, call) => {
    const { db } = backend.database;
    const { _id: id } = await createPackage(db, packageInput(), []);
    const row = db.selectFrom('entities').selectAll().where('id', '=', id);
    const before = await row.execute();
    const refused = [
      [{ origin }, 401],
      [await backend.as('member'), 403],
    ] as const;
    for (const [headers, status] of refused)
      for (const address of [path(call(id)), path(call('nothing'))]) {
        const body = method === 'PATCH' ? { body: packageForm() } : {};
        const ask = async (verb: string, spelled: string) =>
          (await backend.fetch(spelled, { method: verb, headers, ...(verb === method && body) })).status;
        expect(await ask(method, address)).toBe(status);
        for (const spelled of spellings.map((spell) => spell(address)))
          for (const verb of [method, 'HEAD'])
            expect([status, 404, 405], `${verb} ${spelled}`).toContain(await ask(verb, spelled));
      }
    expect(await row.execute()).toEqual(before);
  });

  it.each(['/', '/packages/all%20packages', '/packages/__proto__', '/packages/%E0%A4%A', '/index.html'])(
    'that is a page answers the site: %s',
    async (address) => {
      const answer = await backend.fetch(address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('strict-transport-security')).toBeNull();
      const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
      expect((await backend.fetch(address, { headers })).status).toBe(304);
    },
  );

  it.each([
    ['POST', path('/tours/getAllPackage'), 'GET, HEAD'],
    ['HEAD', path('/auth/logout'), 'POST'],
    ['GET', path('/tours/delete-package/x'), 'DELETE'],
    ['DELETE', '/', 'GET, HEAD'],
    ['PUT', '/pictures/x', 'GET, HEAD'],
    ['POST', '/packages/detail/x/brochure.pdf', 'GET, HEAD'],
  ])('refuses the wrong method, whatever overrides it: %s %s', async (method, address, allowed) => {
    const [override = ''] = allowed.split(', ');
    const headers = {
      ...(await backend.as('admin')),
      'x-http-method-override': override,
      'x-http-method': override,
      'x-method-override': override,
    };
    const answer = await backend.fetch(`${address}?_method=${override}`, { method, headers });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allowed);
    expect(await answer.text()).toMatch(method === 'HEAD' ? /^$/ : /"error"/);
  });
});

describe('other origins', () => {
  it('that are allowed may call with credentials, write, and read refusals', async () => {
    const headers = { origin: allowedOrigin };
    const list = await open.fetch(path('/tours/getAllPackage'), { headers });
    expect(list.headers.get('access-control-allow-credentials')).toBe('true');
    expect(list.headers.get('vary')).toBe('Accept-Encoding, Origin');
    const preflight = await open.fetch(path('/tours/create-package'), {
      method: 'OPTIONS',
      headers: { ...headers, 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    const written = await open.fetch(path('/auth/logout'), { method: 'POST', headers });
    const refused = await open.fetch('/api/nothing', { headers });
    const answers = [list, preflight, written, refused];
    expect(answers.map(({ status }) => status)).toEqual([200, 204, 200, 404]);
    for (const answer of answers)
      expect(answer.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
  });

  it.each(['https://evil.example', 'null', 'https://site.example.evil.example'])(
    'get no CORS headers otherwise: %s',
    async (foreign) => {
      const { headers } = await open.fetch(path('/tours/getAllPackage'), { headers: { origin: foreign } });
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('vary')).toContain('Origin');
      const init = { method: 'OPTIONS', headers: { origin: foreign } };
      expect((await open.fetch(path('/tours/create-package'), init)).status).toBe(405);
    },
  );
});
