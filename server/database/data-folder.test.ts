import { mkdir, readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder, removeLeftUploads } from './data-folder.ts';
import { temporaryFolder } from './testing/temporary-database.ts';

test('a folder in use is told apart from one whose lock cannot be opened', async () => {
  const folder = await temporaryFolder();
  const unlock = lockFolder(folder, 0);
  expect(() => lockFolder(folder, 0)).toThrow('is used by a server that runs');
  unlock();
  const other = await temporaryFolder();
  await mkdir(path.join(other, 'server.lock'));
  expect(() => lockFolder(other, 0)).toThrow('server.lock cannot be opened');
});

test('uploads that killed servers left are removed, but not what another one may receive', async () => {
  const folder = path.join(await temporaryFolder(), 'uploads');
  await removeLeftUploads(folder, false);
  for (const name of ['left', 'received'])
    await mkdir(path.join(folder, name, 'pictures'), { recursive: true });
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;
  await utimes(path.join(folder, 'left'), twoDaysAgo, twoDaysAgo);
  await removeLeftUploads(folder, false);
  expect(await readdir(folder)).toEqual(['received']);
  await removeLeftUploads(folder, true);
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});
