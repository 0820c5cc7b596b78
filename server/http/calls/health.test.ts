import { expect, it, onTestFinished } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { createServer } from '#server/http/app.ts';
import { openBackend, origin } from '#server/http/testing/backend.ts';

const warnings = [{ kind: 'mail', message: 'SMTP_URL is not set' }] as const;

async function opened() {
  const backend = await openBackend({}, { warnings: () => Promise.resolve(warnings) });
  onTestFinished(() => backend.close());
  const health = (query: string, headers = {}) => backend.fetch(apiBase + calls.health + query, { headers });
  return { backend, health };
}

it('answers everybody that the server is ok, and nothing else', async () => {
  const { health } = await opened();
  expect(await (await health('')).json()).toEqual({ status: 'ok', version: '1.2.3' });
});

it('answers the warnings to administrators only', async () => {
  const { backend, health } = await opened();
  expect(await (await health('?deep', await backend.as('admin'))).json()).toEqual({
    status: 'ok',
    version: '1.2.3',
    warnings,
  });
  expect((await health('?deep')).status).toBe(401);
  expect((await health('?deep', await backend.as('member'))).status).toBe(403);
});

it('is ready while the database answers', async () => {
  const { backend } = await opened();
  const answer = await backend.fetch(apiBase + calls.ready);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready' }]);
});

it('is not ready while it stops, although it answers', async () => {
  const { backend } = await opened();
  backend.server.startDraining();
  expect((await backend.fetch(apiBase + calls.ready)).status).toBe(503);
  expect((await backend.fetch(apiBase + calls.allPackages)).status).toBe(200);
});

it('is not ready without the database', async () => {
  const { backend } = await opened();
  const db = backend.database.db.withSchema('nowhere');
  const server = await createServer({ ...backend.deps, database: { ...backend.database, db } });
  const answer = await server.fetch(new Request(origin + apiBase + calls.ready));
  expect(answer.status).toBe(503);
});
