/** Every call by hand, so that tests of it are independent of how the server describes it. */
import { randomUUID } from 'node:crypto';
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
import { storeBackup } from '#server/backup/testing/store-backup.ts';
import { addUser, openBackend, origin, password } from './backend.ts';
import { formOf, packageForm, packageInput, pictureFile } from './form-samples.ts';

/** In the order of the table's columns; the last two have an administrator's cookie. */
export const callers = [
  'visitor',
  'member',
  'administrator',
  'ended session',
  'foreign origin',
  'no origin',
] as const;
export type Caller = (typeof callers)[number];
type Statuses = readonly [number, number, number, number, number, number];

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

export interface Sent {
  readonly path: string;
  readonly body?: object;
}

/** @returns the id of what was made, after a further step */
const after =
  (make: () => Promise<string>, step: (id: string) => Promise<unknown>): (() => Promise<string>) =>
  async () => {
    const id = await make();
    await step(id);
    return id;
  };
const firstVersion = () => '?version=1';
const changes = [{ name: 'Edited' }, { added: [] }] as const;
const tourForm = () => packageForm({ idempotencyKey: randomUUID() });
const newPassword = () => ({ currentPassword: password, newPassword: 'a tiger by the river' });
const newEmail = () => ({ email: `${randomUUID()}@example.com`, currentPassword: password });

/** @returns with the rows of the table a backend of their own */
export async function openCallTable() {
  const google = await createSigner('key');
  const keyServer = await openKeyServer([google]);
  const { jwksUrl } = keyServer;
  const authDomain = 'demo.firebaseapp.com';
  const backend = await openBackend(
    { firebase: { projectId, jwksUrl, emulatorHost: undefined, authDomain } },
    { warnings: () => Promise.resolve([{ kind: 'mail', message: 'SMTP_URL is not set' }]) },
  );

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

  const newPackage = async () => (await createPackage(db, packageInput(), []))._id;
  const newDestination = async () => (await createDestination(db, { name: 'Goa', discount: '10' }, []))._id;
  const deletedPackage = after(newPackage, (id) => deletePackage(db, id));
  const deletedDestination = after(newDestination, (id) => deleteDestination(db, id));
  const editedPackage = after(newPackage, (id) => editPackage(db, id, ...changes));
  const editedDestination = after(newDestination, (id) => editDestination(db, id, ...changes));
  const shownId = () => packageId;
  const backupRun = async () =>
    String((await db.selectFrom('backups').select('due_at').executeTakeFirstOrThrow()).due_at);
  async function earlierAgency() {
    const { version } = await readAgency(db);
    const facts = { nameFirst: `Edited ${randomUUID()}` };
    await editAgency(db, facts, { added: [] }, backend.clock.now());
    return `?version=${version}`;
  }

  const destinationForm = () =>
    formOf({ name: 'Goa', discount: '10', idempotencyKey: randomUUID() }, [picture]);
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
    const mail = backend.mails.findLast(({ to }) => to === email);
    return pattern.exec(mail?.text ?? '')?.[1] ?? '';
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

  const describeRow =
    (base: string) =>
    ([method, call, statuses, { id, query, body } = {}]: Row) => {
      const pathOf = (part: string) => base + (typeof call === 'string' ? call : call(part));
      const make = async (from?: string): Promise<Sent> => ({
        path: pathOf(from ?? (await id?.()) ?? '') + ((await query?.()) ?? ''),
        ...(body && { body: await body() }),
      });
      return { name: `${method} ${decodeURIComponent(pathOf(':id'))}`, make, statuses };
    };
  const close = async () => {
    await backend.close();
    keyServer.close();
  };
  const table = [...apiCalls.map(describeRow(apiBase)), ...pages.map(describeRow(''))];
  return { backend, table, close };
}

/** @param onRead called when the server asks for the body */
export async function createRequest(
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
