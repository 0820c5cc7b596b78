import { commands } from '#server/cli/command-list.ts';
import { runCli } from '#server/cli/command.ts';

/** Runs a command in this process. @returns its code, and the lines of both outputs */
export async function runWords(environment: Readonly<Record<string, string>>, words: readonly string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await runCli(words, commands, {
    environment: { PORT: '9', DISK_RESERVE: '0', ...environment },
    print: (line) => void printed.push(line),
    complain: (line) => void complaints.push(line),
  });
  return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
}
