import { spawn } from 'node:child_process';

export interface Step {
  readonly name: string;
  /** Program (of an installed package, or `node`) and arguments. */
  readonly command: readonly [string, ...string[]];
  /** Names of steps that have to pass before. */
  readonly after?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

export interface StepResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
}

/**
 * Runs the steps in their order, as many at a time as `parallel` says; one waits for those in its `after`.
 * @param report gets a step's whole output at its end, as steps would mix their lines
 */
export async function runSteps(
  steps: readonly Step[],
  parallel: number,
  report: (result: StepResult, output: string) => void,
): Promise<StepResult[]> {
  const waiting = new Set(steps);
  const running = new Map<string, Promise<void>>();
  const results = new Map<string, StepResult>();
  const findNext = () => [...waiting].find(({ after = [] }) => after.every((name) => results.has(name)));
  const finish = async (step: Step) => {
    const canRun = step.after?.every((name) => results.get(name)?.outcome === 'passed') ?? true;
    results.set(step.name, await (canRun ? runStep : skipStep)(step, report));
    running.delete(step.name);
  };
  while (results.size < steps.length) {
    const next = running.size < parallel ? findNext() : undefined;
    if (next) {
      waiting.delete(next);
      running.set(next.name, finish(next));
    } else await Promise.race(running.values());
  }
  return [...results.values()];
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
