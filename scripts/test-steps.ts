import { spawn } from 'node:child_process';

/** One command of `npm test`. */
export interface Step {
  readonly name: string;
  /** Program and arguments; the program is one of the project's packages or `node`. */
  readonly command: readonly [string, ...string[]];
  /** Names of the steps that must have succeeded before. */
  readonly after?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

export interface StepResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not run';
  /** Of the command; 0 for one that was not run. */
  readonly seconds: number;
}

/**
 * Runs each lane's steps one after the other, and the lanes side by side. A step that waits for one of another lane
 * begins when that has ended; when it has not succeeded, the step is not run.
 * @param report what a finished step printed; lanes would mix their lines otherwise
 * @returns the steps in the order in which they are given
 */
export async function runSteps(
  lanes: readonly (readonly Step[])[],
  report: (result: StepResult, output: string) => void,
): Promise<StepResult[]> {
  const running = new Map<string, Promise<StepResult>>();
  for (const lane of lanes) {
    let previous: Promise<unknown> = Promise.resolve();
    for (const step of lane) {
      const result = previous.then(async () => {
        const needed: (StepResult | undefined)[] = [];
        for (const name of step.after ?? []) needed.push(await running.get(name));
        const canRun = needed.every((earlier) => earlier?.outcome === 'passed');
        return canRun ? runStep(step, report) : skipStep(step, report);
      });
      running.set(step.name, result);
      previous = result;
    }
  }
  return Promise.all(running.values());
}

function skipStep(
  { name, after = [] }: Step,
  report: (result: StepResult, output: string) => void,
): StepResult {
  const result: StepResult = { name, outcome: 'not run', seconds: 0 };
  report(result, `${name} needs ${after.join(' and ')}.\n`);
  return result;
}

async function runStep(
  { name, command: [program, ...args], environment = {} }: Step,
  report: (result: StepResult, output: string) => void,
): Promise<StepResult> {
  const began = performance.now();
  const [file, ...words] =
    program === 'node' ? [process.execPath, ...args] : ['npx', '--no-install', program, ...args];
  const output: Buffer[] = [];
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(file, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk));
    // 1 when a signal ended it.
    child.on('error', reject).on('close', (exitCode) => resolve(exitCode ?? 1));
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  const result: StepResult = { name, outcome: code === 0 ? 'passed' : 'failed', seconds };
  report(result, Buffer.concat(output).toString());
  return result;
}
