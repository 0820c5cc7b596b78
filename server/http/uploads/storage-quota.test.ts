import { describe, expect, it, onTestFinished } from 'vitest';
import { listDifferences, hashStoredState } from '#server/testing/stored-state.ts';
import { openBackend, type Backend } from '#server/http/testing/backend.ts';
import { packageForm, pictureFile } from '#server/http/testing/form-samples.ts';

const megabyte = 1024 * 1024;

async function openWithLimits(
  quotaLimits: Partial<Backend['deps']['config']['storageLimits']>,
  free?: () => number,
) {
  const limits = { quota: 100 * megabyte, reserve: 0, spool: 200 * megabyte, ...quotaLimits };
  const space = free && { free: async () => free(), used: async () => 0, sweep: async () => undefined };
  const backend = await openBackend({ storageLimits: limits }, space && { space });
  onTestFinished(() => backend.close());
  const admin = await backend.as('admin');
  const create = async (images: readonly File[], headers: Record<string, string> = {}) =>
    backend.send('POST', '/tours/create-package', packageForm({}, images), { ...admin, ...headers });
  return { backend, admin, create, state: () => hashStoredState(backend.database, backend.dataDir) };
}

describe('uploads', () => {
  it('are refused above the quota; stored pictures stay, and deleting a package for good makes room', async () => {
    const { backend, admin, create, state } = await openWithLimits({ quota: 4000 });
    // Larger than the others, so that one of those takes its room.
    const kept = await (await create([await pictureFile('a.png', '#102030', 80)])).json();
    await backend.server.pictureWorker.runDue();
    for (const color of ['#203040', '#304050', '#405060', '#506070', '#607080', '#708090', '#8090a0']) {
      if ((await create([await pictureFile('b.png', color)])).status === 507) break;
      await backend.server.pictureWorker.runDue();
    }
    const full = await state();
    const two = [await pictureFile('c.png', '#90a0b0'), await pictureFile('d.png', '#a0b0c0')];
    const refused = await create(two);
    expect(refused.status).toBe(507);
    const { message, error } = await refused.json();
    expect(message).toBe(
      'There is no room for more pictures. Those of deleted packages count until they are deleted for good. Nothing was saved.',
    );
    expect(error).toBe(message);
    expect(listDifferences(full, await state())).toEqual([]);

    const { _id: id } = kept.package;
    await backend.send('DELETE', `/tours/delete-package/${id}`, undefined, admin);
    expect((await create([await pictureFile('e.png', '#b0c0d0')])).status).toBe(507);
    await backend.send('DELETE', `/admin/deleted-package/${id}`, undefined, admin);
    await backend.server.pictureWorker.runDue();
    expect((await create([await pictureFile('e.png', '#b0c0d0')])).status).toBe(201);
    expect((await backend.fetch(kept.package.images[0])).status).toBe(404);
  });

  it('are refused once the disk has only its reserve left; texts can still be saved', async () => {
    let free = 300 * megabyte;
    const { create, state } = await openWithLimits({ reserve: 200 * megabyte }, () => free);
    expect((await create([await pictureFile()])).status).toBe(201);
    free = 199 * megabyte;
    const before = await state();
    const refused = await create([await pictureFile('new.png', '#ff0000')]);
    expect(refused.status).toBe(507);
    expect((await refused.json()).message).toBe('The server’s disk is nearly full. Nothing was saved.');
    const small = await create([await pictureFile('new.png', '#ff0000')], { 'content-length': '4000' });
    expect(small.status).toBe(507);
    expect(listDifferences(before, await state())).toEqual([]);
    expect((await create([], { 'content-length': '1500' })).status).toBe(201);
  });

  it('beyond the bytes for simultaneous uploads are refused until the others end', async () => {
    const { create, state } = await openWithLimits({ spool: 60 * megabyte });
    const picture = await pictureFile();
    const answers = await Promise.all([create([picture]), create([picture]), create([picture])]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 503, 503]);
    expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('60');
    expect((await create([picture])).status).toBe(201);
    expect(await state()).toHaveProperty('uploads', (await (await openWithLimits({})).state()).uploads);
  });
});
