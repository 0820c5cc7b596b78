import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.ts';

export const isRoot = process.getuid?.() === 0;

/** @returns the path of the first of these programs */
export function findInPath(programs: readonly string[]): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((program) => join(folder, program)))
    .find((path) => existsSync(path));
}

/** Installs packages of Debian where there is apt-get and the right to use it; callers see whether it succeeded. */
export async function installPackages(...packages: readonly string[]): Promise<void> {
  if (!existsSync('/usr/bin/apt-get')) return;
  // A host that does not answer is given up after seconds, not minutes.
  const limits = '-o Acquire::Retries=1 -o Acquire::http::Timeout=20 -o Acquire::https::Timeout=20';
  const command = `apt-get ${limits} update && apt-get ${limits} install -y --no-install-recommends ${packages.join(' ')}`;
  await run('sh', ['-c', isRoot ? command : `sudo -n sh -c '${command}'`]);
}
