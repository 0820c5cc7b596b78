import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** @returns the exit code; 1 when a signal ended the program */
export function run(
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  return new Promise((exited, reject) => {
    spawn(program, args, { stdio: 'inherit', env: environment })
      .on('error', reject)
      .on('exit', (code) => exited(code ?? 1));
  });
}

export const runTool = (name: string, args: readonly string[], environment?: NodeJS.ProcessEnv) =>
  run('npx', ['--no-install', name, ...args], environment);

export const buildIfStale = (node = process.execPath, environment?: NodeJS.ProcessEnv) =>
  run(node, ['--import', 'tsx', 'scripts/build.ts', '--if-stale'], environment);

/** Installs packages too large or too rarely used to be dependencies. @returns the folder above their node_modules */
export async function installPackage(wanted: string, ...others: readonly string[]): Promise<string> {
  const folder = resolve('node_modules/.cache/on-demand', wanted);
  // npm writes this file last, so it is missing after an aborted installation.
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return folder;
  console.log(`Installing ${wanted}, for this command only.`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', ['install', ...options, wanted, ...others]);
  if (code !== 0) throw new Error(`${wanted} could not be installed`);
  return folder;
}
