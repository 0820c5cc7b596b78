import { open } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { databaseFile } from '#server/database/sqlite/embedded-database.ts';
import { createPackage } from '#server/catalogue/testing/catalogue-samples.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
import { openBackend } from './testing/backend.ts';

test('a database that is damaged while it is used fails the health call, and lists are still answered', async () => {
  const backend = await openBackend();
  await createPackage(backend.database.db, packageInput({ name: 'Former' }), []);
  const list = apiBase + '/tours/getAllPackage';
  const before = await (await backend.fetch(list)).text();
  expect(before).toContain('Former');
  expect((await backend.fetch(apiBase + '/health')).status).toBe(200);

  // From now on all is in the file; what is in memory of it goes below.
  await sql`pragma wal_checkpoint(truncate)`.execute(backend.database.db);
  const file = await open(databaseFile(backend.dataDir), 'r+');
  const { size } = await file.stat();
  await file.write(Buffer.alloc(size, 0xaa), 0, size, 0);
  await file.close();
  await sql`pragma shrink_memory`.execute(backend.database.db);
  backend.clock.pass(1000);
  await expect(backend.database.readCatalogueVersion()).rejects.toThrow('not a database');
  expect(backend.server.selectCached(list, ['identity'])?.body.toString()).toBe(before);
  const answer = await backend.fetch(list);
  expect([answer.status, await answer.text()]).toEqual([200, before]);
  expect((await backend.fetch(apiBase + '/health')).status).toBe(500);
  await backend.close();
});
