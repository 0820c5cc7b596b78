import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';

const run = (dataDir: string, environment: Readonly<Record<string, string>> = {}) =>
  promisify(execFile)(process.execPath, ['dist/server/cli.js', 'doctor'], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '9', ...environment },
  });

test('names each problem with what to do, and ends with 1', async () => {
  const dataDir = await temporaryFolder();
  await temporaryDatabase(dataDir);
  await expect(run(dataDir)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^PROBLEM +database +No administrator can sign in\.\n +To do: npm run admin -- add EMAIL\n/m,
    ),
  });
});

test('checks what can be checked where there is no database', async () => {
  await expect(run(await temporaryFolder())).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/database +There is no database in [^]*mail +SMTP_URL is not set/),
  });
});

test('says which variable makes no sense', async () => {
  await expect(run(await temporaryFolder(), { TRUST_PROXY: 'sometimes' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('TRUST_PROXY must be on, off'),
  });
});
