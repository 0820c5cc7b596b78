import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { run } from './run.ts';

/**
 * Installs packages that are too large, or too seldom needed, to be dependencies; once, below node_modules, where no
 * tool looks. Their install scripts do not run.
 * @param wanted a package with its exact version, such as `lighthouse@12.8.2`; `companions` are installed beside it
 * @returns the folder whose node_modules has them
 * @throws when npm cannot install them
 */
export async function onDemand(wanted: string, ...companions: readonly string[]): Promise<string> {
  const folder = resolve('node_modules/.cache/on-demand', wanted);
  // npm writes this file last, so half an installation is begun anew.
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return folder;
  console.log(`Installing ${wanted}, for this command only.`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', ['install', ...options, wanted, ...companions]);
  if (code !== 0) throw new Error(`${wanted} could not be installed`);
  return folder;
}
