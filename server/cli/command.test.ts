import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { exitCodes } from './command.ts';
import { commands } from './command-list.ts';
import { runWords } from './testing/run-words.ts';

const run = (...words: readonly string[]) => runWords({}, words);

describe('the program of commands', () => {
  it.each(['--help', '-h', 'help'])('lists all commands with %s', async (word) => {
    const { code, printed } = await run(word);
    expect(code).toBe(0);
    for (const { name, summary } of commands) expect(printed).toMatch(new RegExp(`${name} +${summary}`));
  });

  it.each(commands.map(({ name }) => name))('says how %s is used', async (name) => {
    const { code, printed, complaints } = await run(name, '--help');
    expect([code, complaints]).toEqual([0, '']);
    expect(printed).toMatch(new RegExp(`^Usage: npm run ${name}\\b`));
  });

  it('shows what there is without a command and with an unknown one, as wrong usage', async () => {
    const { code, printed, complaints } = await run();
    expect([code, printed]).toEqual([exitCodes.usage, '']);
    expect(complaints).toContain('migrate-data');
    const unknown = `There is no command 'backups'.\n${complaints}`;
    expect(await run('backups')).toEqual({ code: exitCodes.usage, printed: '', complaints: unknown });
  });
});

const noDatabase = 'There is no database in';

type Case = readonly [words: string, environment: Record<string, string>, code: number, text: string];

test.each<Case>([
  ['backup', {}, 64, 'Usage: npm run backup -- FILE'],
  ['backup one two', {}, 64, 'Usage: npm run backup -- FILE'],
  ['restore file --force', {}, 64, 'Usage: npm run restore -- FILE [--replace]'],
  ['ready now', {}, 64, 'Usage: npm run ready -- [--process ID]'],
  ['restore file', { DATABASE_URL: 'postgres://localhost/x' }, 1, 'is on a PostgreSQL server'],
  ['backup --scheduled ../x.tar', {}, 1, 'Not the name of a backup'],
  ['backup file', {}, 1, noDatabase],
  ['admin list', {}, 1, noDatabase],
  ['migrate', {}, 1, noDatabase],
  ['doctor', { TRUST_PROXY: 'sometimes' }, 1, 'TRUST_PROXY must be on, off'],
])('%s is refused with advice, and makes nothing', async (words, environment, code, text) => {
  const dataDir = await temporaryFolder();
  const refused = { code, printed: '', complaints: expect.stringContaining(text) };
  expect(await runWords({ DATA_DIR: dataDir, ...environment }, words.split(' '))).toEqual(refused);
  expect(await readdir(dataDir)).toEqual([]);
});

test.each(['admin list', 'migrate-data --from OTHER --to HERE'])(
  'where a restore was interrupted, %s says so and makes nothing',
  async (words) => {
    const [other, dataDir] = [await temporaryFolder(), await temporaryFolder()];
    await temporaryDatabase(other);
    await mkdir(path.join(dataDir, 'restoring', 'old'), { recursive: true });
    const given = words.replace('OTHER', other).replace('HERE', dataDir).split(' ');
    const { code, complaints } = await runWords({ DATA_DIR: dataDir }, given);
    expect([code, complaints]).toEqual([1, expect.stringContaining('was interrupted. Start the server or')]);
    expect(await readdir(dataDir)).toEqual(['restoring']);
  },
);

test('the doctor names each problem with what to do, and ends with a code for it', async () => {
  const dataDir = await temporaryFolder();
  await temporaryDatabase(dataDir);
  const { code, printed } = await runWords({ DATA_DIR: dataDir }, ['doctor']);
  expect(code).toBe(1);
  expect(printed).toMatch(
    /^PROBLEM +database +No administrator can sign in\.\n +To do: npm run admin -- add EMAIL\n[^]*mail +SMTP_URL/m,
  );
});
