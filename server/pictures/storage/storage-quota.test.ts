import { describe, expect, it } from 'vitest';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { createRunExclusive } from '#server/pictures/picture-records.ts';
import { createStorageQuota, InsufficientStorage } from './storage-quota.ts';

const megabyte = 1024 * 1024;

const outcome = <T>(work: Promise<T>) =>
  work.catch((cause: unknown) => (cause instanceof InsufficientStorage ? cause.shortage : String(cause)));

/** Sizes in MB; 10 MB of the disk are its reserve. */
async function openQuota({ free = 100, used = 0, swept = 0, quota = 50 }) {
  const { db } = await temporaryDatabase();
  const disk = { free: free * megabyte, used: used * megabyte, sweeps: 0 };
  const sweep = async () => {
    disk.sweeps += 1;
    disk.used -= swept * megabyte;
    disk.free += swept * megabyte;
  };
  const storageQuota = createStorageQuota(
    { quota: quota * megabyte, reserve: 10 * megabyte, spool: 60 * megabyte },
    { free: async () => disk.free, used: async () => disk.used, sweep },
    createRunExclusive(db),
  );
  return {
    disk,
    reserve: (size: number, kind: 'catalogue' | 'portrait' = 'catalogue') =>
      outcome(storageQuota.reserveUpload(size * megabyte, kind)),
    need: (pictures: number, files: number) =>
      outcome(storageQuota.requireSpace(db, { pictures, files: files * megabyte })),
  };
}

const taken = expect.any(Function);

describe('while an upload is received', () => {
  it('its bytes are reserved until they are released, a refused one reserves nothing, and the disk keeps its reserve', async () => {
    const { reserve } = await openQuota({ free: 60 });
    const release = await reserve(40, 'portrait');
    expect(await reserve(11)).toBe('disk');
    if (typeof release === 'function') release();
    expect(await reserve(51)).toBe('disk');
    expect(await reserve(50)).toEqual(taken);
  });

  it('portraits have space of their own, and neither kind takes that of the other', async () => {
    const { reserve } = await openQuota({ free: 1000 });
    await reserve(60, 'portrait');
    expect(await reserve(5, 'portrait')).toBe('uploads');
    expect(await reserve(60)).toEqual(taken);
    expect(await reserve(4, 'portrait')).toEqual(taken);
  });

  it('unused pictures are swept before an upload is refused', async () => {
    const { reserve, disk } = await openQuota({ free: 30, used: 20, swept: 15 });
    expect(await reserve(35)).toEqual(taken);
    expect(disk.sweeps).toBe(1);
  });
});

describe('before pictures are stored', () => {
  it('only those without a record are counted against the quota, without a sweep, which frees nothing of it', async () => {
    const { need, disk } = await openQuota({ used: 40, swept: 30 });
    expect(await need(10 * megabyte, 0)).toBeUndefined();
    expect(await need(10 * megabyte + 1, 0)).toBe('quota');
    disk.used = 60 * megabyte;
    expect(await need(0, 0)).toBeUndefined();
    expect(disk.sweeps).toBe(0);
  });

  it('files are counted against the disk, after a sweep', async () => {
    const { need, disk } = await openQuota({ free: 15, swept: 3, quota: 500 });
    expect(await need(1, 5)).toBeUndefined();
    expect(disk.sweeps).toBe(0);
    expect(await need(1, 8)).toBeUndefined();
    expect(disk.sweeps).toBe(1);
    expect(await need(1, 12)).toBe('disk');
  });
});
