import { describe, expect, it } from 'vitest';
import { exitCodes, UsageError, type CliCommand, type ExitCode } from './command.ts';
import { commands as allCommands } from './command-list.ts';
import { runCli } from './run-cli.ts';

async function run(words: readonly string[], commands?: readonly CliCommand[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await runCli(
    words,
    {
      environment: {},
      print: (line) => void printed.push(line),
      complain: (line) => void complaints.push(line),
    },
    commands,
  );
  return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
}

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
