import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { exitCodes, UsageError, type CliCommand, type ExitCode } from './command.ts';
import { commands as allCommands } from './command-list.ts';
import { runWords } from './testing/run-words.ts';

const run = (words: readonly string[], commands = allCommands) => runWords({}, words, commands);

/** A command that ends like this. */
const command = (end: () => Promise<ExitCode>): readonly CliCommand[] => [
  { name: 'try', parameters: 'FILE', summary: 'Try', details: [], load: () => Promise.resolve(end) },
];

describe('the program of commands', () => {
  it.each(['--help', '-h', 'help'])('lists all commands with %s', async (word) => {
    const { code, printed } = await run([word]);
    expect(code).toBe(0);
    for (const { name, summary } of allCommands) expect(printed).toMatch(new RegExp(`${name} +${summary}`));
  });

  it.each(allCommands.map(({ name }) => name))('says how %s is used', async (name) => {
    const { code, printed, complaints } = await run([name, '--help']);
    expect([code, complaints]).toEqual([0, '']);
    expect(printed).toMatch(new RegExp(`^Usage: npm run ${name}\\b`));
  });

  it('shows what there is without a command and with an unknown one, as wrong usage', async () => {
    const { code, printed, complaints } = await run([]);
    expect([code, printed]).toEqual([exitCodes.usage, '']);
    expect(complaints).toContain('migrate-data');
    expect(await run(['backups'])).toMatchObject({
      code: exitCodes.usage,
      complaints: expect.stringContaining("There is no command 'backups'."),
    });
  });

  it('shows the usage of a command that was called with other words', async () => {
    const usage = { code: 64, printed: '', complaints: 'Usage: npm run try -- FILE' };
    expect(
      await run(
        ['try'],
        command(() => Promise.reject(new UsageError())),
      ),
    ).toEqual(usage);
    expect(await run(['doctor', '--all'])).toMatchObject({ code: 64, complaints: 'Usage: npm run doctor' });
  });

  it('ends with the code of the command, and with 1 and a sentence when it fails', async () => {
    expect(
      (
        await run(
          ['try'],
          command(() => Promise.resolve(exitCodes.incomplete)),
        )
      ).code,
    ).toBe(2);
    expect(
      await run(
        ['try'],
        command(() => Promise.reject(new Error('The disk is full.'))),
      ),
    ).toEqual({
      code: 1,
      printed: '',
      complaints: 'The disk is full.',
    });
  });
});

type Case = readonly [
  words: string,
  environment: Readonly<Record<string, string>>,
  code: number,
  text: string,
];

test.each<Case>([
  ['backup', {}, 64, 'Usage: npm run backup -- FILE'],
  ['backup one two', {}, 64, 'Usage: npm run backup -- FILE'],
  ['restore --replace', {}, 64, 'Usage: npm run restore -- FILE [--replace]'],
  ['restore file --force', {}, 64, 'Usage: npm run restore -- FILE [--replace]'],
  ['restore file', { DATABASE_URL: 'postgres://localhost/x' }, 1, 'is on a PostgreSQL server'],
  ['backup --scheduled ../x.tar', {}, 1, 'Not the name of a backup'],
  ['admin list', {}, 1, 'There is no database in'],
  ['migrate', {}, 1, 'There is no database in'],
  ['doctor', { TRUST_PROXY: 'sometimes' }, 1, 'TRUST_PROXY must be on, off'],
])('%s is refused with advice, and makes nothing', async (words, environment, code, text) => {
  const dataDir = await temporaryFolder();
  expect(await runWords({ DATA_DIR: dataDir, ...environment }, words.split(' '))).toEqual({
    code,
    printed: '',
    complaints: expect.stringContaining(text),
  });
  expect(await readdir(dataDir)).toEqual([]);
});

test('where a restore was interrupted, a command says so and makes nothing', async () => {
  const dataDir = await temporaryFolder();
  await mkdir(path.join(dataDir, 'restoring', 'old'), { recursive: true });
  const { code, complaints } = await runWords({ DATA_DIR: dataDir }, ['admin', 'list']);
  expect([code, complaints]).toEqual([1, expect.stringContaining('was interrupted. Start the server or')]);
  expect(await readdir(dataDir)).toEqual(['restoring']);
});

test('the doctor names each problem with what to do, also where there is no database', async () => {
  const dataDir = await temporaryFolder();
  const examine = () => runWords({ DATA_DIR: dataDir }, ['doctor']);
  expect(await examine()).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/database +There is no database in [^]*mail +SMTP_URL is not set/),
  });
  await temporaryDatabase(dataDir);
  expect(await examine()).toMatchObject({
    code: 1,
    printed: expect.stringMatching(
      /^PROBLEM +database +No administrator can sign in\.\n +To do: npm run admin -- add EMAIL\n/m,
    ),
  });
});
