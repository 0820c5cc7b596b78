import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as calls from '#contract/calls.ts';
import type { Package } from '#contract/package.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createAdminClient } from '#server/http/testing/admin-client.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageForm } from '#server/http/testing/form-samples.ts';
import { createFolderStore } from './storage/folder-store.ts';
import { createFakePicture, fakePictures } from './testing/fake-pictures.ts';

test('a package that is deleted in a copy of the database takes no picture from the original, whose store the copy uses', async () => {
  const pictures = createFolderStore(path.join(await temporaryFolder(), 'pictures'));
  const openWithPackage = async () => {
    const backend = await openBackend({}, { ...fakePictures, pictures });
    onTestFinished(() => backend.close());
    const client = createAdminClient(backend.fetch, await backend.as('admin'));
    const form = packageForm({}, [createFakePicture('lake')]);
    const answer = await client.send('POST', calls.createPackage, form);
    const { package: created }: { package: Package } = await answer.json();
    await backend.server.pictureWorker.runDue();
    return { backend, client, created };
  };
  const [original, copy] = [await openWithPackage(), await openWithPackage()];
  const [picture = ''] = original.created.images;
  expect(copy.created.images).toEqual([picture]);

  for (const call of [calls.deletePackage, calls.deletedPackage])
    await copy.client.send('DELETE', call(copy.created._id));
  await copy.backend.server.pictureWorker.runDue();
  expect((await copy.backend.fetch(picture)).status).toBe(404);
  const answer = await original.backend.fetch(`${picture}/40.avif`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/avif');
  expect(original.backend.lines.join('')).toContain('picture restored from the trash');
});
