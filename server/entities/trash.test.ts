import { describe, expect, test } from 'vitest';
import { day } from '#server/clock.ts';
import { breakTable } from '#server/database/testing/break-table.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { deleteForGood, expireTrash, listTrash, restoreFromTrash } from './trash.ts';
import {
  createPackage,
  deletePackage,
  editPackage,
  findPackage,
  storedPicture,
} from '#server/catalogue/testing/catalogue-samples.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';

async function withPackage() {
  const dataDir = await temporaryFolder();
  const { db } = await temporaryDatabase(dataDir);
  const { db: other } = await temporaryDatabase(dataDir);
  // One twice, and one of another host.
  const pictures = [storedPicture('a'), 'https://elsewhere.test/lake.jpg', storedPicture('a')];
  const { _id: id } = await createPackage(db, packageInput({ name: 'Stored' }), pictures);
  return { db, other, id, row: () => db.selectFrom('entities').selectAll().executeTakeFirstOrThrow() };
}

describe('a package in the trash', () => {
  test('that is restored and deleted again while the expiry runs stays for another 30 days', async () => {
    const { db, id, other } = await withPackage();
    await deletePackage(db, id, 10 * day);
    const again = [
      () => restoreFromTrash(other, 'package', id, 40 * day),
      () => deletePackage(other, id, 40 * day),
    ];
    const expiring = db.withPlugin({
      transformQuery: ({ node }) => node,
      // Once, after the expiry has read what is old.
      transformResult: async ({ result }) => {
        for (const step of again.splice(0)) await step();
        return result;
      },
    });
    expect(await expireTrash(expiring, 40 * day)).toBe(0);
    expect(await listTrash(db, 'package')).toMatchObject([{ _id: id, deletedAt: 40 * day }]);
  });

  test('keeps what only a newer version knows', async () => {
    const { db, id, row } = await withPackage();
    const document = JSON.stringify({ name: 'Stored', season: 'monsoon' });
    await db.updateTable('entities').set({ document }).execute();
    await deletePackage(db, id, 1);
    await restoreFromTrash(db, 'package', id, 2);
    await editPackage(db, id, { name: 'Edited' }, { added: [] });
    const { document: stored } = await row();
    expect(JSON.parse(stored)).toMatchObject({ name: 'Edited', season: 'monsoon' });
  });

  test('is as it was after a deletion or a restore that fails before its end', async () => {
    const { db, id, row } = await withPackage();
    const by = { userId: null, address: '192.0.2.1' };
    for (const work of [
      () => deletePackage(db, id, 1, by),
      () => restoreFromTrash(db, 'package', id, 2, by),
      () => deleteForGood(db, 'package', id, 2, by),
    ]) {
      const before = await row();
      const mend = await breakTable(db, 'audit_events');
      await expect(work()).rejects.toThrow('no space');
      expect(await row()).toEqual(before);
      await mend();
      await work();
      // The next one finds it in the trash.
      await deletePackage(db, id, 1, by);
    }
  });
});

test('a deletion and an edit at the same time: the edit is in the trash whole, or finds nothing', async () => {
  const { db, id } = await withPackage();
  const [edited] = await Promise.allSettled([
    editPackage(db, id, { name: 'Edited' }, { added: [] }),
    deletePackage(db, id, 1),
  ]);
  const [item] = await listTrash(db, 'package');
  expect(item?.name).toBe(edited.status === 'fulfilled' ? 'Edited' : 'Stored');
  await restoreFromTrash(db, 'package', id, 2);
  expect(await findPackage(db, id)).toMatchObject({ name: item?.name });
});
