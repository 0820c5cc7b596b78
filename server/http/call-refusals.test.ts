import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { rateLimits, type RateLimit } from '#server/accounts/rate-limits.ts';
import { createRequest, openCallTable, type Sent } from './testing/call-table.ts';

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
const refusals: Readonly<Record<string, Refusals>> = {
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

const { backend, table, close } = await openCallTable();
afterAll(close);
// Ends the windows of earlier limits.
beforeEach(() => backend.clock.pass(60 * 60_000));

const rows = table
  .filter(({ name }) => name.includes(apiBase) && (!name.startsWith('GET') || name.includes(':id')))
  .map(({ name, make }) => ({ name, make, refused: refusals[name.replace(apiBase, '')] ?? {} }));

async function ask(name: string, sent: Sent, headers: Record<string, string>) {
  const answer = await backend.server.fetch(await createRequest(name, sent, headers));
  const text = await answer.text();
  await backend.deps.background.idle();
  return { status: answer.status, text, wait: answer.headers.get('retry-after') };
}

/** @param message the beginning of it */
const refusal = (status: number, message: string) => ({
  status,
  text: expect.stringContaining(`{"message":"${message}`),
});

describe('an administrator', () => {
  it('has a row for each call that changes something or is about one thing', () => {
    expect(rows.map(({ name }) => name.replace(apiBase, ''))).toEqual(Object.keys(refusals));
  });

  it.each(rows.filter(({ name }) => !name.startsWith('GET')))(
    'who sends the same again gets the same answer or a reason: $name',
    async ({ name, make, refused: { again } }) => {
      const headers = await backend.as('admin');
      const sent = await make();
      const first = await ask(name, sent, headers);
      expect(first.status).toBeLessThan(300);
      const second = again === 'anew' ? { status: first.status } : again ? refusal(...again) : first;
      expect(await ask(name, sent, headers)).toMatchObject(second);
    },
  );

  it.each(rows.filter(({ name }) => name.includes(':id')))(
    'who names what does not exist is told so: $name',
    async ({ name, make, refused }) => {
      const answer = await ask(name, await make('none'), await backend.as('admin'));
      expect(answer).toMatchObject(refusal(404, `${refused.unknown}"`));
    },
  );

  it.each(rows.filter(({ refused: { empty } }) => empty !== undefined))(
    'who sends no field is told which is missing: $name',
    async ({ name, make, refused }) => {
      const { path, body } = await make();
      const sent = { path, body: body instanceof FormData ? new FormData() : {} };
      const answer = await ask(name, sent, await backend.as('admin'));
      expect(answer).toMatchObject(refusal(400, `${refused.empty}"`));
    },
  );

  it.each(rows.flatMap((row) => (row.refused.limit ? [{ ...row, limit: row.refused.limit }] : [])))(
    'who sends it too often is told how long to wait: $name',
    async ({ name, make, refused, limit: { max, windowMs } }) => {
      const headers = await backend.as('admin');
      const sent = await make();
      let answer = await ask(name, sent, headers);
      let allowed = 0;
      for (; answer.status !== 429 && allowed <= max + 1; allowed += 1)
        answer = await ask(name, sent, headers);
      expect(allowed).toBe(refused.isFirstApart ? max + 1 : max);
      const minutes = windowMs / 60_000;
      const words = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
      expect(answer).toMatchObject({ ...refusal(429, words), wait: String(windowMs / 1000) });
    },
  );
});
