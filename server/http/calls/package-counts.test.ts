import { afterAll, beforeEach, expect, it } from 'vitest';
import type { PackageCounts } from '#contract/package-counts.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageForm } from '#server/http/testing/form-samples.ts';
import { day } from '#server/clock.ts';

const browser =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

const backend = await openBackend({ trustProxy: { kind: 'hops', hops: 1 } });
afterAll(backend.close);
const { db } = backend.database;
/** As a new administrator, as the time passes the end of sessions. */
async function ask(method: string, call: string, body?: FormData) {
  const answer = await backend.send(method, call, body, await backend.as('admin'));
  return { status: answer.status, body: await answer.json() };
}
const { package: counted } = (await ask('POST', '/tours/create-package', packageForm())).body;
const id: string = counted._id;
beforeEach(async () => {
  await backend.server.packageCounter.write();
  await db.deleteFrom('package_counts').execute();
  // Ends the windows of earlier limits.
  backend.clock.pass(60_000);
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  backend.send('POST', '/count', body, { 'user-agent': browser, ...headers });
const count = async (headers?: Record<string, string>, event = 'open') =>
  (await post({ event, id }, headers)).status;
const read = async (query = ''): Promise<PackageCounts> => {
  await backend.server.packageCounter.write();
  return (await ask('GET', '/admin/counts' + query)).body;
};
const total = async () => (await read()).packages[0]?.counts.open ?? 0;

it('counts what visitors do, by day and by package', async () => {
  for (const event of ['open', 'open', 'call', 'chat', 'share', 'brochure'])
    expect(await count({}, event)).toBe(204);
  backend.clock.pass(day);
  expect(await count()).toBe(204);
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
  expect([await count(headers), await total()]).toEqual([204, 0]);
});

it('counts a member, and leaves no cookie and nothing about the visitor', async () => {
  const answer = await post({ event: 'open', id }, { cookie: (await backend.as('member')).cookie });
  expect([answer.status, answer.headers.get('set-cookie'), await total()]).toEqual([204, null, 1]);
  const [row = {}] = await db.selectFrom('package_counts').selectAll().execute();
  expect(Object.keys(row).toSorted()).toEqual(['count', 'day', 'event', 'package_id']);
});

it.each([
  ['an unknown event', { event: 'buy', id }, 400, 'event'],
  ['no id', { event: 'open' }, 400, 'id'],
  ['an id that is none', { event: 'open', id: '../etc' }, 400, 'id'],
  ['a further field', { event: 'open', id, who: 'Asha' }, 400, 'who'],
  ['a text', 'open', 400, undefined],
  ['a package that is not there', { event: 'open', id: 'never-was' }, 404, undefined],
  ['too much', { event: 'open', id, more: 'x'.repeat(300) }, 413, undefined],
])('refuses %s', async (_, body, status, field) => {
  const answer = await post(body);
  const { fields = {} } = await answer.json();
  expect([answer.status, Object.keys(fields)[0], await total()]).toEqual([status, field, 0]);
});

const countFrom = (address: string) => count({ 'x-forwarded-for': address });

it('limits what comes from one address, without storing or logging it', async () => {
  for (let index = 0; index < 120; index += 1) expect(await countFrom('203.0.113.7')).toBe(204);
  expect(await countFrom('203.0.113.7')).toBe(429);
  expect(await countFrom('203.0.113.8')).toBe(204);
  backend.clock.pass(60_000);
  expect(await countFrom('203.0.113.7')).toBe(204);
  expect(backend.lines.join('')).not.toContain('203.0.113');
  expect(await db.selectFrom('attempts').selectAll().execute()).toEqual([]);
});

it.each(['0', '401', '1.5', ''])('refuses a period of %j days by name', async (days) => {
  const { status, body } = await ask('GET', `/admin/counts?days=${days}`);
  expect([status, Object.keys(body.fields)]).toEqual([400, ['days']]);
});

it('refuses a deleted package, whose counts remain', async () => {
  await count();
  await ask('DELETE', `/tours/delete-package/${id}`);
  expect(await count()).toBe(404);
  expect((await read()).packages).toMatchObject([{ isDeleted: true, counts: { open: 1 } }]);
});
