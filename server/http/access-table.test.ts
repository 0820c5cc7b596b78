import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { Package } from '#contract/package.ts';
import {
  createSigner,
  googleClaims,
  openKeyServer,
  projectId,
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
import { storeEmailChange } from '#server/accounts/email-changes.ts';
import { hashPassword } from '#server/accounts/passwords/password-hashes.ts';
import { createSession, endSessionsOf } from '#server/accounts/sessions.ts';
import { storeBackup } from '#server/backup/testing/store-backup.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { listDifferences, hashStoredState, type StoredState } from '#server/testing/stored-state.ts';
import { createServer } from './app.ts';
import { addUser, openBackend, origin, password } from './testing/backend.ts';
import { formOf, packageForm, packageInput, pictureFile } from './testing/form-samples.ts';

const google = await createSigner('key');
const keyServer = await openKeyServer([google]);
const { jwksUrl } = keyServer;
const authDomain = 'demo.firebaseapp.com';
const backend = await openBackend({
  firebase: { projectId, jwksUrl, emulatorHost: undefined, authDomain },
});
// As the connection that has read a session is busy.
const other = await openTestDatabase(backend.dataDir);
afterAll(async () => {
  await other.close();
  await backend.close();
  keyServer.close();
});

const { db } = backend.database;
const guest = 'guest@example.com';
const resetEmail = 'forgetful@example.com';
for (const email of [guest, resetEmail]) await addUser(backend.database, email, 'member');
const picture = await pictureFile();
const created = await backend.send(
  'POST',
  calls.createPackage,
  packageForm({}, [picture]),
  await backend.as('admin'),
);
const { _id: packageId, images }: Package = (await created.json()).package;
await storeBackup(db, backend.dataDir, backend.clock.now());

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
      for (const headers of ended) await backend.send('POST', calls.logout, undefined, headers);
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

const newPackage = async () => (await createPackage(db, packageInput(), []))._id;
const newDestination = async () => (await createDestination(db, { name: 'Goa', discount: '10' }, []))._id;
/** @returns the id of what was made, after a further step */
const after =
  (make: () => Promise<string>, step: (id: string) => Promise<unknown>): (() => Promise<string>) =>
  async () => {
    const id = await make();
    await step(id);
    return id;
  };
const changes = [{ name: 'Edited' }, { added: [] }] as const;
const deletedPackage = after(newPackage, (id) => deletePackage(db, id));
const deletedDestination = after(newDestination, (id) => deleteDestination(db, id));
const editedPackage = after(newPackage, (id) => editPackage(db, id, ...changes));
const editedDestination = after(newDestination, (id) => editDestination(db, id, ...changes));
const shownId = () => packageId;
const firstVersion = () => '?version=1';
const backupRun = async () =>
  String((await db.selectFrom('backups').select('due_at').executeTakeFirstOrThrow()).due_at);
async function earlierAgency() {
  const { version } = await readAgency(db);
  const facts = { nameFirst: `Edited ${randomUUID()}` };
  await editAgency(db, facts, { added: [] }, backend.clock.now());
  return `?version=${version}`;
}

const tourForm = () => packageForm();
const destinationForm = () => formOf({ name: 'Goa', discount: '10' }, [picture]);
const newPassword = () => ({ currentPassword: password, newPassword: 'a tiger by the river' });
const newEmail = () => ({ email: `${randomUUID()}@example.com`, currentPassword: password });
/** Of every administrator. */
async function newEmailCode() {
  const codeHash = await hashPassword('123456');
  for (const { id } of await db.selectFrom('users').select('id').where('is_admin', '=', 1).execute())
    await storeEmailChange(db, backend.clock, id, { email: newEmail().email, codeHash });
  return { code: '123456' };
}
const newPrices = async () => ({ prices: [{ _id: await newPackage(), version: 1, price: 100 }] });
async function newHomeOrder() {
  const domestic = [await newPackage()];
  return { domestic, international: [], previous: await readHomeOrder(db) };
}
async function newDestinationOrder() {
  const previous = (await listDestinations(db)).map(({ _id }) => _id);
  return { order: previous.toReversed(), previous };
}
const googleToken = async () => ({ idToken: await google.sign(googleClaims(backend.clock.now())) });
async function readMailedSecret(call: string, email: string, pattern: RegExp): Promise<string> {
  // Ends the windows of earlier limits.
  backend.clock.pass(60 * 60_000);
  await backend.send('POST', call, { email });
  await backend.deps.background.idle();
  return pattern.exec(backend.mails.at(-1)?.text ?? '')?.[1] ?? '';
}

const mailedCode = async () => ({
  email: guest,
  otp: await readMailedSecret(calls.sendOtp, guest, /\b(\d{6})\b/),
});
const mailedLink = async () => ({
  email: resetEmail,
  token: await readMailedSecret(calls.forgotPassword, resetEmail, /token=([\w-]+)/),
  newPassword: 'seven green parrots',
});

const all = (status: number): Statuses => [status, status, status, status, status, status];
const open = all(200);
/** A write that everybody may make from our own pages. */
const ours: Statuses = [200, 200, 200, 200, 403, 403];
/** A read for administrators; another origin cannot read the answer. */
const readers: Statuses = [401, 403, 200, 401, 200, 200];
const admins = (status: number): Statuses => [401, 403, status, 401, 403, 403];

/** What makes a request that would succeed if it were allowed; made anew for each write. */
interface Parts {
  readonly id?: () => string | Promise<string>;
  readonly query?: () => string | Promise<string>;
  readonly body?: () => object | Promise<object>;
}
type Row = readonly [method: string, call: string | ((id: string) => string), Statuses, Parts?];

/** Every call, and the status for each caller. */
const apiCalls: readonly Row[] = [
  ['GET', calls.me, [200, 200, 200, 401, 200, 200]],
  ['PATCH', calls.me, [401, 200, 200, 401, 403, 403], { body: () => formOf({ name: 'Asha' }) }],
  ['GET', calls.adminVerifyToken, readers],
  ['POST', calls.logout, ours],
  ['POST', calls.adminLogout, ours],
  ['POST', calls.login, ours, { body: () => ({ email: guest, password }) }],
  ['POST', calls.googleLogin, ours, { body: googleToken }],
  ['POST', calls.sendOtp, ours, { body: () => ({ email: guest }) }],
  ['POST', calls.verifyOtp, ours, { body: mailedCode }],
  ['POST', calls.forgotPassword, ours, { body: () => ({ email: guest }) }],
  ['POST', calls.resetPassword, ours, { body: mailedLink }],
  ['GET', calls.topPackages, open, { query: () => '?category=domestic' }],
  ['GET', calls.categoriesList, open],
  ['GET', calls.allPackages, open],
  ['GET', calls.destinations, open],
  ['GET', calls.packageDetail, open, { id: shownId }],
  ['POST', calls.createPackage, admins(201), { body: tourForm }],
  ['PATCH', calls.editPackage, admins(200), { id: newPackage, body: tourForm }],
  ['DELETE', calls.deletePackage, admins(200), { id: newPackage }],
  ['POST', calls.createDestination, admins(201), { body: destinationForm }],
  ['PATCH', calls.editDestination, admins(200), { id: newDestination, body: destinationForm }],
  ['DELETE', calls.deleteDestination, admins(200), { id: newDestination }],
  ['GET', calls.deletedPackages, readers],
  ['GET', calls.deletedDestinations, readers],
  ['POST', calls.restorePackage, admins(200), { id: deletedPackage }],
  ['POST', calls.restoreDestination, admins(200), { id: deletedDestination }],
  ['DELETE', calls.deletedPackage, admins(200), { id: deletedPackage }],
  ['DELETE', calls.deletedDestination, admins(200), { id: deletedDestination }],
  ['GET', calls.packageVersions, readers, { id: shownId }],
  ['GET', calls.destinationVersions, readers, { id: newDestination }],
  ['GET', calls.packageVersion, readers, { id: editedPackage, query: firstVersion }],
  ['GET', calls.destinationVersion, readers, { id: editedDestination, query: firstVersion }],
  ['GET', calls.adminPackages, readers],
  ['GET', calls.adminPackage, readers, { id: shownId }],
  ['GET', calls.homeOrder, readers],
  ['PUT', calls.homeOrder, admins(200), { body: newHomeOrder }],
  ['PATCH', calls.ownAccount, admins(200), { body: () => ({ name: 'Meera' }) }],
  ['POST', calls.ownPassword, admins(200), { body: newPassword }],
  ['POST', calls.ownEmail, admins(200), { body: newEmail }],
  ['POST', calls.ownEmailCode, admins(200), { body: newEmailCode }],
  ['PUT', calls.destinationOrder, admins(200), { body: newDestinationOrder }],
  ['PATCH', calls.prices, admins(200), { body: newPrices }],
  ['GET', calls.adminAgency, readers],
  ['PATCH', calls.adminAgency, admins(200), { body: () => formOf({ facts: '{}' }) }],
  ['GET', calls.agencyVersions, readers],
  ['GET', calls.agencyVersion, readers, { query: earlierAgency }],
  ['GET', calls.auditLog, readers],
  ['POST', calls.count, [204, 204, 204, 204, 403, 403], { body: () => ({ event: 'open', id: packageId }) }],
  ['GET', calls.packageCounts, readers],
  ['GET', calls.adminStatus, readers],
  ['GET', calls.firstSteps, readers],
  ['PUT', calls.samples, admins(200), { body: () => ({ present: true }) }],
  ['POST', calls.adminBackup, admins(200), { body: () => ({ password }) }],
  ['POST', calls.backupRuns, admins(201), { body: () => ({ password }) }],
  ['GET', calls.backupRun, readers, { id: backupRun }],
  ['GET', calls.health, open],
  ['GET', calls.openApi, open],
  ['GET', calls.ready, open],
];
const pages: readonly Row[] = [
  // There are no metrics without METRICS_TOKEN.
  ['GET', '/metrics', all(404)],
  ['GET', '/robots.txt', open],
  // There are neither sitemap nor brochures while the site is not built.
  ['GET', '/sitemap.xml', all(404)],
  ['GET', (id) => `/packages/detail/${id}/brochure.pdf`, all(404), { id: shownId }],
  ['GET', () => images[0] ?? '', open],
  ['GET', () => `${images[0]}/40.avif`, open],
];

interface Sent {
  readonly path: string;
  readonly body?: object;
}

const describeRow =
  (base: string) =>
  ([method, call, statuses, parts = {}]: Row) => {
    const pathOf = (id: string) => base + (typeof call === 'string' ? call : call(id));
    const make = async (): Promise<Sent> => ({
      path: pathOf((await parts.id?.()) ?? '') + ((await parts.query?.()) ?? ''),
      ...(parts.body && { body: await parts.body() }),
    });
    return [`${method} ${decodeURIComponent(pathOf(':id'))}`, make, statuses] as const;
  };
const table = [...apiCalls.map(describeRow(apiBase)), ...pages.map(describeRow(''))];

/** @param onRead called when the server asks for the body */
async function createRequest(
  call: string,
  { path, body }: Sent,
  headers: Record<string, string>,
  onRead: () => void = () => undefined,
): Promise<Request> {
  const method = call.split(' ', 1).join();
  if (!body) return new Request(origin + path, { method, headers });
  const whole = body instanceof FormData ? new Response(body) : Response.json(body);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const pull = (controller: ReadableStreamDefaultController) => {
    onRead();
    controller.enqueue(bytes);
    controller.close();
  };
  const init = {
    method,
    headers: { ...headers, 'content-type': whole.headers.get('content-type') ?? '' },
    body: new ReadableStream({ pull }, { highWaterMark: 0 }),
    duplex: 'half',
  };
  return new Request(origin + path, init);
}

describe('access to each call', () => {
  it('the table names exactly the routes of the server', () => {
    const routes = backend.server.routes.map(({ method, path }) => `${method} ${path}`);
    const named = table.map(([name]) => name.replace(/\/pictures\/[^/]+/, '/pictures/:picture'));
    expect(named.map((name) => name.replace('40.avif', ':variant')).toSorted()).toEqual(routes.toSorted());
  });

  it.each(table)(
    '%s: a refusal reads no body, and neither it nor a read changes anything',
    async (...row) => {
      const [name, request, statuses] = row;
      const answers = new Map<Caller, number>();
      const reads: Caller[] = [];
      const ask = async (caller: Caller, sent: Sent, headers: Record<string, string>) => {
        const asked = await createRequest(name, sent, headers, () => reads.push(caller));
        const answer = await backend.server.fetch(asked);
        await answer.arrayBuffer();
        answers.set(caller, answer.status);
        // Background work of this call must not reach the next one.
        await backend.deps.background.idle();
      };
      const expected = new Map(callers.map((caller, column) => [caller, statuses[column] ?? 0]));
      const changing = callers.filter(
        (caller) => !name.startsWith('GET') && Number(expected.get(caller)) < 400,
      );

      const sent = await request();
      const others = callers.filter((caller) => !changing.includes(caller));
      const headers = await Promise.all(others.map(headersOf));
      const before = await hashStoredState(backend.database, backend.dataDir);
      for (const [index, caller] of others.entries()) await ask(caller, sent, headers[index] ?? {});
      expect(listDifferences(before, await hashStoredState(backend.database, backend.dataDir))).toEqual([]);
      expect(reads).toEqual([]);

      for (const caller of changing) {
        const own = await headersOf(caller);
        await ask(caller, await request(), own);
      }
      expect(answers).toEqual(expected);
    },
  );
});

/** Does the work that it is given once, when the next query that reads a session has been answered. */
function createSessionObserver() {
  const reads = new WeakSet<object>();
  const due: (() => Promise<void>)[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node).includes('"sessions"')) reads.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (reads.has(queryId)) await due.pop()?.();
      return result;
    },
  };
  return { plugin, afterNextRead: (work: () => Promise<void>) => void due.push(work) };
}

/** What takes a right away, and the status of a write that had passed the first check before. */
const revocations = [
  [
    'no administrator any more',
    403,
    (id: string) => other.db.updateTable('users').set({ is_admin: 0 }).where('id', '=', id).execute(),
  ],
  ['signed out', 401, (id: string) => endSessionsOf(other.db, id)],
  [
    'disabled',
    401,
    (id: string) => other.db.updateTable('users').set({ disabled: 1 }).where('id', '=', id).execute(),
  ],
] as const;

const personalWrites = table.filter(([name, , [visitor]]) => !name.startsWith('GET') && visitor === 401);
const observer = createSessionObserver();
const observed = await createServer({
  ...backend.deps,
  database: { ...backend.database, db: db.withPlugin(observer.plugin) },
});

it.each(personalWrites)(
  'a caller who loses the right after the first check changes nothing by %s',
  async (call, request) => {
    for (const [what, status, revoke] of revocations) {
      const id = await addUser(backend.database, `${randomUUID()}@example.com`, 'admin');
      const session = await createSession(db, backend.clock, id, 'admin');
      const sent = await request();
      let before: StoredState = {};
      observer.afterNextRead(async () => {
        await revoke(id);
        before = await hashStoredState(other, backend.dataDir);
      });
      const headers = { cookie: `banyan-admin=${session.id}`, origin };
      const answer = await observed.fetch(await createRequest(call, sent, headers));
      await answer.arrayBuffer();
      const changed = listDifferences(before, await hashStoredState(other, backend.dataDir));
      // Attempts are counted before the work.
      const written = changed.filter((name) => name !== 'attempts');
      expect([what, answer.status, written]).toEqual([what, status, []]);
    }
  },
);
