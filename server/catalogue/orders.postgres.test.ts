import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#server/database/schema.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { lockStored } from '#server/entities/rows.ts';
import { saveDestinationOrder, saveHomeOrder } from './orders.ts';
import {
  createDestination,
  createPackage,
  editDestination,
  editPackage,
} from './testing/catalogue-samples.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';

const by = { userId: null, address: 'here' };
const waits = sql<{ is: boolean }>`select exists (select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock') as is`;

const orders = {
  package: {
    create: (db: Db) => createPackage(db, packageInput(), []),
    edit: (db: Db, id: string) => editPackage(db, id, { name: 'Edited' }, { added: [] }),
    save: (db: Db, ids: string[]): Promise<unknown> => {
      const empty = { domestic: [], international: [] };
      return saveHomeOrder(db, { ...empty, domestic: ids, previous: empty }, 1, by);
    },
  },
  destination: {
    create: (db: Db) => createDestination(db, { name: 'Goa', discount: '0' }, []),
    edit: (db: Db, id: string) => editDestination(db, id, { name: 'Edited' }, { added: [] }),
    save: (db: Db, ids: string[]): Promise<unknown> =>
      saveDestinationOrder(db, { order: ids.toReversed(), previous: ids }, 1, by),
  },
} as const;

test.each(['package', 'destination'] as const)(
  'an edit of a %s while an order of it is saved ends without a deadlock',
  async (kind) => {
    const { db } = await temporaryDatabase();
    const { create, edit, save } = orders[kind];
    const older = (await create(db))._id;
    const ids = [(await create(db))._id, older];
    const editing = await db.startTransaction().execute();
    await lockStored(editing, kind, older);
    // In a transaction of its own, which a deadlock ends instead of repeating it.
    const saving = db.transaction().execute((trx) => save(trx, ids));
    await expect.poll(async () => (await waits.execute(db)).rows).toEqual([{ is: true }]);
    expect(await edit(editing, older)).toMatchObject({ name: 'Edited' });
    await editing.commit().execute();
    await expect(saving).resolves.toBeDefined();
  },
);
