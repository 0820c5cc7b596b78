import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { nodeFileSystem } from './file-system.ts';
import { createFolderStore } from './folder-store.ts';
import type { PictureStore } from './picture-store.ts';
import { listAll } from '#server/testing/list-all.ts';

const file = (name: string, text = 'pixels') => ({ name, type: 'image/avif', bytes: Buffer.from(text) });
const one = `${'a'.repeat(32)}-320.avif`;
const other = `${'b1'.repeat(16)}-1600.jpg`;

const namesIn = async (store: PictureStore) => (await listAll(store.list())).toSorted();

async function inNewFolder() {
  const folder = path.join(await temporaryFolder(), 'pictures');
  return { folder, store: createFolderStore(folder) };
}

test('a file put again replaces the former, and no temporary name stays', async () => {
  const { folder, store } = await inNewFolder();
  await store.put([file(one, 'old')]);
  await store.put([file(one, 'new')]);
  expect((await store.read(one))?.toString()).toBe('new');
  expect(await readdir(path.join(folder, 'aa'))).toEqual([one]);
});

test.each([
  '',
  '../secret',
  `../${one}`,
  `aa/${one}`,
  `${one}\0.jpg`,
  one.toUpperCase(),
  `${'a'.repeat(32)}-0320.avif`,
  `${'a'.repeat(32)}-320.svg`,
  `${one}\n`,
])('the name %j is neither stored nor looked up', async (name) => {
  const { folder, store } = await inNewFolder();
  await mkdir(folder);
  await writeFile(path.join(folder, '..', 'secret'), 'secret');
  await expect(store.put([file(one), file(name)])).rejects.toThrow('Not the name of a picture file');
  expect(await readdir(folder)).toEqual([]);
  expect(await store.read(name)).toBeUndefined();
  expect(await store.size(name)).toBeUndefined();
  await store.remove([name]);
  expect(await readdir(path.join(folder, '..'))).toContain('secret');
});

test('files that were moved to the trash stay there after a power cut: both folders of each are synced', async () => {
  const folder = path.join(await temporaryFolder(), 'pictures');
  const steps: string[] = [];
  const store = createFolderStore(folder, {
    ...nodeFileSystem,
    rename: async (from, to) => {
      await nodeFileSystem.rename(from, to);
      steps.push(`to ${path.relative(folder, to)}`);
    },
    syncFolder: (name) => Promise.resolve(void steps.push(`sync ${path.relative(folder, name) || '.'}`)),
  });
  await store.put([file(one), file(other)]);
  steps.length = 0;
  await store.moveToTrash([one, other, `${'c'.repeat(32)}-320.avif`], '2027-01-01');
  expect(steps).toEqual([
    'sync trash',
    'sync .',
    `to trash/2027-01-01/${one}`,
    `to trash/2027-01-01/${other}`,
    'sync trash/2027-01-01',
    'sync aa',
    'sync b1',
  ]);
});

test('a failed write leaves no temporary file and says so', async () => {
  const { folder, store } = await inNewFolder();
  await mkdir(path.join(folder, 'aa', one), { recursive: true });
  await expect(store.put([file(one)])).rejects.toThrow('EISDIR');
  expect(await readdir(path.join(folder, 'aa'))).toEqual([one]);
});

test('a leftover of an interrupted write is listed and can be removed; foreign files are neither', async () => {
  const { folder, store } = await inNewFolder();
  const leftover = `${one}.0123456789abcdef.part`;
  await mkdir(path.join(folder, 'aa'), { recursive: true });
  for (const name of [leftover, 'README']) await writeFile(path.join(folder, 'aa', name), 'x');
  await writeFile(path.join(folder, 'notes.txt'), 'x');
  expect(await namesIn(store)).toEqual([leftover]);
  expect(await store.read(leftover)).toBeUndefined();
  await store.remove([leftover, 'README']);
  expect(await readdir(path.join(folder, 'aa'))).toEqual(['README']);
});
