import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';

test('files that a command writes are readable by their owner only, whatever the umask of the shell', async () => {
  const dataDir = await temporaryFolder();
  await temporaryDatabase(dataDir);
  const { PATH = '' } = process.env;
  const command = `umask 022; exec "${process.execPath}" dist/server/cli.js pictures --sweep`;
  const child = spawn('sh', ['-c', command], { env: { PATH, DATA_DIR: dataDir } });
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(out).toBe('0 files moved to the trash, 0 moved back from there\n');
  expect(code).toBe(0);
  expect((await stat(path.join(dataDir, 'server.lock'))).mode & 0o777).toBe(0o600);
}, 60_000);
