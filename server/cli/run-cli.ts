import { exitCodes, UsageError, type CliCommand, type CommandContext, type ExitCode } from './command.ts';
import { commands as allCommands } from './command-list.ts';

/** Runs the command that the first word names. Never rejects: a failure is a line of the error output. */
export async function runCli(
  [name, ...args]: readonly string[],
  context: CommandContext,
  commands: readonly CliCommand[] = allCommands,
): Promise<ExitCode> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    formatHelp(commands).forEach(name === undefined ? context.complain : context.print);
    return name === undefined ? exitCodes.usage : exitCodes.done;
  }
  const command = commands.find((entry) => entry.name === name);
  if (!command) {
    context.complain(`There is no command '${name}'.`);
    formatHelp(commands).forEach(context.complain);
    return exitCodes.usage;
  }
  if (args.includes('--help') || args.includes('-h')) {
    [formatUsage(command), '', `${command.summary}.`, ...command.details].forEach(context.print);
    return exitCodes.done;
  }
  try {
    const run = await command.load();
    return await run(args, context);
  } catch (cause) {
    if (isUsageError(cause)) {
      context.complain(formatUsage(command));
      return exitCodes.usage;
    }
    context.complain(cause instanceof Error ? cause.message : String(cause));
    return exitCodes.failed;
  }
}

/** parseArgs of node:util throws errors with these codes. */
const isUsageError = (cause: unknown) =>
  cause instanceof UsageError ||
  (cause instanceof TypeError && 'code' in cause && String(cause.code).startsWith('ERR_PARSE_ARGS_'));

const formatUsage = ({ name, parameters }: CliCommand) =>
  `Usage: npm run ${name}${parameters === '' ? '' : ` -- ${parameters}`}`;

const formatHelp = (commands: readonly CliCommand[]): readonly string[] => [
  'Usage: node dist/server/cli.js COMMAND, or npm run COMMAND -- …',
  '',
  ...commands.map(({ name, summary }) => `  ${name.padEnd(14)}${summary}`),
  '',
  'COMMAND --help says more. All read the environment variables of the server (docs/deploy.md, Variables).',
];
