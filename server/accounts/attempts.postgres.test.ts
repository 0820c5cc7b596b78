import { expect, test } from 'vitest';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { countAttempt } from './attempts.ts';
import type { RateLimit } from './rate-limits.ts';

test('servers that share the database share the limit', async () => {
  const dataDir = await temporaryFolder();
  const servers = await Promise.all([1, 2, 3].map(() => temporaryDatabase(dataDir)));
  const limit: RateLimit = { name: 'shared', max: 50, windowMs: 180_000 };
  const waits = await Promise.all(
    servers.flatMap(({ db }) =>
      Array.from({ length: 30 }, () =>
        countAttempt(db, { now: () => 1_000_000_000 }, [{ limit, subject: 'asha' }]),
      ),
    ),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(50);
});
