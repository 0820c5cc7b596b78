import { describe, expect, it } from 'vitest';
import { createQueue } from '#server/pictures/processing/queue.ts';
import { createStorageQuota, InsufficientStorage, type StorageLimits } from './storage-quota.ts';

const megabyte = 1024 * 1024;

/** Sizes in MB. */
function openQuota({ free = 100, used = 0, swept = 0 }, limits: Partial<StorageLimits> = {}) {
  const disk = { free: free * megabyte, used: used * megabyte, sweeps: 0 };
  const sweep = async () => {
    disk.sweeps += 1;
    disk.used -= swept * megabyte;
    disk.free += swept * megabyte;
  };
  const storageQuota = createStorageQuota(
    { quota: 50 * megabyte, reserve: 10 * megabyte, spool: 60 * megabyte, ...limits },
    { free: async () => disk.free, used: async () => disk.used, sweep },
    createQueue(1),
  );
  return { storageQuota, disk };
}

const shortageOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (cause: unknown) => (cause instanceof InsufficientStorage ? cause.shortage : String(cause)),
  );

describe('while an upload is received', () => {
  it('its bytes are reserved until they are released, and the disk keeps its reserve', async () => {
    const { storageQuota } = openQuota({ free: 60 });
    const release = await storageQuota.reserveUpload(40 * megabyte, 'catalogue');
    expect(await shortageOf(storageQuota.reserveUpload(11 * megabyte, 'catalogue'))).toBe('disk');
    release();
    expect(await shortageOf(storageQuota.reserveUpload(50 * megabyte, 'catalogue'))).toBe('none');
  });

  it('a refused upload reserves nothing', async () => {
    const { storageQuota } = openQuota({ free: 60 });
    expect(await shortageOf(storageQuota.reserveUpload(51 * megabyte, 'catalogue'))).toBe('disk');
    expect(await shortageOf(storageQuota.reserveUpload(50 * megabyte, 'catalogue'))).toBe('none');
  });

  it('all uploads together are limited, however large the disk', async () => {
    const { storageQuota } = openQuota({ free: 1000 });
    await storageQuota.reserveUpload(40 * megabyte, 'catalogue');
    expect(await shortageOf(storageQuota.reserveUpload(21 * megabyte, 'catalogue'))).toBe('uploads');
  });

  it('portraits have space of their own, and neither kind takes that of the other', async () => {
    const { storageQuota } = openQuota({ free: 1000 });
    await storageQuota.reserveUpload(60 * megabyte, 'portrait');
    expect(await shortageOf(storageQuota.reserveUpload(5 * megabyte, 'portrait'))).toBe('uploads');
    expect(await shortageOf(storageQuota.reserveUpload(60 * megabyte, 'catalogue'))).toBe('none');
    expect(await shortageOf(storageQuota.reserveUpload(4 * megabyte, 'portrait'))).toBe('none');
  });

  it('portraits leave the disk its reserve, too', async () => {
    const { storageQuota } = openQuota({ free: 60 });
    await storageQuota.reserveUpload(40 * megabyte, 'portrait');
    expect(await shortageOf(storageQuota.reserveUpload(11 * megabyte, 'catalogue'))).toBe('disk');
  });

  it('unused pictures are swept before an upload is refused', async () => {
    const { storageQuota, disk } = openQuota({ free: 30, used: 20, swept: 15 });
    expect(await shortageOf(storageQuota.reserveUpload(35 * megabyte, 'catalogue'))).toBe('none');
    expect(disk.sweeps).toBe(1);
  });

  it('a form without pictures passes on a full disk', async () => {
    const { storageQuota } = openQuota({ free: 0 });
    expect(await shortageOf(storageQuota.reserveUpload(4000, 'catalogue'))).toBe('none');
  });
});

describe('before pictures are stored', () => {
  it('those without a record are counted against the quota, without a sweep, which frees nothing of it', async () => {
    const { storageQuota, disk } = openQuota({ used: 40, swept: 30 });
    expect(await shortageOf(storageQuota.requireSpace({ pictures: 10 * megabyte, files: 1 }))).toBe('none');
    expect(await shortageOf(storageQuota.requireSpace({ pictures: 10 * megabyte + 1, files: 1 }))).toBe(
      'quota',
    );
    expect(disk.sweeps).toBe(0);
  });

  it('pictures that are stored already pass also beyond the quota', async () => {
    const { storageQuota } = openQuota({ used: 60, free: 0 });
    expect(await shortageOf(storageQuota.requireSpace({ pictures: 0, files: 0 }))).toBe('none');
  });

  it('files are counted against the disk, after a sweep', async () => {
    const { storageQuota, disk } = openQuota({ free: 15, swept: 3 }, { quota: 500 * megabyte });
    expect(await shortageOf(storageQuota.requireSpace({ pictures: 1, files: 5 * megabyte }))).toBe('none');
    expect(disk.sweeps).toBe(0);
    expect(await shortageOf(storageQuota.requireSpace({ pictures: 1, files: 8 * megabyte }))).toBe('none');
    expect(disk.sweeps).toBe(1);
    expect(await shortageOf(storageQuota.requireSpace({ pictures: 1, files: 12 * megabyte }))).toBe('disk');
  });
});
