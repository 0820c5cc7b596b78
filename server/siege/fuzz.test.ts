import { expect, it } from 'vitest';
import { openBackend } from '#server/http/testing/backend.ts';
import { fuzz } from './fuzz.ts';
import { knownCalls } from './known-calls.ts';

it('whatever comes is answered in time, without a failure, and changes nothing where it is refused', async () => {
  const statuses = await fuzz(10, () => undefined, { interruptAfterTimeLimit: 1000 });
  // It got past the doors: some were let in, some refused for what they held, some for who sent them.
  for (const status of [200, 400, 401]) expect(statuses.get(status)).toBeGreaterThan(0);
}, 60_000);

it('no call is left out', async () => {
  const backend = await openBackend();
  const named = knownCalls.map(({ method, path }) => `${method} ${path(':id').split('?', 1).join()}`);
  const routes = backend.server.routes.filter(({ path }) => !path.startsWith('/pictures/'));
  for (const { method, path } of routes) expect(named).toContain(`${method} ${path}`);
  await backend.close();
});
