import { spawn } from 'node:child_process';

/** @returns the exit code; 1 when a signal ended the program */
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

export const runTool = (name: string, args: readonly string[], environment?: NodeJS.ProcessEnv) =>
  run('npx', ['--no-install', name, ...args], environment);
