import { expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';

it('every hostile request is answered in time without a 5xx, and a refused one changes nothing', async () => {
  const statuses = await fuzz(10, () => undefined);
  // Some requests were accepted, some refused for their content, some for their sender.
  for (const status of [200, 400, 401]) expect(statuses.get(status)).toBeGreaterThan(0);
}, 60_000);
