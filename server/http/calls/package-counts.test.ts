import { afterAll, beforeEach, expect, it } from 'vitest';
import type { PackageCounts } from '#contract/package-counts.ts';
import { breakTable } from '#server/database/testing/break-table.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageForm } from '#server/http/testing/form-samples.ts';
import { day } from '#server/clock.ts';

const browser =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

const backend = await openBackend({ trustProxy: { kind: 'hops', hops: 1 } });
afterAll(backend.close);
const { db } = backend.database;
let id = '';
beforeEach(async () => {
  await backend.server.packageCounter.write();
  await db.deleteFrom('package_counts').execute();
  const admin = await backend.as('admin');
  id = (await (await backend.send('POST', '/tours/create-package', packageForm(), admin)).json()).package._id;
  // Ends the windows of earlier limits.
  backend.clock.pass(60_000);
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  backend.send('POST', '/count', body, { 'user-agent': browser, ...headers });
const send = async (headers?: Record<string, string>, event = 'open') =>
  (await post({ event, id }, headers)).status;
const ask = async (query: string) =>
  backend.send('GET', '/admin/counts' + query, undefined, await backend.as('admin'));
const read = async (query = ''): Promise<PackageCounts> => {
  await backend.server.packageCounter.write();
  return (await ask(query)).json();
};
const total = async () => (await read()).packages[0]?.counts.open ?? 0;

it('counts what visitors do, by day and by package', async () => {
  for (const event of ['open', 'open', 'call', 'chat', 'share', 'brochure'])
    expect(await send({}, event)).toBe(204);
  backend.clock.pass(day);
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
  expect([await send(headers), await total()]).toEqual([204, 0]);
  expect([await send(), await total()]).toEqual([204, 1]);
});

it('counts a member, and leaves no cookie and nothing about the visitor', async () => {
  const answer = await post({ event: 'open', id }, { cookie: (await backend.as('member')).cookie });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await total()).toBe(1);
  expect(await db.selectFrom('attempts').selectAll().execute()).toEqual([]);
  const [row] = await db.selectFrom('package_counts').selectAll().execute();
  expect(Object.keys(row ?? {}).toSorted()).toEqual(['count', 'day', 'event', 'package_id']);
});

it.each([
  ['an unknown event', () => ({ event: 'buy', id }), 400, 'event'],
  ['no id', () => ({ event: 'open' }), 400, 'id'],
  ['an id that is none', () => ({ event: 'open', id: '../etc' }), 400, 'id'],
  ['a further field', () => ({ event: 'open', id, who: 'Asha' }), 400, 'who'],
  ['a text', () => 'open', 400, ''],
  ['a package that is not there', () => ({ event: 'open', id: 'never-was' }), 404, ''],
  ['too much', () => ({ event: 'open', id, more: 'x'.repeat(300) }), 413, ''],
])('refuses %s', async (_, body, status, field) => {
  const answer = await post(body());
  const { fields = {}, message } = await answer.json();
  expect(message).toMatch(/\w/);
  expect([answer.status, Object.keys(fields), await total()]).toEqual([status, field ? [field] : [], 0]);
});

it('refuses a form, which pages of others can send', async () => {
  expect((await post({}, { 'content-type': 'text/plain' })).status).toBe(415);
});

it('refuses a deleted package, whose counts remain', async () => {
  await send();
  await backend.send('DELETE', `/tours/delete-package/${id}`, undefined, await backend.as('admin'));
  expect(await send()).toBe(404);
  expect((await read()).packages).toMatchObject([{ isDeleted: true, counts: { open: 1 } }]);
});

const from = (address: string) => send({ 'x-forwarded-for': address });

it('limits what comes from one address, without storing or logging it', async () => {
  for (let index = 0; index < 120; index += 1) expect(await from('203.0.113.7')).toBe(204);
  expect(await from('203.0.113.7')).toBe(429);
  expect(await from('203.0.113.8')).toBe(204);
  backend.clock.pass(60_000);
  expect(await from('203.0.113.7')).toBe(204);
  expect(backend.lines.join('')).not.toContain('203.0.113');
  expect(await db.selectFrom('attempts').selectAll().execute()).toEqual([]);
});

it('keeps what could not be written for the next time', async () => {
  const repair = await breakTable(db, 'package_counts');
  await send();
  await backend.server.packageCounter.write();
  expect(backend.lines.join('')).toContain('counts were not written');
  await repair();
  expect(await total()).toBe(1);
});

it.each(['0', '401', '1.5', ''])('refuses a period of %j days by name', async (days) => {
  const answer = await ask(`?days=${days}`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toHaveProperty('fields.days');
});
