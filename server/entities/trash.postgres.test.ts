import { expect, test } from 'vitest';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { createPackage, deletePackage, packageInput } from '#server/catalogue/testing/catalogue-samples.ts';
import { expireTrash, listTrash, restoreFromTrash } from './trash.ts';
import { day } from '#server/clock.ts';

test('a package that is restored and deleted again while the expiry runs stays for another 30 days', async () => {
  const { db } = await temporaryDatabase();
  const { _id: id } = await createPackage(db, packageInput(), []);
  await deletePackage(db, id, 10 * day);
  let isListed = false;
  const expiring = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isListed) {
        isListed = true;
        await restoreFromTrash(db, 'package', id, 40 * day);
        await deletePackage(db, id, 40 * day);
      }
      return result;
    },
  });
  expect(await expireTrash(expiring, 40 * day)).toBe(0);
  expect(await listTrash(db, 'package')).toMatchObject([{ _id: id, deletedAt: 40 * day }]);
});
