import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createPackage, editPackage } from '#server/catalogue/testing/catalogue-samples.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
import { lockStored } from '#server/entities/rows.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { moveSamples } from './stored-samples.ts';

const waits = sql<{ is: boolean }>`select exists (select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock') as is`;

test('an edit of a sample while all are removed ends without a deadlock, and its sample stays', async () => {
  const { db } = await temporaryDatabase();
  const create = () => createPackage(db, packageInput(), [], 1, { isSample: true });
  const samples = [await create(), await create()];
  const [first = '', last = ''] = samples.map(({ _id }) => _id).toSorted();
  const edit = await db.startTransaction().execute();
  await lockStored(edit, 'package', last);
  // In a transaction of its own, which a deadlock ends instead of repeating it.
  const removing = db
    .transaction()
    .execute((trx) => moveSamples(trx, 'lists', 0, { userId: null, address: 'here' }));
  await expect.poll(async () => (await waits.execute(db)).rows).toEqual([{ is: true }]);
  expect(await editPackage(edit, last, { price: 7 }, { added: [] })).toMatchObject({ price: 7 });
  await edit.commit().execute();
  expect(await removing).toEqual({ packages: [first], destinations: [] });
});
