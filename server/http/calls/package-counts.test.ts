import { expect, it, onTestFinished } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { PackageCounts } from '#contract/package-counts.ts';
import { createPackage } from '#server/catalogue/packages.ts';
import { breakTable } from '#server/database/testing/break-table.ts';
import type { ServerDeps } from '#server/http/context.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';

const browser =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const type = { 'content-type': 'application/json' };

async function opened(config: Partial<ServerDeps['config']> = {}) {
  const backend = await openBackend(config);
  onTestFinished(() => backend.close());
  const { _id: id } = await createPackage(backend.database.db, packageInput(), []);
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    backend.write('POST', apiBase + calls.count, {
      headers: { ...type, 'user-agent': browser, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const send = async (headers?: Record<string, string>, event = 'open') =>
    (await post({ event, id }, headers)).status;
  const read = async (query = ''): Promise<PackageCounts> => {
    await backend.server.packageCounter.write();
    const answer = await backend.fetch(`${apiBase}${calls.packageCounts}${query}`, {
      headers: await backend.as('admin'),
    });
    return answer.json();
  };
  const total = async () => (await read()).packages[0]?.counts.open ?? 0;
  return { backend, id, post, send, read, total };
}

it('counts what visitors do, by day and by package', async () => {
  const { backend, id, send, read } = await opened();
  for (const event of ['open', 'open', 'call', 'chat', 'share', 'brochure'])
    expect(await send({}, event)).toBe(204);
  backend.clock.pass(24 * 60 * 60_000);
  expect(await send()).toBe(204);
  const { days, packages } = await read('?days=2');
  const first = { open: 2, call: 1, chat: 1, share: 1, brochure: 1 };
  expect(days).toEqual([
    { day: '2026-01-01', counts: first },
    { day: '2026-01-02', counts: { open: 1, call: 0, chat: 0, share: 0, brochure: 0 } },
  ]);
  expect(packages).toEqual([
    { _id: id, name: 'Backwaters', isDeleted: false, counts: { ...first, open: 3 } },
  ]);
  expect((await read()).days).toHaveLength(30);
});

it.each([
  ['asks not to be tracked', { dnt: '1' }],
  ['sends the Global Privacy Control', { 'sec-gpc': '1' }],
  ['loads the page ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['is a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['is a program', { 'user-agent': 'curl/8.5.0' }],
  ['does not say what it is', { 'user-agent': '' }],
  ['has the cookie of an administrator', { cookie: 'banyan-admin=anything' }],
])('does not count a client that %s', async (_, headers) => {
  const { send, total } = await opened();
  expect(await send(headers)).toBe(204);
  expect(await total()).toBe(0);
  expect(await send()).toBe(204);
  expect(await total()).toBe(1);
});

it('counts a member, and leaves no cookie and nothing about the visitor', async () => {
  const { backend, id, post, total } = await opened();
  const answer = await post({ event: 'open', id }, { cookie: (await backend.as('member')).cookie });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await total()).toBe(1);
  const { db } = backend.database;
  expect(await db.selectFrom('attempts').selectAll().execute()).toEqual([]);
  const [row] = await db.selectFrom('package_counts').selectAll().execute();
  expect(Object.keys(row ?? {}).toSorted()).toEqual(['count', 'day', 'event', 'package_id']);
});

it.each([
  ['an unknown event', (id: string) => ({ event: 'buy', id }), 400, 'event'],
  ['no event', (id: string) => ({ id }), 400, 'event'],
  ['no id', () => ({ event: 'open' }), 400, 'id'],
  ['an id that is none', () => ({ event: 'open', id: '../etc' }), 400, 'id'],
  ['a further field', (id: string) => ({ event: 'open', id, who: 'Asha' }), 400, 'who'],
  ['a text', () => '"open"', 400, ''],
  ['a text that is no JSON', () => '{', 400, ''],
  ['a package that is not there', () => ({ event: 'open', id: 'never-was' }), 404, ''],
  ['too much', (id: string) => ({ event: 'open', id, more: 'x'.repeat(300) }), 413, ''],
])('refuses %s', async (_, body, status, field) => {
  const { id, post, total } = await opened();
  const answer = await post(body(id));
  expect(answer.status).toBe(status);
  const { fields = {}, message } = await answer.json();
  expect(message).toMatch(/\w/);
  expect(Object.keys(fields)).toEqual(field ? [field] : []);
  expect(await total()).toBe(0);
});

it('refuses a form, which pages of others can send', async () => {
  const { post } = await opened();
  expect((await post('event=open', { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post({}, { origin: 'https://evil.example' })).status).toBe(403);
});

it('refuses a deleted package, whose counts remain', async () => {
  const { backend, id, send, read } = await opened();
  await send();
  const headers = await backend.as('admin');
  await backend.write('DELETE', apiBase + calls.deletePackage(id), { headers });
  expect(await send()).toBe(404);
  expect((await read()).packages).toMatchObject([{ isDeleted: true, counts: { open: 1 } }]);
});

it('limits what comes from one address, without storing or logging it', async () => {
  const { backend, send } = await opened({ trustProxy: { kind: 'hops', hops: 1 } });
  const from = (address: string) => send({ 'x-forwarded-for': address });
  for (let index = 0; index < 120; index += 1) expect(await from('203.0.113.7')).toBe(204);
  expect(await from('203.0.113.7')).toBe(429);
  expect(await from('203.0.113.8')).toBe(204);
  backend.clock.pass(60_000);
  expect(await from('203.0.113.7')).toBe(204);
  expect(backend.lines.join('')).not.toContain('203.0.113');
  expect(await backend.database.db.selectFrom('attempts').selectAll().execute()).toEqual([]);
});

it('keeps what could not be written for the next time', async () => {
  const { backend, send, total } = await opened();
  const repair = await breakTable(backend.database.db, 'package_counts');
  await send();
  await backend.server.packageCounter.write();
  expect(backend.lines.join('')).toContain('counts were not written');
  await repair();
  expect(await total()).toBe(1);
});

it.each(['0', '401', '-1', '1.5', '30x', ''])('refuses a period of %j days by name', async (days) => {
  const { backend } = await opened();
  const answer = await backend.fetch(`${apiBase}${calls.packageCounts}?days=${days}`, {
    headers: await backend.as('admin'),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toHaveProperty('fields.days');
});
