/** A separate process that makes attempts under one limit; prints how many were allowed. */
import { countAttempt } from '#server/accounts/attempts.ts';
import { openDatabase } from '#server/database/database.ts';

const [dataDir = '', databaseUrl, max, count] = process.argv.slice(2);
const limit = { name: 'shared', max: Number(max), windowMs: 180_000 };
const clock = { now: () => 1_000_000_000 };

const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
const waits = await Promise.all(
  Array.from({ length: Number(count) }, () => countAttempt(database.db, clock, [{ limit, subject: 'asha' }])),
);
await database.close();
process.stdout.write(String(waits.filter((wait) => wait === 0).length));
