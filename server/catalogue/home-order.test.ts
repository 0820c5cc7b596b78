import { describe, expect, test } from 'vitest';
import type { HomeOrder } from '#contract/home-order.ts';
import { listEvents } from '#server/audit/audit-log.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { readHomeOrder, readHomeOrderAnswer, saveHomeOrder, selectHomeRow } from './home-order.ts';
import { createPackage, deletePackage, editPackage, packageInput } from './testing/catalogue-samples.ts';
import { deleteForGood, restoreFromTrash } from '#server/entities/trash.ts';

const by = { userId: null, address: '192.0.2.1' };
const empty: HomeOrder = { domestic: [], international: [] };

const copy = ({ domestic = [], international = [] }: Partial<HomeOrder>) => ({
  domestic: [...domestic],
  international: [...international],
});

async function withThree() {
  const { db } = await temporaryDatabase();
  const create = async (name: string, category: 'domestic' | 'international' = 'domestic') =>
    (await createPackage(db, packageInput({ name, category }), []))._id;
  const [goa, kerala, dubai] = [
    await create('Goa'),
    await create('Kerala'),
    await create('Dubai', 'international'),
  ];
  const save = (order: Partial<HomeOrder>, previous = empty) =>
    saveHomeOrder(db, { ...copy(order), previous: copy(previous) }, 7, by);
  return { db, goa, kerala, dubai, save };
}

test('the row of all packages has none first', () => {
  const list = [{ _id: 'a' }, { _id: 'b' }];
  expect(selectHomeRow(list, 'all packages', { domestic: ['b'], international: ['b'] })).toEqual(list);
});

describe('the stored order', () => {
  test('is read as it was saved, and is in the audit log', async () => {
    const { db, goa, kerala, dubai, save } = await withThree();
    const order = { domestic: [kerala, goa], international: [dubai] };
    expect(await save(order)).toEqual({ outcome: 'saved', order: { ...order, deleted: [] } });
    expect(await readHomeOrder(db)).toEqual(order);
    expect((await listEvents(db)).events).toMatchObject([
      {
        action: 'edit',
        subject: { kind: 'home page', name: 'order' },
        summary: 'domestic: Kerala, Goa; international: Dubai',
      },
    ]);
    await save({ international: [dubai] }, order);
    expect((await listEvents(db)).events).toHaveLength(2);
  });

  test('keeps the place of a package in the trash, and forgets one that is deleted for good', async () => {
    const { db, goa, kerala, save } = await withThree();
    const order = { domestic: [kerala, goa], international: [] };
    await save(order);
    await deletePackage(db, kerala, 8);
    expect(await readHomeOrderAnswer(db)).toEqual({ ...order, deleted: [{ _id: kerala, name: 'Kerala' }] });
    const swapped = { domestic: [goa, kerala], international: [] };
    expect(await save(swapped, order)).toMatchObject({ outcome: 'saved' });
    await restoreFromTrash(db, 'package', kerala, 9);
    expect(await readHomeOrderAnswer(db)).toEqual({ ...swapped, deleted: [] });
    await deletePackage(db, kerala, 10);
    await deleteForGood(db, 'package', kerala, 11);
    expect(await db.selectFrom('pinned_packages').select('package_id').execute()).toEqual([
      { package_id: goa },
    ]);
  });

  test('does not show a package that has changed its category', async () => {
    const { db, goa, kerala, save } = await withThree();
    await save({ domestic: [goa, kerala] });
    await editPackage(db, goa, { category: 'international' }, { added: [] });
    expect(await readHomeOrder(db)).toEqual({ domestic: [kerala], international: [] });
  });

  test('is stored once when two save at the same time', async () => {
    const { goa, kerala, save } = await withThree();
    const results = await Promise.all([save({ domestic: [goa] }), save({ domestic: [kerala] })]);
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['saved', 'stale']);
  });
});
