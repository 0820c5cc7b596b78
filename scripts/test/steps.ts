import { spawn } from 'node:child_process';

export interface Step {
  readonly name: string;
  /** Program (of an installed package, or `node`) and arguments. */
  readonly command: readonly [string, ...string[]];
  readonly after?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

export interface StepResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
}

/** Jobs run in parallel. @param report gets a step's whole output at its end, as jobs would mix their lines */
export async function runSteps(
  jobs: readonly (readonly Step[])[],
  report: (result: StepResult, output: string) => void,
): Promise<StepResult[]> {
  const running = new Map<string, Promise<StepResult>>();
  for (const job of jobs) {
    let previous: Promise<unknown> = Promise.resolve();
    for (const step of job) {
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
  const startedAt = performance.now();
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
    child.on('error', reject).on('close', (exitCode) => resolve(exitCode ?? 1));
  });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const result: StepResult = { name, outcome: code === 0 ? 'passed' : 'failed', seconds };
  report(result, Buffer.concat(output).toString());
  return result;
}
