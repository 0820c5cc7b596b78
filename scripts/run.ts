import { spawn } from 'node:child_process';

/**
 * Runs a program with the terminal's own input and output.
 * @returns its exit code; 1 when a signal ended it
 */
export function run(
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  return new Promise((resolve, reject) => {
    spawn(program, args, { stdio: 'inherit', env: environment })
      .on('error', reject)
      .on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a program of one of the project's packages, such as `vitest`. */
export const runTool = (name: string, args: readonly string[], environment?: NodeJS.ProcessEnv) =>
  run('npx', ['--no-install', name, ...args], environment);
