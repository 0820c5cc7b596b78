import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import type { PictureStore } from './picture-store.ts';
import { startS3 } from '#server/pictures/testing/s3-server.ts';
import { listAll } from '#server/testing/list-all.ts';

const nameOf = (index: number) => `${index.toString(16).padStart(32, '0')}-320.avif`;
const [one, other] = [nameOf(1), nameOf(2)];
const pixels = Buffer.from(Array.from({ length: 2048 }, (_, index) => index % 256));
const file = (name: string, bytes = pixels) => ({ name, type: 'image/avif', bytes });

const namesIn = async (store: PictureStore) => (await listAll(store.list())).toSorted();

const stores: Record<string, () => Promise<PictureStore>> = {
  folder: async () => createFolderStore(path.join(await temporaryFolder(), 'pictures')),
  'S3-compatible server': async () => {
    const server = await startS3();
    onTestFinished(server.stop);
    return createS3Store(server);
  },
};

describe.each(Object.entries(stores))('pictures in a %s', (_name, open) => {
  test('are read as they were put, byte for byte', async () => {
    const store = await open();
    await store.put([file(one), file(other, Buffer.from('other'))]);
    expect(await store.read(one)).toEqual(pixels);
    expect((await store.read(other))?.toString()).toBe('other');
    expect(await store.size(one)).toBeDefined();
  });

  test('that were never put are not there, and a new store is empty', async () => {
    const store = await open();
    expect(await store.read(one)).toBeUndefined();
    expect(await store.size(one)).toBeUndefined();
    expect(await namesIn(store)).toEqual([]);
  });

  test('put again are replaced', async () => {
    const store = await open();
    await store.put([file(one, Buffer.from('old'))]);
    await store.put([file(one)]);
    expect(await store.read(one)).toEqual(pixels);
    expect(await namesIn(store)).toEqual([one]);
  });

  test('are removed with those that are not there, and the rest stays', async () => {
    const store = await open();
    await store.put([file(one), file(other)]);
    await store.remove([one, one, nameOf(3)]);
    expect(await namesIn(store)).toEqual([other]);
    expect(await store.size(one)).toBeUndefined();
  });

  test('put concurrently are all stored', async () => {
    const store = await open();
    const names = Array.from({ length: 5 }, (_, index) => nameOf(index));
    await Promise.all(Array.from({ length: 20 }, (_, index) => store.put([file(nameOf(index % 5))])));
    expect(await namesIn(store)).toEqual(names);
    expect(await store.read(nameOf(4))).toEqual(pixels);
  });
});
