import { expect, it, onTestFinished } from 'vitest';
import type { AuditEvent } from '#contract/operations/insight.ts';
import { recordEvent } from '#server/audit/audit-log.ts';
import { createServer } from '#server/http/app.ts';
import { addUser, openBackend, origin, password } from '#server/http/testing/backend.ts';
import { packageForm, packageInput } from '#server/http/testing/form-samples.ts';
import { createPackage } from '#server/catalogue/testing/catalogue-samples.ts';

const changesIn = (lines: readonly string[]) => lines.filter((line) => line.includes('"event":"changed"'));

async function opened() {
  const backend = await openBackend();
  onTestFinished(() => backend.close());
  const get = async (query = '') => backend.ask('GET', '/admin/audit-log' + query);
  const events = async (): Promise<AuditEvent[]> => (await get()).body.events;
  return { backend, get, events };
}

it('tells who created, changed, deleted and restored what, newest first', async () => {
  const { backend, events } = await opened();
  const send = async (method: string, call: string, body?: FormData) => {
    backend.clock.pass(1000);
    return (await backend.ask(method, call, body)).body;
  };
  const create = () => send('POST', '/tours/create-package', packageForm({ idempotencyKey: 'audit-key' }));
  const { _id: id } = (await create()).package;
  await create();
  await send('PATCH', `/tours/edit-package/${id}`, packageForm({ price: '1' }));
  await send('PATCH', `/tours/edit-package/${id}`, packageForm({ version: '1', price: '2' }));
  await send('DELETE', `/tours/delete-package/${id}`);
  await send('POST', `/admin/restore-package/${id}`);
  await send('DELETE', `/tours/delete-package/${id}`);
  await send('DELETE', `/admin/deleted-package/${id}`);
  const found = await events();
  expect(found.map(({ action, summary }) => [action, summary])).toEqual([
    ['delete for good', ''],
    ['delete', ''],
    ['restore', ''],
    ['delete', ''],
    ['edit', 'price 18500 to 1'],
    ['create', ''],
  ]);
  const subject = { kind: 'package', _id: id, name: 'Backwaters' };
  for (const event of found)
    expect(event).toMatchObject({ by: { name: 'Asha' }, subject, address: 'unknown' });
  expect(changesIn(backend.lines)).toHaveLength(6);
  expect(backend.lines.join()).not.toContain('example.com');
});

it('a change whose transaction had to run again is logged once', async () => {
  const { backend } = await opened();
  const { database, deps } = backend;
  const { _id: id } = await createPackage(database.db, packageInput(), []);
  const inserts = new WeakSet<object>();
  let failures = 1;
  const db = database.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      // It follows the event.
      if (node.kind === 'InsertQueryNode' && JSON.stringify(node).includes('"entity_versions"'))
        inserts.add(queryId);
      return node;
    },
    transformResult: ({ result, queryId }) => {
      if (!inserts.has(queryId) || failures === 0) return Promise.resolve(result);
      failures -= 1;
      return Promise.reject(Object.assign(new Error('could not serialize access'), { code: '40001' }));
    },
  });
  const server = await createServer({ ...deps, database: { ...database, db } });
  const headers = await backend.as('admin');
  const init = { method: 'PATCH', headers, body: packageForm({ price: '1' }) };
  const answer = await server.fetch(new Request(`${origin}/api/tours/edit-package/${id}`, init));
  expect([answer.status, failures]).toEqual([200, 0]);
  expect(changesIn(backend.lines)).toHaveLength(1);
});

it('tells of sign-ins and passwords of administrators, and of nobody else', async () => {
  const { backend, events } = await opened();
  for (const kind of ['member', 'admin'] as const) {
    const email = `${kind}@example.com`;
    await addUser(backend.database, email, kind);
    const post = (call: string, body: object) => backend.send('POST', call, body);
    backend.clock.pass(1000);
    expect((await post('/auth/login', { email, password: 'wrong' })).status).toBe(401);
    expect((await post('/auth/login', { email, password })).status).toBe(200);
    backend.clock.pass(1000);
    await post('/auth/forgot-password', { email });
    await backend.deps.background.idle();
    // The member's new password may be mailed after the administrator's link.
    const mail = backend.mails.findLast(({ to }) => to === email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    await post('/auth/reset-password', { email, token, newPassword: 'seven green parrots' });
  }
  expect((await events()).map(({ action, by }) => [action, by?.email])).toEqual([
    ['change password', 'admin@example.com'],
    ['sign in', 'admin@example.com'],
  ]);
});

it('comes in pages, whose names are checked; an event after the first page moves none of the next', async () => {
  const { backend, get } = await opened();
  const { db } = backend.database;
  for (let at = 1; at <= 60; at += 1)
    await recordEvent(db, { userId: null, address: '' }, { action: 'sign in' }, at);
  const { body: first } = await get();
  await recordEvent(db, { userId: null, address: '' }, { action: 'sign in' }, 61);
  const { body: second } = await get(`?before=${first.next}`);
  const times = [...first.events, ...second.events].map(({ at }) => at);
  expect(times).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
  expect(second.next).toBeNull();
  for (const before of ['', 'x', '1', '1.%00', '__proto__', "1.'%20or%201=1"]) {
    const { status, body } = await get(`?before=${before}`);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['before']]);
  }
});
