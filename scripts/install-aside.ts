import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';

/**
 * Installs packages into a folder of their own on demand: large ones that one test needs and nothing depends on. Their
 * install scripts do not run.
 * @param wanted with their versions, such as `left-pad@1.3.0`
 * @returns the folder's node_modules
 */
export async function installAside(folder: string, wanted: readonly string[]): Promise<string> {
  const done = join(folder, `${wanted.join('+').replaceAll('/', '-')}.installed`);
  if (!existsSync(done)) {
    console.log(`Installing ${wanted.join(' and ')} for this test.`);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), '{ "private": true }');
    const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const code = await run('npm', ['install', ...options, ...wanted]);
    if (code !== 0) throw new Error(`${wanted.join(' and ')} could not be installed`);
    await writeFile(done, '');
  }
  return join(folder, 'node_modules');
}
