import { expect, it, onTestFinished } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { createServer } from '#server/http/app.ts';
import { openBackend, origin } from '#server/http/testing/backend.ts';

const warnings = [{ kind: 'mail', message: 'SMTP_URL is not set' }] as const;

async function opened() {
  const backend = await openBackend({}, { warnings: () => Promise.resolve(warnings) });
  onTestFinished(backend.close);
  const get = async (call: string, headers?: Record<string, string>) => {
    const answer = await backend.send('GET', call, undefined, headers);
    return [answer.status, await answer.json()];
  };
  return { backend, get };
}

it('answers everybody that the server is ok, and its warnings to administrators only', async () => {
  const { backend, get } = await opened();
  const ok = { status: 'ok', version: '1.2.3' };
  expect(await get('/health')).toEqual([200, ok]);
  expect(await get('/health?deep', await backend.as('admin'))).toEqual([200, { ...ok, warnings }]);
  expect(await get('/health?deep')).toEqual([401, expect.anything()]);
  expect(await get('/health?deep', await backend.as('member'))).toEqual([403, expect.anything()]);
});

it('is ready while the database answers, not while it stops, although it answers then', async () => {
  const { backend, get } = await opened();
  expect(await get('/ready')).toEqual([200, { status: 'ready' }]);
  backend.server.startDraining();
  expect(await get('/ready')).toEqual([503, expect.anything()]);
  expect(await get('/tours/getAllPackage')).toEqual([200, { tours: [] }]);
});

it('is not ready without the database, and answers a neutral error', async () => {
  const { backend, get } = await opened();
  const db = backend.database.db.withSchema('nowhere');
  const server = await createServer({ ...backend.deps, database: { ...backend.database, db } });
  const answer = await server.fetch(new Request(origin + apiBase + '/ready'));
  expect(answer.status).toBe(503);
  await backend.database.close();
  const message = 'Something went wrong. Please try again.';
  expect(await get('/health')).toEqual([500, { message, error: message }]);
});
