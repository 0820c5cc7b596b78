import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
});
