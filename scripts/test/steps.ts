import { spawn } from 'node:child_process';

export interface Step {
  readonly name: string;
  /** Program (of an installed package, or `node`) and arguments. */
  readonly command: readonly [string, ...string[]];
  /** Names of steps of an earlier stage that have to pass before. */
  readonly after?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

export interface StepResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
}

type Report = (result: StepResult, output: string) => void;

/**
 * Runs one stage after the other, and the steps of a stage beside each other. A failure ends nothing but the steps
 * that name it in their `after`.
 * @param report gets a step's whole output at its end, as steps would mix their lines
 */
export async function runStages(
  stages: readonly (readonly Step[])[],
  report: Report,
): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  for (const stage of stages) {
    const passed = new Set(results.filter(({ outcome }) => outcome === 'passed').map(({ name }) => name));
    const isReady = ({ after = [] }: Step) => after.every((name) => passed.has(name));
    const run = async (step: Step) => (isReady(step) ? runStep(step, report) : skipStep(step, report));
    results.push(...(await Promise.all(stage.map(run))));
  }
  return results;
}

function skipStep({ name, after = [] }: Step, report: Report): StepResult {
  const result: StepResult = { name, outcome: 'not run', seconds: 0 };
  report(result, `${name} needs ${after.join(' and ')}.\n`);
  return result;
}

async function runStep(
  { name, command: [program, ...args], environment = {} }: Step,
  report: Report,
): Promise<StepResult> {
  const startedAt = performance.now();
  const [file, ...words] =
    program === 'node' ? [process.execPath, ...args] : ['npx', '--no-install', program, ...args];
  const output: Buffer[] = [];
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(file, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Of what is printed by dots and read in a file, most would be colours.
      env: { ...process.env, NO_COLOR: '1', ...environment },
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
