import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { countAttempt } from '#server/accounts/attempts.ts';
import { rateLimits } from '#server/accounts/rate-limits.ts';
import { listEvents } from '#server/audit/audit-log.ts';
import { storeBackup } from '#server/backup/testing/store-backup.ts';
import { openBackend, origin, password } from '#server/http/testing/backend.ts';
import { day } from '#server/clock.ts';

const backend = await openBackend();
afterAll(backend.close);
const { db } = backend.database;
let admin: { cookie: string; origin: string };
beforeEach(async () => {
  await rm(path.join(backend.dataDir, 'backups'), { recursive: true, force: true });
  await db.deleteFrom('users').execute();
  admin = await backend.as('admin');
});

const store = (bytes: Buffer, time: number) => storeBackup(backend.dataDir, time, bytes);
const ask = (body: unknown) => backend.send('POST', '/admin/backup', body, admin);
const postForm = (fields: Record<string, string>, headers: Record<string, string> = admin) =>
  backend.write('POST', apiBase + '/admin/backup', { headers, body: new URLSearchParams(fields) });
const begin = (body: unknown) => backend.send('POST', '/admin/backups', body, admin);
const get = (call: string) => backend.send('GET', call, undefined, admin);
const read = async (run: unknown) => {
  const answer = await get(`/admin/backups/${String(run)}`);
  return { status: answer.status, body: await answer.json() };
};
const logged = () => backend.lines.join('');

describe('downloading a backup', () => {
  it('answers the newest file whose bytes are there, and is logged without the password', async () => {
    const bytes = randomBytes(300_000);
    const now = backend.clock.now();
    await store(Buffer.from('old'), now - 3 * day);
    const name = await store(bytes, now - day);
    const gone = await store(Buffer.from('gone'), now);
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
    expect(logged()).toContain('"event":"backup downloaded"');
    expect(logged()).toContain(name);
    expect(logged()).not.toContain(password);
    const { events } = await listEvents(db);
    expect(events[0]).toMatchObject({
      action: 'download backup',
      by: { email: expect.any(String) },
      at: now,
    });
  });

  it('answers the file that was asked for by its name, and no other', async () => {
    const now = backend.clock.now();
    const name = await store(Buffer.from('the one'), now - day);
    await store(Buffer.from('a newer one'), now);
    expect(await (await ask({ password, name })).text()).toBe('the one');
    expect(await (await ask({ password, name: '' })).text()).toBe('a newer one');
    expect((await ask({ password, name: '../banyan.db' })).status).toBe(404);
    expect((await ask({ password, name: 'x'.repeat(101) })).status).toBe(400);
  });

  it('stops reading the file when the client has gone', async () => {
    await store(randomBytes(2_000_000), backend.clock.now());
    const answer = await ask({ password });
    const reader = answer.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect((await reader?.read())?.done).toBe(true);
  });

  it('names the field when the password is wrong or missing', async () => {
    await store(Buffer.from('bytes'), backend.clock.now());
    const wrong = await ask({ password: 'another long password' });
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      {
        message: 'The password is incorrect',
        error: 'The password is incorrect',
        fields: { password: 'The password is incorrect' },
      },
    ]);
    expect((await ask({ password: ['x'] })).status).toBe(400);
    // An account that signs in with Google only has none.
    await db.updateTable('users').set({ password_hash: null }).execute();
    expect((await ask({ password })).status).toBe(400);
    expect(logged()).toContain('"event":"backup download refused"');
  });

  it('says when there is no backup', async () => {
    const answer = await ask({ password });
    expect([answer.status, (await answer.json()).message]).toEqual([
      404,
      'There is no backup on this server yet',
    ]);
  });

  it('counts tries like those of a sign-in, and apart from those of strangers', async () => {
    await store(Buffer.from('bytes'), backend.clock.now());
    const { email } = await db.selectFrom('users').select('email').executeTakeFirstOrThrow();
    const { clock } = backend;
    const bySomebody = [{ limit: rateLimits.passwordTriesOfAccount, subject: email }];
    for (let attempt = 0; attempt < 50; attempt += 1) await countAttempt(db, clock, bySomebody);
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await ask({ password: 'wrong' })).status).toBe(400);
    const refused = await ask({ password });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('180');
    backend.clock.pass(3 * 60_000);
    const answer = await ask({ password });
    expect([answer.status, await answer.text()]).toEqual([200, 'bytes']);
  });
});

describe('a backup that is made now', () => {
  it('begins for the password, is told until it is good, and is then the file that is downloaded', async () => {
    const answer = await begin({ password });
    const { message, run } = await answer.json();
    expect([answer.status, message]).toEqual([201, 'The backup has begun']);
    expect((await (await get('/admin/status')).json()).backups.running).toBe(run);
    expect(await read(run)).toEqual({
      status: 200,
      body: { state: 'running', step: 'writing', share: 0.25 },
    });
    expect((await begin({ password })).status).toBe(409);
    backend.finishBackup();
    await expect.poll(async () => (await read(run)).body.state).toBe('good');
    const { body } = await read(run);
    expect(body).toMatchObject({ bytes: 16, canDownload: true });
    expect(await (await ask({ password, name: body.name })).text()).toBe('made just now :)');
    expect(logged()).toContain('"event":"backup begun"');
  });

  it('is refused with the field for another password, and begins nothing', async () => {
    const answer = await begin({ password: 'another long password' });
    expect([answer.status, (await answer.json()).fields]).toEqual([
      400,
      { password: 'The password is incorrect' },
    ]);
    expect((await begin({})).status).toBe(400);
    expect((await (await get('/admin/status')).json()).backups.running).toBeNull();
  });

  it('is not found under another number', async () => {
    for (const run of ['1', 'x', '-1', '1e400', '9007199254740993'])
      expect((await read(run)).status).toBe(404);
  });
});

const placeAfter = async (fields: Record<string, string>, headers = admin) => {
  const answer = await postForm(fields, headers);
  return [answer.status, answer.headers.get('location')];
};

describe('the form of a page', () => {
  it('is led back to the page for another password, without a backup, after many tries and signed out', async () => {
    expect(await placeAfter({ password: 'wrong' })).toEqual([303, `${origin}/admin?backup=password`]);
    expect(await placeAfter({ password })).toEqual([303, `${origin}/admin?backup=none`]);
    for (let attempt = 0; attempt < 8; attempt += 1) await postForm({ password: 'wrong' });
    expect(await placeAfter({ password })).toEqual([303, `${origin}/admin?backup=wait`]);
    expect(await placeAfter({ password }, { origin, cookie: '' })).toEqual([
      303,
      `${origin}/admin?backup=sign-in`,
    ]);
  });

  it('gets the file, but not from another site', async () => {
    await store(Buffer.from('bytes'), backend.clock.now());
    const answer = await postForm({ password });
    expect([answer.status, await answer.text()]).toEqual([200, 'bytes']);
    const foreign = await postForm({ password }, { ...admin, origin: 'https://evil.example' });
    expect([foreign.status, foreign.headers.get('location')]).toEqual([403, null]);
  });
});
