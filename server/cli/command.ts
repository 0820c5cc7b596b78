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
