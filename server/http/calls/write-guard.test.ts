import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { adminRequired } from '#contract/user.ts';
import { createDestination, listDestinations } from '#server/catalogue/destinations.ts';
import { createPackage, listPackages } from '#server/catalogue/packages.ts';
import { openBackend, origin, type Backend } from '#server/http/testing/backend.ts';
import { packageForm, packageInput, pictureFile } from '#server/http/testing/form-samples.ts';
import { createObservedBody } from '#server/http/testing/observed-body.ts';

const path = (call: string) => apiBase + call;

let backend: Backend;
let picture: File;
const ids = { package: '', destination: '' };
beforeAll(async () => {
  backend = await openBackend();
  const { db } = backend.database;
  ids.package = (await createPackage(db, packageInput(), []))._id;
  ids.destination = (await createDestination(db, { name: 'Goa', discount: '0' }, []))._id;
  picture = await pictureFile();
});
afterAll(() => backend.close());

const signedIn = async (kind: 'member' | 'admin') => (await backend.as(kind)).cookie;
const me = async (cookie: string) => (await backend.fetch(path(calls.me), { headers: { cookie } })).json();

/** Callers without permission, their cookie, and the refusal. */
const unauthorized: readonly (readonly [string, () => Promise<string>, 401 | 403, string])[] = [
  ['a visitor', async () => '', 401, 'Please sign in'],
  ['somebody with a made-up session', async () => `banyan-admin=${'A'.repeat(43)}`, 401, 'Please sign in'],
  ['a member', () => signedIn('member'), 403, adminRequired],
  [
    'a member with the session in the administrator’s cookie',
    async () => (await signedIn('member')).replace('banyan-session', 'banyan-admin'),
    401,
    'Please sign in',
  ],
  [
    'an administrator who signed out',
    async () => {
      const cookie = await signedIn('admin');
      await backend.write('POST', path(calls.adminLogout), { headers: { cookie } });
      return cookie;
    },
    401,
    'Please sign in',
  ],
  [
    'an administrator who has lost the admin flag',
    async () => {
      const cookie = await signedIn('admin');
      const { user } = await me(cookie);
      await backend.database.db
        .updateTable('users')
        .set({ is_admin: 0 })
        .where('id', '=', user._id)
        .execute();
      return cookie;
    },
    403,
    adminRequired,
  ],
];

const adminCalls: readonly (readonly [string, string, () => string])[] = [
  ['GET', 'the check', () => calls.adminVerifyToken],
  ['POST', 'a new package', () => calls.createPackage],
  ['PATCH', 'a package', () => calls.editPackage(ids.package)],
  ['PATCH', 'no package', () => calls.editPackage('nothing')],
  ['DELETE', 'a package', () => calls.deletePackage(ids.package)],
  ['DELETE', 'no package', () => calls.deletePackage('nothing')],
  ['POST', 'a new destination', () => calls.createDestination],
  ['PATCH', 'a destination', () => calls.editDestination(ids.destination)],
  ['PATCH', 'no destination', () => calls.editDestination('nothing')],
  ['DELETE', 'a destination', () => calls.deleteDestination(ids.destination)],
  ['PATCH', 'several prices', () => calls.prices],
  ['DELETE', 'no destination', () => calls.deleteDestination('nothing')],
];

/** Spellings of a path that a guard could overlook. */
const spellings: readonly (readonly [string, (address: string) => string])[] = [
  ['as it is', (address) => address],
  ['in capitals', (address) => address.toUpperCase()],
  ['with a capital', (address) => address.replace(/(?<=^\/api\/)./, (letter) => letter.toUpperCase())],
  ['with two slashes before', (address) => `/${address}`],
  ['with two slashes within', (address) => address.replace('/api/', '/api//')],
  ['with a slash behind', (address) => `${address}/`],
  ['with an encoded letter', (address) => address.replace('/api/', '/%61pi/')],
  ['with an encoded dot', (address) => address.replace('/api/', '/api/%2e/')],
  ['with encoded dots', (address) => address.replace('/api/', '/api/x/%2e%2e/')],
  ['with an encoded slash', (address) => address.replace('/api/', '/api%2f')],
  ['with a backslash', (address) => address.replace('/api/', '/api\\')],
  ['with a parameter', (address) => `${address};x=y`],
  ['with a query', (address) => `${address}?isAdmin=true&role=admin`],
];

/** Everything that these calls could change. */
async function readStored(): Promise<unknown> {
  const { db } = backend.database;
  return {
    packages: await listPackages(db),
    destinations: await listDestinations(db),
    files: await backend.files(),
  };
}

/** A request that would succeed without the guard. */
const send = (method: string, address: string, headers: Record<string, string>) =>
  backend.fetch(address, {
    method,
    headers: { origin, ...headers },
    ...(['POST', 'PATCH'].includes(method) && { body: packageForm({}, [picture]) }),
  });

describe.each(adminCalls)('%s of %s', (method, _what, call) => {
  it.each(unauthorized)('is refused to %s', async (_who, cookie, status, text) => {
    const before = await readStored();
    const answer = await send(method, path(call()), { cookie: await cookie() });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ message: text, error: text });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await readStored()).toEqual(before);
  });

  it.each(unauthorized)('is refused to %s however the path is written', async (_who, cookie, status) => {
    const before = await readStored();
    for (const [how, respell] of spellings)
      for (const verb of new Set([method, 'HEAD'])) {
        const answer = await send(verb, respell(path(call())), { cookie: await cookie() });
        expect([status, 404, 405], `${verb} ${how}`).toContain(answer.status);
      }
    expect(await readStored()).toEqual(before);
  });
});

describe.each(adminCalls.slice(1))('%s of %s', (method, _what, call) => {
  it.each(unauthorized)('is refused to %s before the body is read', async (_who, cookie) => {
    const { reads, init } = createObservedBody();
    const headers = { cookie: await cookie(), 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await backend.write(method, path(call()), { ...init, headers });
    expect([401, 403]).toContain(answer.status);
    expect(reads).toEqual([]);
  });

  it('is refused when another site sends it, before the body is read', async () => {
    const cookie = await signedIn('admin');
    for (const foreign of [
      { origin: 'https://evil.example' },
      { origin, 'sec-fetch-site': 'cross-site' },
      {},
    ]) {
      const { reads, init } = createObservedBody();
      const answer = await backend.fetch(path(call()), { ...init, method, headers: { cookie, ...foreign } });
      expect(answer.status).toBe(403);
      expect(reads).toEqual([]);
    }
  });

  it('is refused with another method, also to an administrator', async () => {
    const before = await readStored();
    const cookie = await signedIn('admin');
    const override = {
      'x-http-method-override': method,
      'x-http-method': method,
      'x-method-override': method,
    };
    for (const verb of ['GET', 'HEAD', 'PUT', 'OPTIONS']) {
      const answer = await send(verb, `${path(call())}?_method=${method}`, { cookie, ...override });
      expect([verb, answer.status]).toEqual([verb, 405]);
    }
    expect(await readStored()).toEqual(before);
  });
});

it('a form cannot turn an edit into a delete', async () => {
  const answer = await backend.write('POST', path(calls.editPackage(ids.package)), {
    headers: { cookie: await signedIn('admin'), 'x-http-method-override': 'DELETE' },
    body: packageForm({ _method: 'DELETE' }),
  });
  expect(answer.status).toBe(405);
});

it('a form’s unknown fields are never stored', async () => {
  const people = () => backend.database.db.selectFrom('users').select(['id', 'is_admin', 'name']).execute();
  const cookie = await signedIn('admin');
  const before = await people();
  const extra = {
    _id: 'chosen',
    id: 'chosen',
    isAdmin: 'true',
    role: 'admin',
    created_at: '1',
    list_order: '-9',
  };
  const answer = await backend.write('POST', path(calls.createPackage), {
    headers: { cookie },
    body: packageForm(extra),
  });
  expect(answer.status).toBe(201);
  const { package: created } = await answer.json();
  expect(created._id).not.toBe('chosen');
  for (const name of ['id', 'isAdmin', 'role', 'created_at', 'list_order'])
    expect(created).not.toHaveProperty(name);
  expect(await people()).toEqual(before);
});

it.each([[calls.me], [calls.topPackages], [calls.categoriesList], [calls.allPackages], [calls.destinations]])(
  'a visitor may read %s',
  async (call) => {
    expect((await backend.fetch(`${path(call)}?category=domestic`)).status).toBe(200);
  },
);

it('a visitor may read a package', async () => {
  expect((await backend.fetch(path(calls.packageDetail(ids.package)))).status).toBe(200);
});
