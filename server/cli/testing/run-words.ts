import { runCli } from '#server/cli/run-cli.ts';

/** Runs a command in this process. @returns its code, and the lines of both outputs */
export async function runWords(environment: Readonly<Record<string, string>>, words: readonly string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await runCli(words, {
    environment: { PORT: '9', DISK_RESERVE: '0', ...environment },
    print: (line) => void printed.push(line),
    complain: (line) => void complaints.push(line),
  });
  return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
}
