import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { verifyPassword } from '#server/accounts/passwords/password-hashes.ts';
import { findAccountByEmail } from '#server/accounts/users.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';

async function run(dataDir: string, words: readonly string[], piped = '') {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['dist/server/cli.js', 'admin', ...words], {
    env: { PATH, DATA_DIR: dataDir },
  });
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
  expect(await run(dataDir, ['add', 'asha@example.com'], 'a marigold on the dashboard\n')).toEqual({
    out: 'asha@example.com is an administrator now.\n',
    failure: '',
    code: 0,
  });
  const account = await findAccountByEmail(db, 'asha@example.com');
  expect(await verifyPassword(account?.passwordHash, 'a marigold on the dashboard')).toBe(true);
  const listed = await run(dataDir, ['list']);
  expect(listed.out).toMatch(/^asha@example\.com\tAdministrator\tsince \d{4}-\d\d-\d\d\n$/);
}, 60_000);

test('a refusal is one sentence and exit code 1', async () => {
  const dataDir = await temporaryFolder();
  await temporaryDatabase(dataDir);
  expect(await run(dataDir, ['remove', 'asha@example.com'])).toEqual({
    out: '',
    failure: 'asha@example.com is not an administrator.\n',
    code: 1,
  });
}, 60_000);

test.each([
  ['there is no database', undefined, 'There is no database in'],
  ['a restore was interrupted', 'restoring/old', 'was interrupted. Start the server or restore again.'],
])(
  'where %s, nothing is made',
  async (_, folder, sentence) => {
    const dataDir = await temporaryFolder();
    if (folder !== undefined) await mkdir(path.join(dataDir, folder), { recursive: true });
    const before = await readdir(dataDir);
    const { failure, code } = await run(dataDir, ['list']);
    expect(failure).toContain(sentence);
    expect(code).toBe(1);
    expect(await readdir(dataDir)).toEqual(before);
  },
  30_000,
);
