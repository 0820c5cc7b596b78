import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureFileNames } from '#server/pictures/names.ts';
import { createQueue } from '#server/pictures/queue.ts';
import { createRoom } from '#server/pictures/room.ts';
import { openBackend, type Backend } from './testing/backend.ts';
import { pictureFile } from './testing/samples.ts';
import { createSaveWithPictures } from './uploads.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

/** Saves a picture of this colour with a commit that fails. @returns how many files are left */
async function filesAfter(color: string, failure: Error): Promise<number> {
  const path = join(backend.dataDir, 'upload.png');
  const file = await pictureFile('upload.png', color);
  await writeFile(path, Buffer.from(await file.arrayBuffer()));
  const before = (await backend.files()).length;
  const room = createRoom(backend.deps.config.room, backend.deps.space, createQueue(1));
  const save = createSaveWithPictures(backend.deps, room, createQueue(1));
  const saving = save([{ field: 'images', name: 'upload.png', path }], () => Promise.reject(failure));
  await expect(saving).rejects.toBe(failure);
  return (await backend.files()).length - before;
}

const failure = (code: string) => Object.assign(new Error('The commit failed'), { code });

test('a commit that was surely undone takes its pictures along', async () => {
  expect(await filesAfter('#111111', failure('SQLITE_FULL'))).toBe(0);
});

test('a commit that may yet be found done keeps its pictures for the next start to judge', async () => {
  expect(await filesAfter('#222222', failure('SQLITE_IOERR_FSYNC'))).toBe(
    pictureFileNames({ hash: '', width: 40 }).length,
  );
});
