import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { nodeFileSystem } from './file-system.ts';
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
const newFolder = async () => path.join(await temporaryFolder(), 'pictures');

const stores: Record<string, () => Promise<PictureStore>> = {
  folder: async () => createFolderStore(await newFolder()),
  'S3-compatible server': async () => {
    const server = await startS3();
    onTestFinished(server.stop);
    return createS3Store(server);
  },
};

describe.each(Object.entries(stores))('pictures in a %s', (_name, open) => {
  test('are read as they were put last, byte for byte, until they are removed', async () => {
    const store = await open();
    expect([await store.read(one), await store.size(one), await namesIn(store)]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    await store.put([file(one, Buffer.from('old')), file(other, Buffer.from('other'))]);
    await store.put([file(one)]);
    expect(await store.read(one)).toEqual(pixels);
    expect((await store.read(other))?.toString()).toBe('other');
    expect(await namesIn(store)).toEqual([one, other]);
    await store.remove([one, one, nameOf(3)]);
    expect([await store.size(one), await namesIn(store)]).toEqual([undefined, [other]]);
  });

  test('put concurrently are all stored', async () => {
    const store = await open();
    const names = Array.from({ length: 5 }, (_, index) => nameOf(index));
    await Promise.all([...names, ...names, ...names].map((name) => store.put([file(name)])));
    expect(await namesIn(store)).toEqual(names);
    expect(await store.read(nameOf(4))).toEqual(pixels);
  });
});

test.each([
  '',
  '../secret',
  `../${one}`,
  `${one}\0.jpg`,
  `${'A'.repeat(32)}-320.avif`,
  `${'a'.repeat(32)}-0320.avif`,
  `${'a'.repeat(32)}-320.svg`,
  `${one}\n`,
])('the name %j is neither stored in a folder nor looked up there', async (name) => {
  const folder = await newFolder();
  const store = createFolderStore(folder);
  await mkdir(folder);
  await writeFile(path.join(folder, '..', 'secret'), 'secret');
  await expect(store.put([file(one), file(name)])).rejects.toThrow('Not the name of a picture file');
  expect(await readdir(folder)).toEqual([]);
  expect([await store.read(name), await store.size(name)]).toEqual([undefined, undefined]);
  await store.remove([name]);
  expect(await readdir(path.join(folder, '..'))).toContain('secret');
});

test('files that were moved to the trash stay there after a power cut: both folders of each are synced', async () => {
  const folder = await newFolder();
  const steps: string[] = [];
  const store = createFolderStore(folder, {
    ...nodeFileSystem,
    rename: async (from, to) => {
      await nodeFileSystem.rename(from, to);
      steps.push(`to ${path.relative(folder, to)}`);
    },
    syncFolder: (name) => Promise.resolve(void steps.push(`sync ${path.relative(folder, name) || '.'}`)),
  });
  const [inA, inB] = [`${'a'.repeat(32)}-320.avif`, `${'b'.repeat(32)}-320.avif`];
  await store.put([file(inA), file(inB)]);
  steps.length = 0;
  await store.moveToTrash([inA, inB, one], '2027-01-01');
  expect(steps).toEqual([
    'sync trash',
    'sync .',
    `to trash/2027-01-01/${inA}`,
    `to trash/2027-01-01/${inB}`,
    'sync trash/2027-01-01',
    'sync aa',
    'sync bb',
  ]);
});

test('neither a write that fails, which it says, nor one that succeeds leaves a temporary file', async () => {
  const folder = await newFolder();
  const store = createFolderStore(folder);
  await mkdir(path.join(folder, '00', one), { recursive: true });
  await expect(store.put([file(one)])).rejects.toThrow('EISDIR');
  await store.put([file(other)]);
  expect(await readdir(path.join(folder, '00'))).toEqual([one, other]);
});
