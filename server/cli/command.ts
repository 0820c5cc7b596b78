/** What a command ends with: done, failed, a backup without some pictures, wrong usage (EX_USAGE of sysexits.h). */
export const exitCodes = { done: 0, failed: 1, incomplete: 2, usage: 64 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Writes a line to the standard output. */
  readonly print: (line: string) => void;
  /** Writes a line to the standard error output. */
  readonly complain: (line: string) => void;
}

export type RunCommand = (args: readonly string[], context: CommandContext) => Promise<ExitCode>;

export interface CliCommand {
  readonly name: string;
  /** What stands after its name, such as `FILE`. */
  readonly parameters: string;
  readonly summary: string;
  readonly details: readonly string[];
  /** Loaded only for this command: others start without it. */
  readonly load: () => Promise<RunCommand>;
}

/** The words given are no valid call of the command; its usage is shown. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Runs the command that the first word names. Never rejects: a failure is a line of the error output. */
export async function runCli(
  [name, ...args]: readonly string[],
  commands: readonly CliCommand[],
  context: CommandContext,
): Promise<ExitCode> {
  const { print, complain } = context;
  if (name === 'help' || name === '--help' || name === '-h') {
    formatHelp(commands).forEach(print);
    return exitCodes.done;
  }
  const command = commands.find((entry) => entry.name === name);
  if (!command) {
    if (name !== undefined) complain(`There is no command '${name}'.`);
    formatHelp(commands).forEach(complain);
    return exitCodes.usage;
  }
  if (args.includes('--help') || args.includes('-h')) {
    [formatUsage(command), '', `${command.summary}.`, ...command.details].forEach(print);
    return exitCodes.done;
  }
  try {
    const run = await command.load();
    return await run(args, context);
  } catch (cause) {
    if (isUsageError(cause)) {
      complain(formatUsage(command));
      return exitCodes.usage;
    }
    complain(cause instanceof Error ? cause.message : String(cause));
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
