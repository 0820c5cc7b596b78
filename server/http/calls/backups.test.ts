import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { countAttempt, rateLimits } from '#server/accounts/rate-limits.ts';
import { listEvents } from '#server/audit/audit-log.ts';
import { storeBackup } from '#server/backup/testing/store-backup.ts';
import { day } from '#server/clock.ts';
import { openBackend, origin, password } from '#server/http/testing/backend.ts';

const backend = await openBackend();
afterAll(backend.close);
const { db } = backend.database;
let admin: { cookie: string; origin: string };
beforeEach(async () => {
  await rm(path.join(backend.dataDir, 'backups'), { recursive: true, force: true });
  await db.deleteFrom('users').execute();
  admin = await backend.as('admin');
});

const store = (text: string, time = backend.clock.now()) =>
  storeBackup(backend.dataDir, time, Buffer.from(text));
const ask = (body: object) => backend.send('POST', '/admin/backup', body, admin);
const get = async (call: string) => (await backend.send('GET', call, undefined, admin)).json();

describe('downloading a backup', () => {
  it('answers the newest file whose bytes are there, and is logged without the password', async () => {
    const bytes = randomBytes(300_000);
    const now = backend.clock.now();
    await store('old', now - 3 * day);
    const name = await storeBackup(backend.dataDir, now - day, bytes);
    const gone = await store('gone');
    await rm(path.join(backend.dataDir, 'backups', gone));
    const answer = await ask({ password });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/x-tar',
      'content-length': '300000',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(backend.lines.join('')).not.toContain(password);
    const { events } = await listEvents(db);
    const by = { email: expect.any(String) };
    expect(events[0]).toMatchObject({ action: 'download backup', by, at: now });
  });

  it('answers the file that was asked for by its name, and no other', async () => {
    const none = await ask({ password });
    const text = 'There is no backup on this server yet';
    expect([none.status, (await none.json()).message]).toEqual([404, text]);
    const name = await store('the one', backend.clock.now() - day);
    await store('a newer one');
    expect(await (await ask({ password, name })).text()).toBe('the one');
    expect(await (await ask({ password, name: '' })).text()).toBe('a newer one');
    const refused = await ask({ password, name: '../banyan.db' });
    expect([refused.status, (await refused.json()).message]).toEqual([404, 'Backup not found']);
    const badName = await ask({ password, name: 3 });
    expect([badName.status, (await badName.json()).fields]).toEqual([400, { name: 'The name must be text' }]);
  });

  it('stops reading the file when the client has gone', async () => {
    await store('x'.repeat(2_000_000));
    const reader = (await ask({ password })).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect((await reader?.read())?.done).toBe(true);
  });

  it('is not kept from its administrator by tries of strangers', async () => {
    await store('bytes');
    const { email } = await db.selectFrom('users').select('email').executeTakeFirstOrThrow();
    const bySomebody = [{ limit: rateLimits.passwordTriesOfAccount, subject: email }];
    for (let attempt = 0; attempt < 50; attempt += 1) await countAttempt(db, backend.clock, bySomebody);
    expect((await ask({ password })).status).toBe(200);
  });
});

it.each(['/admin/backup', '/admin/backups'])(
  'POST %s names the field when the password is wrong, or an account with Google only has none',
  async (call) => {
    await store('bytes');
    const message = 'The password is incorrect';
    const wrong = await backend.send('POST', call, { password: 'another long password' }, admin);
    const refusal = { message, error: message, fields: { password: message } };
    expect([wrong.status, await wrong.json()]).toEqual([400, refusal]);
    await db.updateTable('users').set({ password_hash: null }).execute();
    expect((await backend.send('POST', call, { password }, admin)).status).toBe(400);
    expect((await get('/admin/status')).backups.running).toBeNull();
  },
);

it('a backup begins for the password, is told until it is good, and is then the file that is downloaded', async () => {
  const answer = await backend.send('POST', '/admin/backups', { password }, admin);
  const { message, run } = await answer.json();
  expect([answer.status, message]).toEqual([201, 'The backup has begun']);
  expect((await get('/admin/status')).backups.running).toBe(run);
  const read = () => get(`/admin/backups/${run}`);
  expect(await read()).toEqual({ state: 'running', step: 'writing', share: 0.25 });
  backend.finishBackup();
  await expect.poll(read).toMatchObject({ state: 'good', bytes: 16, canDownload: true });
  const { name } = await read();
  expect(await (await ask({ password, name })).text()).toBe('made just now :)');
});

/** As the form of a page does. */
const post = (typed: string, headers = admin) =>
  backend.write('POST', `${apiBase}/admin/backup`, {
    headers,
    body: new URLSearchParams({ password: typed }),
  });
const placeAfter = async (typed: string, headers = admin) => {
  const answer = await post(typed, headers);
  return [answer.status, answer.headers.get('location')];
};

describe('the form of a page', () => {
  it('is led back to the page for another password, without a backup, after many tries and signed out', async () => {
    expect(await placeAfter('wrong')).toEqual([303, `${origin}/admin?backup=password`]);
    expect(await placeAfter(password)).toEqual([303, `${origin}/admin?backup=none`]);
    for (let attempt = 0; attempt < 8; attempt += 1) await post('wrong');
    expect(await placeAfter(password)).toEqual([303, `${origin}/admin?backup=wait`]);
    const signedOut = { origin, cookie: '' };
    expect(await placeAfter(password, signedOut)).toEqual([303, `${origin}/admin?backup=sign-in`]);
  });

  it('gets the file, but not from another site', async () => {
    await store('bytes');
    expect(await (await post(password)).text()).toBe('bytes');
    expect(await placeAfter(password, { ...admin, origin: 'https://evil.example' })).toEqual([403, null]);
  });
});
