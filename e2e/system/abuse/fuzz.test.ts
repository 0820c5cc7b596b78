import { expect, it } from 'vitest';
import { openBackend } from '#server/http/testing/backend.ts';
import { fuzz } from './fuzz.ts';
import { knownCalls } from './known-calls.ts';

it('every hostile request is answered in time without a 5xx, and a refused one changes nothing', async () => {
  const statuses = await fuzz(10, () => undefined);
  // Some requests were accepted, some refused for their content, some for their sender.
  for (const status of [200, 400, 401]) expect(statuses.get(status)).toBeGreaterThan(0);
}, 60_000);

it('every route is fuzzed', async () => {
  const backend = await openBackend();
  const named = knownCalls.map(({ method, path }) => `${method} ${path(':id').split('?', 1).join()}`);
  const routes = backend.server.routes.filter(({ path }) => !path.startsWith('/pictures/'));
  for (const { method, path } of routes) expect(named).toContain(`${method} ${path}`);
  await backend.close();
});
