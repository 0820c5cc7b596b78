import { expect, it, onTestFinished } from 'vitest';
import type { AuditEvent } from '#contract/operations/insight.ts';
import { recordEvent } from '#server/audit/audit-log.ts';
import { createServer } from '#server/http/app.ts';
import { addUser, openBackend, origin, password } from '#server/http/testing/backend.ts';
import { packageForm } from '#server/http/testing/form-samples.ts';

async function opened() {
  const backend = await openBackend();
  onTestFinished(() => backend.close());
  const admin = await backend.as('admin');
  const send = async (method: string, call: string, body?: FormData) => {
    backend.clock.pass(1000);
    return (await backend.send(method, call, body, admin)).json();
  };
  const get = (query = '') => backend.send('GET', '/admin/audit-log' + query, undefined, admin);
  const events = async (): Promise<AuditEvent[]> => (await (await get()).json()).events;
  return { backend, send, get, events };
}

it('tells who created, changed, deleted and restored what, newest first', async () => {
  const { backend, send, events } = await opened();
  const create = () => send('POST', '/tours/create-package', packageForm({ idempotencyKey: 'audit-key' }));
  const { package: made } = await create();
  await create();
  await send('PATCH', `/tours/edit-package/${made._id}`, packageForm({ price: '1' }));
  await send('PATCH', `/tours/edit-package/${made._id}`, packageForm({ version: '1', price: '2' }));
  await send('DELETE', `/tours/delete-package/${made._id}`);
  await send('POST', `/admin/restore-package/${made._id}`);
  await send('DELETE', `/tours/delete-package/${made._id}`);
  await send('DELETE', `/admin/deleted-package/${made._id}`);
  const found = await events();
  expect(found.map(({ action, summary }) => [action, summary])).toEqual([
    ['delete for good', ''],
    ['delete', ''],
    ['restore', ''],
    ['delete', ''],
    ['edit', 'price 18500 to 1'],
    ['create', ''],
  ]);
  for (const event of found)
    expect(event).toMatchObject({
      by: { name: 'Asha' },
      subject: { kind: 'package', _id: made._id, name: 'Backwaters' },
      address: 'unknown',
    });
  const logged = backend.lines.filter((line) => line.includes('"event":"changed"'));
  expect(logged).toHaveLength(6);
  expect(logged.join()).not.toContain('example.com');
});

it('a change whose transaction had to run again is logged once', async () => {
  const { backend, send } = await opened();
  const { package: made } = await send('POST', '/tours/create-package', packageForm());
  const { database, deps } = backend;
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
  const before = backend.lines.length;
  const answer = await server.fetch(
    new Request(`${origin}/api/tours/edit-package/${made._id}`, {
      method: 'PATCH',
      body: packageForm({ price: '1' }),
      headers: await backend.as('admin'),
    }),
  );
  expect([answer.status, failures]).toEqual([200, 0]);
  const logged = backend.lines.slice(before).filter((line) => line.includes('"event":"changed"'));
  expect(logged).toHaveLength(1);
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
  const first = await (await get()).json();
  await recordEvent(db, { userId: null, address: '' }, { action: 'sign in' }, 61);
  const second = await (await get(`?before=${first.next}`)).json();
  const times = [...first.events, ...second.events].map(({ at }) => at);
  expect(times).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
  expect(second.next).toBeNull();
  for (const before of ['', 'x', '1', '1.%00', '__proto__', "1.'%20or%201=1"]) {
    const unknown = await get(`?before=${before}`);
    expect([unknown.status, Object.keys((await unknown.json()).fields)]).toEqual([400, ['before']]);
  }
});
