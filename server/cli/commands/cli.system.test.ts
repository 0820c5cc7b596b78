import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { verifyPassword } from '#server/accounts/passwords/password-hashes.ts';
import { findAccountByEmail } from '#server/accounts/users.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';

/** Runs the built program of commands in a shell whose files others can read. */
async function run(dataDir: string, words: string, piped = '') {
  const { PATH = '' } = process.env;
  const command = `umask 022; exec "${process.execPath}" dist/server/cli.js ${words}`;
  const child = spawn('sh', ['-c', command], { env: { PATH, DATA_DIR: dataDir } });
  child.stdin.end(piped);
  const [out, failure, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { out, failure, code };
}

test('administrators are added and listed while the database is open elsewhere', async () => {
  const dataDir = await temporaryFolder();
  const { db } = await temporaryDatabase(dataDir);
  const out = 'asha@example.com is an administrator now.\n';
  const added = await run(dataDir, 'admin add asha@example.com', 'a marigold on the dashboard\n');
  expect(added).toEqual({ out, failure: '', code: 0 });
  const account = await findAccountByEmail(db, 'asha@example.com');
  expect(await verifyPassword(account?.passwordHash, 'a marigold on the dashboard')).toBe(true);
  const listed = await run(dataDir, 'admin list');
  expect(listed.out).toMatch(/^asha@example\.com\tAdministrator\tsince \d{4}-\d\d-\d\d\n$/);
});

test('a sweep writes files that only their owner can read, and moves none by a clock far from the time seen last', async () => {
  const dataDir = await temporaryFolder();
  const { db } = await temporaryDatabase(dataDir);
  const out = '0 files moved to the trash, 0 moved back from there\n';
  expect(await run(dataDir, 'pictures --sweep')).toMatchObject({ out, code: 0 });
  expect((await stat(path.join(dataDir, 'server.lock'))).mode & 0o777).toBe(0o600);
  await db.insertInto('last_seen_time').values({ id: 'time', seen_at: 0 }).execute();
  const failure = expect.stringContaining('so no file was moved');
  expect(await run(dataDir, 'pictures --sweep')).toEqual({ out: '', failure, code: 1 });
});
