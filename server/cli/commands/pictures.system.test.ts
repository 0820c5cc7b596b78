import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';

/** @returns what the command prints and complains, and its exit code */
async function sweep(dataDir: string) {
  const { PATH = '' } = process.env;
  const command = `umask 022; exec "${process.execPath}" dist/server/cli.js pictures --sweep`;
  const child = spawn('sh', ['-c', command], { env: { PATH, DATA_DIR: dataDir } });
  const [out, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return [out, complaint, code];
}

test('files that a command writes are readable by their owner only, whatever the umask of the shell', async () => {
  const dataDir = await temporaryFolder();
  await temporaryDatabase(dataDir);
  const [out, , code] = await sweep(dataDir);
  expect([out, code]).toEqual(['0 files moved to the trash, 0 moved back from there\n', 0]);
  expect((await stat(path.join(dataDir, 'server.lock'))).mode & 0o777).toBe(0o600);
}, 60_000);

test('nothing is moved by a clock that is far from what a server has seen last', async () => {
  const dataDir = await temporaryFolder();
  const { db } = await temporaryDatabase(dataDir);
  await db.insertInto('last_seen_time').values({ id: 'time', seen_at: 0 }).execute();
  const [out, complaint, code] = await sweep(dataDir);
  expect([out, code]).toEqual(['', 1]);
  expect(complaint).toContain('so no file was moved');
}, 60_000);
