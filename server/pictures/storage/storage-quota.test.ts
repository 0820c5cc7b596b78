import { describe, expect, it } from 'vitest';
import { createQueue } from '#server/pictures/processing/queue.ts';
import { createStorageQuota, InsufficientStorage, type StorageLimits } from './storage-quota.ts';

const megabyte = 1024 * 1024;

/** Sizes in MB. */
function openRoom({ free = 100, used = 0, swept = 0 }, limits: Partial<StorageLimits> = {}) {
  const disk = { free: free * megabyte, used: used * megabyte, sweeps: 0 };
  const sweep = async () => {
    disk.sweeps += 1;
    disk.used -= swept * megabyte;
    disk.free += swept * megabyte;
  };
  const room = createStorageQuota(
    { quota: 50 * megabyte, reserve: 10 * megabyte, spool: 60 * megabyte, ...limits },
    { free: async () => disk.free, used: async () => disk.used, sweep },
    createQueue(1),
  );
  return { room, disk };
}

const shortageOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (cause: unknown) => (cause instanceof InsufficientStorage ? cause.shortage : String(cause)),
  );

describe('while an upload is received', () => {
  it('its bytes are reserved until they are released, and the disk keeps its reserve', async () => {
    const { room } = openRoom({ free: 60 });
    const release = await room.reserveUpload(40 * megabyte);
    expect(await shortageOf(room.reserveUpload(11 * megabyte))).toBe('disk');
    release();
    expect(await shortageOf(room.reserveUpload(50 * megabyte))).toBe('none');
  });

  it('a refused upload reserves nothing', async () => {
    const { room } = openRoom({ free: 60 });
    expect(await shortageOf(room.reserveUpload(51 * megabyte))).toBe('disk');
    expect(await shortageOf(room.reserveUpload(50 * megabyte))).toBe('none');
  });

  it('all uploads together are limited, however large the disk', async () => {
    const { room } = openRoom({ free: 1000 });
    await room.reserveUpload(40 * megabyte);
    expect(await shortageOf(room.reserveUpload(21 * megabyte))).toBe('uploads');
  });

  it('unused pictures are swept before an upload is refused', async () => {
    const { room, disk } = openRoom({ free: 30, used: 20, swept: 15 });
    expect(await shortageOf(room.reserveUpload(35 * megabyte))).toBe('none');
    expect(disk.sweeps).toBe(1);
  });

  it('a form without pictures passes on a full disk', async () => {
    const { room } = openRoom({ free: 0 });
    expect(await shortageOf(room.reserveUpload(4000))).toBe('none');
  });
});

describe('before pictures are stored', () => {
  it('each is counted against the quota', async () => {
    const { room } = openRoom({ used: 40 });
    const take = await room.reservePictures(5 * megabyte);
    take(10 * megabyte);
    expect(() => take(1)).toThrow(new InsufficientStorage('quota'));
  });

  it('each is counted against the disk', async () => {
    const { room } = openRoom({ free: 15 }, { quota: 500 * megabyte });
    const take = await room.reservePictures(5 * megabyte);
    take(5 * megabyte);
    expect(() => take(1)).toThrow(new InsufficientStorage('disk'));
  });

  it('unused pictures are swept when space is short, and not before', async () => {
    const { room, disk } = openRoom({ used: 40, swept: 30 });
    await room.reservePictures(10 * megabyte);
    expect(disk.sweeps).toBe(0);
    const take = await room.reservePictures(11 * megabyte);
    expect(disk.sweeps).toBe(1);
    take(40 * megabyte);
  });
});
