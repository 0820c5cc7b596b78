import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { testDatabase } from '#server/database/testing/test-database.ts';
import { createAdminClient } from '#server/http/testing/admin-client.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageForm } from '#server/http/testing/form-samples.ts';
import { createS3Store } from '#server/pictures/storage/s3-store.ts';
import { createFakePicture, processFakePicture } from '#server/pictures/testing/fake-pictures.ts';
import { startS3 } from '#server/pictures/testing/s3-server.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { listPackages } from '#server/catalogue/testing/catalogue-samples.ts';

test('a backup of PostgreSQL and a bucket can be restored into a data folder', async () => {
  const bucket = await startS3();
  onTestFinished(bucket.stop);
  const pictures = createS3Store(bucket);
  const backend = await openBackend({}, { processPicture: processFakePicture, pictures });
  onTestFinished(backend.close);
  const client = createAdminClient(backend.fetch, await backend.as('admin'));
  for (const name of ['Kashi', 'काशी'])
    await client.send('POST', '/tours/create-package', packageForm({ name }, [createFakePicture(name)]));
  const folder = await temporaryFolder();
  const file = path.join(folder, 'backup.tar');
  const { databaseUrl } = await testDatabase(backend.dataDir);
  const keys = { sessionToken: undefined, region: undefined };
  const source = { dataDir: folder, databaseUrl, bucket: { ...bucket, ...keys } };
  const mail = { id: 'a', due_at: 0, tries: 0, key_id: '', content: 'a code and more' };
  await backend.database.db.insertInto('mails').values(mail).execute();
  const { missing, rows } = await backUp(source, file);
  expect([missing, await readdir(folder)]).toEqual([[], ['backup.tar']]);
  expect(rows).toMatchObject({ mails: 0, users: 1 });

  const dataDir = path.join(await temporaryFolder(), 'data');
  await restore(file, dataDir, { replace: false });
  const restored = await openDatabase({ dataDir });
  onTestFinished(() => restored.close());
  expect(await listPackages(restored.db)).toEqual(await listPackages(backend.database.db));
});
