import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.ts';

export const isRoot = process.getuid?.() === 0;

/** @returns the path of the first program that is there */
export function findInPath(programs: readonly string[]): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((program) => join(folder, program)))
    .find((path) => existsSync(path));
}

/** Does nothing on systems without apt. */
export async function installPackages(...packages: readonly string[]): Promise<void> {
  if (!existsSync('/usr/bin/apt-get')) return;
  const command = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  await run('sh', ['-c', isRoot ? command : `sudo -n sh -c '${command}'`]);
}
