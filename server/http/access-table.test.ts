import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import {
  createSigner,
  googleClaims,
  openKeyServer,
  projectId,
  type Signer,
} from '#server/accounts/testing/google-issuer-stub.ts';
import { editAgency, readAgency } from '#server/agency/agency.ts';
import {
  createDestination,
  deleteDestination,
  editDestination,
  listDestinations,
} from '#server/catalogue/destinations.ts';
import { readHomeOrder } from '#server/catalogue/home-order.ts';
import { createPackage, deletePackage, editPackage } from '#server/catalogue/packages.ts';
import { createSession, endSessionsOf } from '#server/accounts/sessions.ts';
import { storeBackup } from '#server/backup/testing/store-backup.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { listDifferences, hashStoredState, type StoredState } from '#server/testing/stored-state.ts';
import { createServer } from './app.ts';
import { addUser, openBackend, origin, password, type Backend } from './testing/backend.ts';
import { packageForm, packageInput, pictureFile } from './testing/form-samples.ts';

let backend: Backend;
let google: Signer;
let keyServer: Awaited<ReturnType<typeof openKeyServer>>;
let picture: File;
let packageId = '';
let pictureAddress = '';
const guest = 'guest@example.com';
const resetEmail = 'forgetful@example.com';

beforeAll(async () => {
  google = await createSigner('key');
  keyServer = await openKeyServer([google]);
  const { jwksUrl } = keyServer;
  const authDomain = 'demo.firebaseapp.com';
  backend = await openBackend({ firebase: { projectId, jwksUrl, emulatorHost: undefined, authDomain } });
  for (const email of [guest, resetEmail]) await addUser(backend.database, email, 'member');
  picture = await pictureFile();
  const created = await backend.write('POST', apiBase + calls.createPackage, {
    headers: await backend.as('admin'),
    body: packageForm({}, [picture]),
  });
  const { package: shown } = await created.json();
  packageId = shown._id;
  await storeBackup(backend.database.db, backend.dataDir, backend.clock.now());
  pictureAddress = shown.images[0];
});
afterAll(async () => {
  await backend.close();
  keyServer.close();
});

/** In the order of the table's columns; the last two have an administrator's cookie. */
const callers = [
  'visitor',
  'member',
  'administrator',
  'ended session',
  'foreign origin',
  'no origin',
] as const;
type Caller = (typeof callers)[number];
type Statuses = readonly [number, number, number, number, number, number];

async function headersOf(caller: Caller): Promise<Record<string, string>> {
  switch (caller) {
    case 'visitor':
      return { origin };
    case 'member':
      return backend.as('member');
    case 'administrator':
      return backend.as('admin');
    case 'ended session': {
      const ended = [await backend.as('member'), await backend.as('admin')];
      for (const headers of ended) await backend.write('POST', apiBase + calls.logout, { headers });
      return { origin, cookie: ended.map(({ cookie }) => cookie).join('; ') };
    }
    case 'foreign origin':
      return { ...(await backend.as('admin')), origin: 'https://evil.example' };
    case 'no origin':
      return { cookie: (await backend.as('admin')).cookie };
    default:
      return caller satisfies never;
  }
}

/** A request that would succeed if it were allowed. */
interface Sent {
  readonly path: string;
  readonly body?: FormData | object;
}

const to = (call: string, body?: FormData | object): Sent => ({
  path: apiBase + call,
  ...(body && { body }),
});
const newPackage = async () => (await createPackage(backend.database.db, packageInput(), []))._id;
const newDestination = async () =>
  (await createDestination(backend.database.db, { name: 'Goa', discount: '10' }, []))._id;
const deletedPackage = async () => {
  const id = await newPackage();
  await deletePackage(backend.database.db, id);
  return id;
};
const deletedDestination = async () => {
  const id = await newDestination();
  await deleteDestination(backend.database.db, id);
  return id;
};
const editedPackage = async () => {
  const id = await newPackage();
  await editPackage(backend.database.db, id, { name: 'Edited' }, { added: [] });
  return id;
};
const editedDestination = async () => {
  const id = await newDestination();
  await editDestination(backend.database.db, id, { name: 'Edited' }, { added: [] });
  return id;
};
const destinationForm = () => {
  const form = new FormData();
  for (const [name, value] of [['name', 'Goa'] as const, ['discount', '10'] as const])
    form.append(name, value);
  form.append('images', picture);
  return form;
};
const agencyForm = () => {
  const form = new FormData();
  form.append('facts', '{}');
  return form;
};
const nameForm = () => {
  const form = new FormData();
  form.append('name', 'Asha');
  return form;
};
async function readMailedSecret(call: string, email: string, pattern: RegExp): Promise<string> {
  // Ends the windows of earlier limits.
  backend.clock.pass(60 * 60_000);
  const headers = { 'content-type': 'application/json' };
  await backend.write('POST', apiBase + call, { headers, body: JSON.stringify({ email }) });
  await backend.deps.background.idle();
  return pattern.exec(backend.mails.at(-1)?.text ?? '')?.[1] ?? '';
}

const all = (status: number): Statuses => [status, status, status, status, status, status];
const open = all(200);
/** A write that everybody may make from our own pages. */
const ours: Statuses = [200, 200, 200, 200, 403, 403];
/** A read for administrators; another origin cannot read the answer. */
const readers: Statuses = [401, 403, 200, 401, 200, 200];
const administrators = (status: number): Statuses => [401, 403, status, 401, 403, 403];

/** Every call: its route, the request, and the status for each caller. */
const table: readonly (readonly [string, () => Sent | Promise<Sent>, Statuses])[] = [
  [`GET ${calls.me}`, () => to(calls.me), [200, 200, 200, 401, 200, 200]],
  [`PATCH ${calls.me}`, () => to(calls.me, nameForm()), [401, 200, 200, 401, 403, 403]],
  [`GET ${calls.adminVerifyToken}`, () => to(calls.adminVerifyToken), [401, 403, 200, 401, 200, 200]],
  [`POST ${calls.logout}`, () => to(calls.logout), ours],
  [`POST ${calls.adminLogout}`, () => to(calls.adminLogout), ours],
  [`POST ${calls.login}`, () => to(calls.login, { email: guest, password }), ours],
  [
    `POST ${calls.googleLogin}`,
    async () => to(calls.googleLogin, { idToken: await google.sign(googleClaims(backend.clock.now())) }),
    ours,
  ],
  [`POST ${calls.sendOtp}`, () => to(calls.sendOtp, { email: guest }), ours],
  [
    `POST ${calls.verifyOtp}`,
    async () =>
      to(calls.verifyOtp, { email: guest, otp: await readMailedSecret(calls.sendOtp, guest, /\b(\d{6})\b/) }),
    ours,
  ],
  [`POST ${calls.forgotPassword}`, () => to(calls.forgotPassword, { email: guest }), ours],
  [
    `POST ${calls.resetPassword}`,
    async () => {
      const token = await readMailedSecret(calls.forgotPassword, resetEmail, /token=([\w-]+)/);
      return to(calls.resetPassword, { email: resetEmail, token, newPassword: 'seven green parrots' });
    },
    ours,
  ],
  [`GET ${calls.topPackages}`, () => to(`${calls.topPackages}?category=domestic`), open],
  [`GET ${calls.categoriesList}`, () => to(calls.categoriesList), open],
  [`GET ${calls.allPackages}`, () => to(calls.allPackages), open],
  [`GET ${calls.destinations}`, () => to(calls.destinations), open],
  [`GET ${calls.packageDetail('')}:id`, () => to(calls.packageDetail(packageId)), open],
  [`POST ${calls.createPackage}`, () => to(calls.createPackage, packageForm()), administrators(201)],
  [
    `PATCH ${calls.editPackage('')}:id`,
    async () => to(calls.editPackage(await newPackage()), packageForm()),
    administrators(200),
  ],
  [
    `DELETE ${calls.deletePackage('')}:id`,
    async () => to(calls.deletePackage(await newPackage())),
    administrators(200),
  ],
  [
    `POST ${calls.createDestination}`,
    () => to(calls.createDestination, destinationForm()),
    administrators(201),
  ],
  [
    `PATCH ${calls.editDestination('')}:id`,
    async () => to(calls.editDestination(await newDestination()), destinationForm()),
    administrators(200),
  ],
  [
    `DELETE ${calls.deleteDestination('')}:id`,
    async () => to(calls.deleteDestination(await newDestination())),
    administrators(200),
  ],
  [`GET ${calls.deletedPackages}`, () => to(calls.deletedPackages), readers],
  [`GET ${calls.deletedDestinations}`, () => to(calls.deletedDestinations), readers],
  [
    `POST ${calls.restorePackage('')}:id`,
    async () => to(calls.restorePackage(await deletedPackage())),
    administrators(200),
  ],
  [
    `POST ${calls.restoreDestination('')}:id`,
    async () => to(calls.restoreDestination(await deletedDestination())),
    administrators(200),
  ],
  [
    `DELETE ${calls.deletedPackage('')}:id`,
    async () => to(calls.deletedPackage(await deletedPackage())),
    administrators(200),
  ],
  [
    `DELETE ${calls.deletedDestination('')}:id`,
    async () => to(calls.deletedDestination(await deletedDestination())),
    administrators(200),
  ],
  [`GET ${calls.packageVersions('')}:id`, async () => to(calls.packageVersions(packageId)), readers],
  [
    `GET ${calls.destinationVersions('')}:id`,
    async () => to(calls.destinationVersions(await newDestination())),
    readers,
  ],
  [
    `GET ${calls.packageVersion('')}:id`,
    async () => to(`${calls.packageVersion(await editedPackage())}?version=1`),
    readers,
  ],
  [
    `GET ${calls.destinationVersion('')}:id`,
    async () => to(`${calls.destinationVersion(await editedDestination())}?version=1`),
    readers,
  ],
  [`GET ${calls.adminPackages}`, () => to(calls.adminPackages), readers],
  [`GET ${calls.adminPackage('')}:id`, () => to(calls.adminPackage(packageId)), readers],
  [`GET ${calls.homeOrder}`, () => to(calls.homeOrder), readers],
  [
    `PUT ${calls.homeOrder}`,
    async () => {
      const domestic = [await newPackage()];
      const { db } = backend.database;
      const previous = await readHomeOrder(db);
      return to(calls.homeOrder, { domestic, international: [], previous });
    },
    administrators(200),
  ],
  [`PATCH ${calls.ownAccount}`, () => to(calls.ownAccount, { name: 'Meera' }), administrators(200)],
  [
    `POST ${calls.ownPassword}`,
    () => to(calls.ownPassword, { currentPassword: password, newPassword: 'a tiger by the river' }),
    administrators(200),
  ],
  [
    `PUT ${calls.destinationOrder}`,
    async () => {
      const previous = (await listDestinations(backend.database.db)).map(({ _id }) => _id);
      return to(calls.destinationOrder, { order: previous.toReversed(), previous });
    },
    administrators(200),
  ],
  [
    `PATCH ${calls.prices}`,
    async () => to(calls.prices, { prices: [{ _id: await newPackage(), version: 1, price: 100 }] }),
    administrators(200),
  ],
  [`GET ${calls.adminAgency}`, () => to(calls.adminAgency), readers],
  [`PATCH ${calls.adminAgency}`, () => to(calls.adminAgency, agencyForm()), administrators(200)],
  [`GET ${calls.agencyVersions}`, () => to(calls.agencyVersions), readers],
  [
    `GET ${calls.agencyVersion}`,
    async () => {
      const { version } = await readAgency(backend.database.db);
      const facts = { nameFirst: `Edited ${Math.random()}` };
      await editAgency(backend.database.db, facts, { added: [] }, backend.clock.now());
      return to(`${calls.agencyVersion}?version=${version}`);
    },
    readers,
  ],
  [`GET ${calls.auditLog}`, () => to(calls.auditLog), readers],
  [
    `POST ${calls.count}`,
    () => to(calls.count, { event: 'open', id: packageId }),
    [204, 204, 204, 204, 403, 403],
  ],
  [`GET ${calls.packageCounts}`, () => to(calls.packageCounts), readers],
  [`GET ${calls.adminStatus}`, () => to(calls.adminStatus), [401, 403, 200, 401, 200, 200]],
  [`POST ${calls.adminBackup}`, () => to(calls.adminBackup, { password }), administrators(200)],
  [`POST ${calls.backupRuns}`, () => to(calls.backupRuns, { password }), administrators(201)],
  [
    `GET ${calls.backupRun('')}:id`,
    async () => {
      const { due_at: run } = await backend.database.db
        .selectFrom('backups')
        .select('due_at')
        .executeTakeFirstOrThrow();
      return to(calls.backupRun(String(run)));
    },
    readers,
  ],
  [`GET ${calls.health}`, () => to(calls.health), open],
  [`GET ${calls.openApi}`, () => to(calls.openApi), open],
  [`GET ${calls.ready}`, () => to(calls.ready), open],
  // There are no metrics without METRICS_TOKEN.
  ['GET /metrics', () => ({ path: '/metrics' }), all(404)],
  ['GET /robots.txt', () => ({ path: '/robots.txt' }), open],
  // There is no sitemap while the site is not built.
  ['GET /sitemap.xml', () => ({ path: '/sitemap.xml' }), all(404)],
  // There are no brochures while the site is not built.
  [
    'GET /packages/detail/:id/brochure.pdf',
    () => ({ path: `/packages/detail/${packageId}/brochure.pdf` }),
    all(404),
  ],
  ['GET /pictures/:picture', () => ({ path: pictureAddress }), open],
  ['GET /pictures/:picture/:variant', () => ({ path: `${pictureAddress}/40.avif` }), open],
];

const routeOf = (name: string) =>
  / \/(?:metrics|packages|pictures|robots|sitemap)/.test(name) ? name : name.replace(' ', ` ${apiBase}`);

const mayChange = (method: string, status: number) => method !== 'GET' && status < 400;

const cells = table.flatMap(([name, request, statuses]) =>
  callers.map((caller, column) => [name, caller, statuses[column] ?? 0, request] as const),
);

/** Runs `work` once, after the first query that reads a session has been answered. */
function afterSessionIsRead(work: () => Promise<void>): KyselyPlugin {
  const reads = new WeakSet<object>();
  let isDone = false;
  return {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node).includes('"sessions"')) reads.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (!isDone && reads.has(queryId)) {
        isDone = true;
        await work();
      }
      return result;
    },
  };
}

/** What takes a right away, and the status of a write that had passed the first check before. */
const revocations = [
  [
    'is no administrator any more',
    403,
    (db: Backend['database']['db'], id: string) =>
      db.updateTable('users').set({ is_admin: 0 }).where('id', '=', id).execute(),
  ],
  ['has signed out', 401, endSessionsOf],
  [
    'has been disabled',
    401,
    (db: Backend['database']['db'], id: string) =>
      db.updateTable('users').set({ disabled: 1 }).where('id', '=', id).execute(),
  ],
] as const;

const personalWrites = table.filter(([name, , [visitor]]) => !name.startsWith('GET') && visitor === 401);

describe.each(revocations)('a caller who %s after the first check', (_, status, revoke) => {
  it.each(personalWrites)('changes nothing by %s', async (call, request) => {
    const { path, body } = await request();
    const id = await addUser(backend.database, `${randomUUID()}@example.com`, 'admin');
    const session = await createSession(backend.database.db, backend.clock, id, 'admin');
    const headers = { cookie: `banyan-admin=${session.id}`, origin };
    // A database of its own, as the connection that has read the session is busy.
    const other = await openTestDatabase(backend.dataDir);
    let before: StoredState = {};
    const plugin = afterSessionIsRead(async () => {
      await revoke(other.db, id);
      before = await hashStoredState(other, backend.dataDir);
    });
    const { database } = backend;
    const server = await createServer({
      ...backend.deps,
      database: { ...database, db: database.db.withPlugin(plugin) },
    });
    const isForm = body instanceof FormData;
    const answer = await server.fetch(
      new Request(origin + path, {
        method: call.split(' ', 1).join(),
        headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      }),
    );
    await answer.arrayBuffer();
    expect(answer.status).toBe(status);
    const changed = listDifferences(before, await hashStoredState(other, backend.dataDir));
    await other.close();
    // Attempts are counted before the work.
    expect(changed.filter((name) => name !== 'attempts')).toEqual([]);
  });
});

describe('access to each call', () => {
  it('the table names exactly the routes of the server', () => {
    const routes = backend.server.routes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(table.map(([name]) => routeOf(name)))).toEqual(new Set(routes));
    expect(table).toHaveLength(routes.length);
  });

  it.each(cells)('%s by %s: %i', async (name, caller, status, request) => {
    const { path, body } = await request();
    const headers = await headersOf(caller);
    const [method = ''] = name.split(' ');
    const readState = async () =>
      mayChange(method, status) ? {} : hashStoredState(backend.database, backend.dataDir);
    const before = await readState();
    const isForm = body instanceof FormData;
    const answer = await backend.fetch(path, {
      method,
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    expect(answer.status).toBe(status);
    // Background work of this call must not reach the next one.
    await backend.deps.background.idle();
    expect(listDifferences(before, await readState())).toEqual([]);
  });
});
