import { apiBase } from '#contract/api-base.ts';
import { brochureFile } from '#contract/page-path.ts';
import * as calls from '#contract/calls.ts';
import { packageFormFields } from '#server/http/testing/form-samples.ts';

/** A valid body, from which hostile ones are made. */
export type Body =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly kind: 'form'; readonly fields: Readonly<Record<string, string>>; readonly files: string };

export interface KnownCall {
  readonly name: string;
  readonly method: string;
  readonly path: (id: string) => string;
  readonly body: Body;
}

export const knownUser = { email: 'asha@example.com', password: 'a long enough password' };

const destinationFields = { name: 'Goa', discount: '10' };
const edit = { version: '1', imageOrder: '[]', imagesOfVersion: '1' };
const create = { idempotencyKey: 'key-1234' };

const none: Body = { kind: 'none' };
const json = (fields: Readonly<Record<string, unknown>>): Body => ({ kind: 'json', fields });
const form = (fields: Readonly<Record<string, string>>, files = 'images'): Body => ({
  kind: 'form',
  fields,
  files,
});
const call = (method: string, path: string, body: Body = none): KnownCall => ({
  name: `${method} ${path}`,
  method,
  path: () => apiBase + path,
  body,
});
const callOf = (method: string, path: (id: string) => string, body: Body = none, query = ''): KnownCall => ({
  name: `${method} ${path('')}`,
  method,
  path: (id) => `${apiBase}${path('')}${id}${query}`,
  body,
});

const page = (name: string, path: KnownCall['path']): KnownCall => ({
  name: `GET ${name}`,
  method: 'GET',
  path,
  body: none,
});

const homeOrder = { domestic: [], international: [], previous: { domestic: [], international: [] } };

/** Every call, and the addresses outside the API. */
export const knownCalls: readonly KnownCall[] = [
  call('GET', calls.me),
  call('PATCH', calls.me, form({ name: 'Asha' }, 'profilePic')),
  call('GET', calls.adminVerifyToken),
  call('POST', calls.logout),
  call('POST', calls.adminLogout),
  call('POST', calls.login, json(knownUser)),
  call('POST', calls.googleLogin, json({ idToken: 'eyJhbGciOiJub25lIn0.e30.' })),
  call('POST', calls.sendOtp, json({ email: knownUser.email })),
  call('POST', calls.verifyOtp, json({ email: knownUser.email, otp: '123456' })),
  call('POST', calls.forgotPassword, json({ email: knownUser.email })),
  call(
    'POST',
    calls.resetPassword,
    json({ email: knownUser.email, token: 'x', newPassword: 'seven green parrots' }),
  ),
  call('GET', `${calls.topPackages}?category=domestic`),
  call('GET', `${calls.categoriesList}?category=domestic`),
  call('GET', calls.allPackages),
  call('GET', calls.destinations),
  callOf('GET', calls.packageDetail),
  call('POST', calls.createPackage, form({ ...packageFormFields, ...create })),
  callOf('PATCH', calls.editPackage, form({ ...packageFormFields, ...edit })),
  callOf('DELETE', calls.deletePackage),
  call('POST', calls.createDestination, form({ ...destinationFields, ...create })),
  callOf('PATCH', calls.editDestination, form({ ...destinationFields, ...edit })),
  callOf('DELETE', calls.deleteDestination),
  call('GET', calls.deletedPackages),
  call('GET', calls.deletedDestinations),
  callOf('POST', calls.restorePackage),
  callOf('POST', calls.restoreDestination),
  callOf('DELETE', calls.deletedPackage),
  callOf('DELETE', calls.deletedDestination),
  callOf('GET', calls.packageVersions),
  callOf('GET', calls.destinationVersions),
  callOf('GET', calls.packageVersion, none, '?version=1'),
  callOf('GET', calls.destinationVersion, none, '?version=1'),
  call('GET', `${calls.auditLog}?before=1.a`),
  call('POST', calls.count, json({ event: 'open', id: 'goa' })),
  call('GET', `${calls.packageCounts}?days=30`),
  call('GET', calls.adminPackages),
  callOf('GET', calls.adminPackage),
  call('GET', calls.adminAgency),
  call('PATCH', calls.adminAgency, form({ facts: '{"nameFirst":"Banyan"}', ...edit })),
  call('GET', calls.agencyVersions),
  call('GET', `${calls.agencyVersion}?version=1`),
  call('GET', calls.homeOrder),
  call('PUT', calls.homeOrder, json(homeOrder)),
  call('PUT', calls.destinationOrder, json({ order: [], previous: [] })),
  call('PATCH', calls.ownAccount, json({ name: 'Meera' })),
  call('POST', calls.ownEmail, json({ email: 'meera@example.com', currentPassword: 'x' })),
  call('POST', calls.ownEmailCode, json({ code: '123456' })),
  call('POST', calls.ownPassword, json({ currentPassword: 'x', newPassword: 'a tiger by the river' })),
  call('PATCH', calls.prices, json({ prices: [{ _id: 'x', version: 1, price: 100 }] })),
  call('GET', calls.adminStatus),
  call('GET', calls.firstSteps),
  call('PUT', calls.samples, json({ present: true })),
  call('POST', calls.adminBackup, json({ password: knownUser.password })),
  call('POST', calls.backupRuns, json({ password: knownUser.password })),
  callOf('GET', calls.backupRun),
  call('GET', calls.health),
  call('GET', calls.ready),
  call('GET', calls.openApi),
  ...['/metrics', '/robots.txt', '/sitemap.xml'].map((path) => page(path, () => path)),
  page('brochure', (id) => `/packages/detail/${id}/${brochureFile}`),
  page('/pictures', (id) => `/pictures/${id}`),
  page('/', (id) => `/${id}`),
];
