/** Every call by hand, so that tests of it are independent of how the server describes it. */
import { randomUUID } from 'node:crypto';
import { apiBase } from '#contract/page-path.ts';
import type { Package } from '#contract/package.ts';
import {
  createSigner,
  googleClaims,
  openKeyServer,
  projectId,
} from '#server/accounts/testing/google-issuer-stub.ts';
import { editAgency, readAgency } from '#server/agency/agency.ts';
import { rateLimits, type RateLimit } from '#server/accounts/rate-limits.ts';
import { readHomeOrder } from '#server/catalogue/orders.ts';
import { storeEmailChange } from '#server/accounts/email-changes.ts';
import { hashPassword } from '#server/accounts/passwords/password-hashes.ts';
import { storeBackup } from '#server/backup/testing/store-backup.ts';
import { addUser, openBackend, origin, password } from './backend.ts';
import { formOf, packageForm, packageInput, pictureFile } from './form-samples.ts';
import {
  createDestination,
  createPackage,
  deleteDestination,
  deletePackage,
  editDestination,
  editPackage,
  listDestinations,
} from '#server/catalogue/testing/catalogue-samples.ts';

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
type Row = readonly [method: string, call: string, Statuses, Parts?];

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
    '/tours/create-package',
    packageForm({}, [picture]),
    await backend.as('admin'),
  );
  const { _id: packageId, images }: Package = (await created.json()).package;
  const startedAt = backend.clock.now();
  await storeBackup(backend.dataDir, startedAt);

  const newPackage = async () => (await createPackage(db, packageInput(), []))._id;
  const newDestination = async () => (await createDestination(db, { name: 'Goa', discount: '10' }, []))._id;
  const deletedPackage = after(newPackage, (id) => deletePackage(db, id));
  const deletedDestination = after(newDestination, (id) => deleteDestination(db, id));
  const editedPackage = after(newPackage, (id) => editPackage(db, id, ...changes));
  const editedDestination = after(newDestination, (id) => editDestination(db, id, ...changes));
  const shownId = () => packageId;
  const backupRun = () => String(startedAt);
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
    otp: await readMailedSecret('/auth/send-otp', guest, /\b(\d{6})\b/),
  });
  const mailedLink = async () => ({
    email: resetEmail,
    token: await readMailedSecret('/auth/forgot-password', resetEmail, /token=([\w-]+)/),
    newPassword: 'seven green parrots',
  });

  const apiCalls: readonly Row[] = [
    ['GET', '/auth/me', [200, 200, 200, 401, 200, 200]],
    ['PATCH', '/auth/me', [401, 200, 200, 401, 403, 403], { body: () => formOf({ name: 'Asha' }) }],
    ['GET', '/auth/adminVerifyToken', readers],
    ['POST', '/auth/logout', ours],
    ['POST', '/auth/adminLogout', ours],
    ['POST', '/auth/login', ours, { body: () => ({ email: guest, password }) }],
    ['POST', '/auth/google-login', ours, { body: googleToken }],
    ['POST', '/auth/send-otp', ours, { body: () => ({ email: guest }) }],
    ['POST', '/auth/verify-otp', ours, { body: mailedCode }],
    ['POST', '/auth/forgot-password', ours, { body: () => ({ email: guest }) }],
    ['POST', '/auth/reset-password', ours, { body: mailedLink }],
    ['GET', '/tours/get-package-list-of-five', open, { query: () => '?category=domestic' }],
    ['GET', '/tours/get-all-categories-list', open],
    ['GET', '/tours/getAllPackage', open],
    ['GET', '/tours/get-popular-destination', open],
    ['GET', '/tours/package-detail/:id', open, { id: shownId }],
    ['POST', '/tours/create-package', admins(201), { body: tourForm }],
    ['PATCH', '/tours/edit-package/:id', admins(200), { id: newPackage, body: tourForm }],
    ['DELETE', '/tours/delete-package/:id', admins(200), { id: newPackage }],
    ['POST', '/tours/popular-destination', admins(201), { body: destinationForm }],
    [
      'PATCH',
      '/tours/popular-destination-edit/:id',
      admins(200),
      { id: newDestination, body: destinationForm },
    ],
    ['DELETE', '/tours/popular-destination/:id', admins(200), { id: newDestination }],
    ['GET', '/admin/deleted-packages', readers],
    ['GET', '/admin/deleted-destinations', readers],
    ['POST', '/admin/restore-package/:id', admins(200), { id: deletedPackage }],
    ['POST', '/admin/restore-destination/:id', admins(200), { id: deletedDestination }],
    ['DELETE', '/admin/deleted-package/:id', admins(200), { id: deletedPackage }],
    ['DELETE', '/admin/deleted-destination/:id', admins(200), { id: deletedDestination }],
    ['GET', '/admin/package-versions/:id', readers, { id: shownId }],
    ['GET', '/admin/destination-versions/:id', readers, { id: newDestination }],
    ['GET', '/admin/package-version/:id', readers, { id: editedPackage, query: firstVersion }],
    ['GET', '/admin/destination-version/:id', readers, { id: editedDestination, query: firstVersion }],
    ['GET', '/admin/packages', readers],
    ['GET', '/admin/packages/:id', readers, { id: shownId }],
    ['GET', '/admin/home-order', readers],
    ['PUT', '/admin/home-order', admins(200), { body: newHomeOrder }],
    ['PATCH', '/admin/me', admins(200), { body: () => ({ name: 'Meera' }) }],
    ['POST', '/admin/me/password', admins(200), { body: newPassword }],
    ['POST', '/admin/me/email', admins(200), { body: newEmail }],
    ['POST', '/admin/me/email/code', admins(200), { body: newEmailCode }],
    ['PUT', '/admin/destination-order', admins(200), { body: newDestinationOrder }],
    ['PATCH', '/admin/prices', admins(200), { body: newPrices }],
    ['GET', '/admin/agency', readers],
    ['PATCH', '/admin/agency', admins(200), { body: () => formOf({ facts: '{}' }) }],
    ['GET', '/admin/agency-versions', readers],
    ['GET', '/admin/agency-version', readers, { query: earlierAgency }],
    ['GET', '/admin/audit-log', readers],
    ['POST', '/count', [204, 204, 204, 204, 403, 403], { body: () => ({ event: 'open', id: packageId }) }],
    ['GET', '/admin/counts', readers],
    ['GET', '/admin/status', readers],
    ['GET', '/admin/first-steps', readers],
    ['PUT', '/admin/samples', admins(200), { body: () => ({ present: true }) }],
    ['POST', '/admin/backup', admins(200), { body: () => ({ password }) }],
    ['POST', '/admin/backups', admins(201), { body: () => ({ password }) }],
    ['GET', '/admin/backups/:id', readers, { id: backupRun }],
    ['GET', '/health', open],
    ['GET', '/openapi.json', open],
    ['GET', '/ready', open],
  ];
  const pages: readonly Row[] = [
    // There are no metrics without METRICS_TOKEN.
    ['GET', '/metrics', all(404)],
    ['GET', '/robots.txt', open],
    // There are neither sitemap nor brochures while the site is not built.
    ['GET', '/sitemap.xml', all(404)],
    ['GET', '/packages/detail/:id/brochure.pdf', all(404), { id: shownId }],
    ['GET', images[0] ?? '', open],
    ['GET', `${images[0]}/40.avif`, open],
  ];

  const describeRow =
    (base: string) =>
    ([method, call, statuses, { id, query, body } = {}]: Row) => {
      const path = base + call;
      const make = async (from?: string): Promise<Sent> => ({
        path: path.replace(':id', from ?? (await id?.()) ?? '') + ((await query?.()) ?? ''),
        ...(body && { body: await body() }),
      });
      return { name: `${method} ${path}`, make, statuses };
    };
  const close = async () => {
    await backend.close();
    keyServer.close();
  };
  const table = [...apiCalls.map(describeRow(apiBase)), ...pages.map(describeRow(''))];
  return { backend, table, close };
}

interface Refusals {
  /** Of an id of nothing. */
  readonly unknown?: string;
  /** Of a body without any field. */
  readonly empty?: string;
  /** Of the same request again; 'anew': it is done once more. Without it, the answer is the same. */
  readonly again?: readonly [status: number, text: string] | 'anew';
  /** Of one request more within a time. */
  readonly limit?: RateLimit;
  /** Whether the first, which has a valid link or code, is counted apart. */
  readonly isFirstApart?: true;
}

const goneOnce = (subject: string): Refusals => {
  const text = `${subject} not found`;
  return { unknown: text, again: [404, text] };
};
const unknown = (subject: string): Refusals => ({ unknown: `${subject} not found` });
const outdated = (text: string) => [409, text] as const;
const noEmail = 'Email is required';
const noIds = 'The order must be a list of ids';
const wrongCode = 'The code is wrong or has expired';
const noPassword = 'The password is required';

/** What an administrator is refused by every call that changes something or is about one thing. */
export const refusals: Readonly<Record<string, Refusals>> = {
  'PATCH /auth/me': { limit: rateLimits.profileSaves },
  'POST /auth/logout': {},
  'POST /auth/adminLogout': {},
  'POST /auth/login': {
    empty: 'Email and password are required',
    again: 'anew',
    limit: rateLimits.passwordTries,
  },
  'POST /auth/google-login': {
    empty: 'ID token is required',
    again: 'anew',
    limit: rateLimits.signInsFromAddress,
  },
  'POST /auth/send-otp': { empty: noEmail, limit: rateLimits.mailsFromAddress },
  'POST /auth/verify-otp': { empty: noEmail, again: [401, wrongCode], limit: rateLimits.signInsFromAddress },
  'POST /auth/forgot-password': { empty: noEmail, limit: rateLimits.mailsFromAddress },
  'POST /auth/reset-password': {
    empty: noEmail,
    again: [400, 'This link has expired or was used already. Please ask for a new one.'],
    limit: rateLimits.resetTries,
    isFirstApart: true,
  },
  'GET /tours/package-detail/:id': unknown('Package'),
  'POST /tours/create-package': { empty: 'Category must be domestic or international' },
  'PATCH /tours/edit-package/:id': { ...unknown('Package'), again: 'anew' },
  'DELETE /tours/delete-package/:id': goneOnce('Package'),
  'POST /tours/popular-destination': { empty: 'Destination name is required' },
  'PATCH /tours/popular-destination-edit/:id': { ...unknown('Destination'), again: 'anew' },
  'DELETE /tours/popular-destination/:id': goneOnce('Destination'),
  'POST /admin/restore-package/:id': unknown('Deleted package'),
  'POST /admin/restore-destination/:id': unknown('Deleted destination'),
  'DELETE /admin/deleted-package/:id': goneOnce('Deleted package'),
  'DELETE /admin/deleted-destination/:id': goneOnce('Deleted destination'),
  'GET /admin/package-versions/:id': unknown('Package'),
  'GET /admin/destination-versions/:id': unknown('Destination'),
  'GET /admin/package-version/:id': unknown('Version'),
  'GET /admin/destination-version/:id': unknown('Version'),
  'GET /admin/packages/:id': unknown('Package'),
  'PUT /admin/home-order': {
    empty: noIds,
    again: outdated('The order was changed meanwhile. Nothing was overwritten.'),
  },
  'PATCH /admin/me': { empty: 'Name is required' },
  'POST /admin/me/password': {
    empty: 'Present password is required',
    again: [400, 'The present password is incorrect'],
    limit: rateLimits.passwordTries,
  },
  'POST /admin/me/email': { empty: noEmail, limit: rateLimits.codesToAccount },
  'POST /admin/me/email/code': {
    empty: 'Code is required',
    again: [400, wrongCode],
    limit: rateLimits.codeTries,
    isFirstApart: true,
  },
  'PUT /admin/destination-order': {
    empty: noIds,
    again: outdated('The destinations were changed meanwhile. Nothing was overwritten.'),
  },
  'PATCH /admin/prices': {
    empty: 'The prices must be a list',
    again: outdated('Some of these packages were changed meanwhile. No price was changed.'),
  },
  'PATCH /admin/agency': { empty: 'The facts must be a JSON object', again: 'anew' },
  'POST /count': {
    empty: 'The request must hold an event and an id, and nothing else',
    limit: rateLimits.countsFromAddress,
  },
  'PUT /admin/samples': { empty: 'Whether the samples are present must be true or false' },
  'POST /admin/backup': { empty: noPassword, limit: rateLimits.passwordTries },
  'POST /admin/backups': {
    empty: noPassword,
    again: outdated('A backup is being made already. Please wait until it is ready.'),
    limit: rateLimits.passwordTries,
  },
  'GET /admin/backups/:id': unknown('Backup'),
};

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
