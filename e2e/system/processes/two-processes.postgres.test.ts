import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import type { Package } from '#contract/package.ts';
import { runStatement } from '#server/database/testing/postgres-template.ts';
import { packageForm, pictureFile } from '#server/http/testing/form-samples.ts';
import { login, publicUrl, send, signIn } from './client.ts';
import { isReady, startServerProcess, type ServerProcess } from './server-process.ts';
import { openSharedServices, owner } from './shared-services.ts';

let services: Awaited<ReturnType<typeof openSharedServices>>;
let one: ServerProcess;
let other: ServerProcess;
let cookie: string;

// Both start at once, on a database without tables.
beforeAll(async () => {
  services = await openSharedServices();
  const environment = { ...services.environment, PUBLIC_URL: publicUrl };
  [one, other] = await Promise.all([startServerProcess(environment), startServerProcess(environment)]);
  cookie = await signIn(one.origin);
}, 90_000);

afterAll(async () => {
  await Promise.all([one, other].map((member) => member?.stop()));
  await services?.close();
});

const statusOf = async (request: Promise<Response>) => {
  const answer = await request;
  await answer.arrayBuffer();
  return answer.status;
};

const create = async (
  { origin }: ServerProcess,
  changes: Record<string, string> = {},
  images: File[] = [],
) => {
  const body = packageForm(changes, images);
  const answer = await send(origin, '/tours/create-package', { headers: { cookie }, body });
  const { package: created }: { package: Package } = await answer.json();
  return created;
};

const edit = ({ origin }: ServerProcess, id: string, changes: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(changes)) body.append(name, value);
  return send(origin, `/tours/edit-package/${id}`, { method: 'PATCH', headers: { cookie }, body });
};

const verify = ({ origin }: ServerProcess, sessionCookie = cookie) =>
  statusOf(fetch(origin + apiBase + '/auth/adminVerifyToken', { headers: { cookie: sessionCookie } }));

const list = async ({ origin }: ServerProcess): Promise<Package[]> => {
  const answer = await fetch(origin + apiBase + '/tours/getAllPackage');
  const { tours }: { tours: Package[] } = await answer.json();
  return tours;
};

test('of two that start at once on an empty database, one creates the administrator', async () => {
  const { rows } = await runStatement(services.environment.DATABASE_URL, 'select email from users');
  expect(rows).toEqual([{ email: owner.email }]);
});

test('a session of one process is valid at the other, and ends at both', async () => {
  const sessionCookie = await signIn(other.origin);
  expect([await verify(one, sessionCookie), await verify(other, sessionCookie)]).toEqual([200, 200]);
  expect(await statusOf(send(one.origin, '/auth/adminLogout', { headers: { cookie: sessionCookie } }))).toBe(
    200,
  );
  expect([await verify(one, sessionCookie), await verify(other, sessionCookie)]).toEqual([401, 401]);
});

const guess = (index: number) => statusOf(login([one, other][index % 2]?.origin ?? '', 'wrong', '192.0.2.7'));

test('login attempts at both processes count together', async () => {
  const statuses = await Promise.all(Array.from({ length: 14 }, (_, index) => guess(index)));
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  expect([await guess(0), await guess(1)]).toEqual([429, 429]);
});

test('what is created, edited and deleted at one shows at the other', async () => {
  await list(other);
  const created = await create(one, { name: 'Here' }, [await pictureFile()]);
  const isListed = async (name: string) => (await list(other)).some((item) => item.name === name);
  await expect.poll(() => isListed('Here')).toBe(true);
  const [picture = ''] = created.images;
  expect(await statusOf(fetch(other.origin + picture))).toBe(200);
  await edit(one, created._id, { name: 'Renamed' });
  await expect.poll(() => isListed('Renamed')).toBe(true);
  const init = { method: 'DELETE', headers: { cookie } };
  expect(await statusOf(send(one.origin, `/tours/delete-package/${created._id}`, init))).toBe(200);
  await expect.poll(() => isListed('Renamed')).toBe(false);
  expect(await statusOf(fetch(other.origin + apiBase + `/tours/package-detail/${created._id}`))).toBe(404);
});

test('of two edits made from one version, at one or at both, the later is refused with what is stored', async () => {
  const { _id } = await create(one);
  const saves = await Promise.all([
    edit(one, _id, { name: 'First', version: '1' }),
    edit(other, _id, { name: 'Second', version: '1' }),
  ]);
  const [saved, ...refusals] = saves.toSorted((a, b) => a.status - b.status);
  expect(saved?.status).toBe(200);
  const [refused] = refusals;
  expect(refused?.status).toBe(409);
  expect(await refused?.json()).toMatchObject({ current: { version: 2 } });
  expect(await statusOf(edit(one, _id, { name: 'Third', version: '2' }))).toBe(200);
});

test('a form sent to both at once is stored once', async () => {
  const before = (await list(one)).length;
  const form = { name: 'Once', idempotencyKey: 'one-form-0001' };
  const picture = await pictureFile('twice.png', '#993366');
  const [createdAtOne, createdAtOther] = await Promise.all([
    create(one, form, [picture]),
    create(other, form, [picture]),
  ]);
  expect(createdAtOne?._id).toBe(createdAtOther?._id);
  await expect.poll(async () => (await list(other)).length).toBe(before + 1);
  for (const address of createdAtOne?.images ?? [])
    expect(await statusOf(fetch(one.origin + address))).toBe(200);
});

test('pictures saved at both at once are all stored', async () => {
  const colors = ['#102030', '#203040', '#304050'];
  const created = await Promise.all(
    [one, other, one, other].map(async (member, index) =>
      create(member, {}, [await pictureFile('a.png', colors[index % 3])]),
    ),
  );
  for (const address of new Set(created.flatMap(({ images }) => images)))
    expect(await statusOf(fetch(`${other.origin}${address}`))).toBe(200);
});

test('a restart of the database ends neither process', async () => {
  await runStatement(
    inject('postgres'),
    `select pg_terminate_backend(pid) from pg_stat_activity where datname like 'shared_%'`,
  );
  const readReadiness = () => Promise.all([isReady(one.origin), isReady(other.origin)]);
  await expect.poll(readReadiness).toEqual([true, true]);
  const { _id } = await create(other, { name: 'Afterwards' });
  await expect.poll(() => list(one)).toContainEqual(expect.objectContaining({ _id }));
});

test('visitors are served while the database is unavailable, and writes work again afterwards', async () => {
  const server = inject('postgres');
  const [, name] = new URL(services.environment.DATABASE_URL).pathname.split('/');
  const origins = [one.origin, other.origin];
  await Promise.all([list(one), list(other)]);
  await runStatement(server, `alter database ${name} allow_connections false`);
  await runStatement(
    server,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
  expect(await Promise.all(origins.map(isReady))).toEqual([false, false]);
  for (const until = Date.now() + 1500; Date.now() < until; await setTimeout(100))
    for (const origin of origins)
      expect(await statusOf(fetch(origin + apiBase + '/tours/getAllPackage'))).toBe(200);
  expect(await statusOf(login(one.origin))).toBe(500);
  await runStatement(server, `alter database ${name} allow_connections true`);
  await expect.poll(() => Promise.all(origins.map(isReady))).toEqual([true, true]);
  const { _id } = await create(one, { name: 'After all' });
  await expect.poll(() => list(other)).toContainEqual(expect.objectContaining({ _id }));
});

test('both processes exit with 0 when they are asked to stop', async () => {
  expect(await Promise.all([one.stop(), other.stop()])).toEqual([0, 0]);
});
