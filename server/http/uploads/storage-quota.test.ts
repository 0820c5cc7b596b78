import { describe, expect, it, onTestFinished } from 'vitest';
import { listDifferences, hashStoredState } from '#server/testing/stored-state.ts';
import { openBackend, type Backend } from '#server/http/testing/backend.ts';
import { packageForm } from '#server/http/testing/form-samples.ts';
import { createFakePicture, fakePictures } from '#server/pictures/testing/fake-pictures.ts';

const megabyte = 1024 * 1024;

async function openWithLimits(
  quotaLimits: Partial<Backend['deps']['config']['storageLimits']>,
  free?: () => number,
) {
  const limits = { quota: 100 * megabyte, reserve: 0, spool: 200 * megabyte, ...quotaLimits };
  const space = free && { free: async () => free(), used: async () => 0, sweep: async () => undefined };
  const backend = await openBackend({ storageLimits: limits }, { ...fakePictures, ...(space && { space }) });
  onTestFinished(() => backend.close());
  const admin = await backend.as('admin');
  /** @param pictures another text makes another picture */
  const create = async (pictures: readonly string[], headers: Record<string, string> = {}) => {
    const form = packageForm({}, pictures.map(createFakePicture));
    return backend.send('POST', '/tours/create-package', form, { ...admin, ...headers });
  };
  return { backend, create, state: () => hashStoredState(backend.database, backend.dataDir) };
}

describe('uploads', () => {
  it('are refused above the quota; stored pictures stay, and deleting a package for good makes room', async () => {
    // Room for one picture with its variants.
    const { backend, create, state } = await openWithLimits({ quota: 4000 });
    const kept = await (await create(['a'])).json();
    await backend.server.pictureWorker.runDue();
    const full = await state();
    const refused = await create(['b']);
    const message =
      'There is no room for more pictures. Those of deleted packages count until they are deleted for good. Nothing was saved.';
    expect([refused.status, await refused.json()]).toEqual([507, { message, error: message }]);
    expect(listDifferences(full, await state())).toEqual([]);

    const { _id: id } = kept.package;
    await backend.ask('DELETE', `/tours/delete-package/${id}`);
    expect((await create(['b'])).status).toBe(507);
    await backend.ask('DELETE', `/admin/deleted-package/${id}`);
    await backend.server.pictureWorker.runDue();
    expect((await create(['b'])).status).toBe(201);
    expect((await backend.fetch(kept.package.images[0])).status).toBe(404);
  });

  it('are refused once the disk has only its reserve left; texts can still be saved', async () => {
    const { create, state } = await openWithLimits({ reserve: 200 * megabyte }, () => 199 * megabyte);
    const before = await state();
    for (const length of [{}, { 'content-length': '4000' }]) {
      const refused = await create(['a'], length);
      const { message } = await refused.json();
      expect([refused.status, message]).toEqual([
        507,
        'The server’s disk is nearly full. Nothing was saved.',
      ]);
    }
    expect(listDifferences(before, await state())).toEqual([]);
    expect((await create([], { 'content-length': '1500' })).status).toBe(201);
  });

  it('beyond the bytes for simultaneous uploads are refused until the others end', async () => {
    const { create } = await openWithLimits({ spool: 150 * megabyte });
    const answers = await Promise.all([create(['a']), create(['a']), create(['a'])]);
    const outcomes = answers.map(({ status, headers }) => [status, headers.get('retry-after')].join(' '));
    expect(outcomes.toSorted()).toEqual(['201 ', '503 60', '503 60']);
    expect((await create(['a'])).status).toBe(201);
  });
});
