import { describe, expect, it } from 'vitest';
import { runSteps, type Step, type StepResult } from './steps.ts';

const exits = (name: string, code: number, after?: readonly string[]): Step => ({
  name,
  command: ['node', '-e', `console.log('${name} runs'); process.exit(${code})`],
  ...(after && { after }),
});

async function outcomesOf(lanes: readonly (readonly Step[])[]) {
  const reports: (readonly [StepResult, string])[] = [];
  const results = await runSteps(lanes, (result, output) => reports.push([result, output]));
  return { reports, outcomes: Object.fromEntries(results.map(({ name, outcome }) => [name, outcome])) };
}

describe('the steps of the test command', () => {
  it('names the step that failed, and runs the others', async () => {
    const { outcomes } = await outcomesOf([[exits('types', 2), exits('unit tests', 0)], [exits('build', 0)]]);
    expect(outcomes).toEqual({ types: 'failed', 'unit tests': 'passed', build: 'passed' });
  });

  it('does not run a step whose earlier step failed, in whichever lane that is', async () => {
    const { outcomes, reports } = await outcomesOf([
      [exits('build', 1), exits('browser tests', 0, ['build'])],
      [exits('system tests', 0, ['build'])],
    ]);
    expect(outcomes).toEqual({ build: 'failed', 'browser tests': 'not run', 'system tests': 'not run' });
    expect(reports.map(([, output]) => output)).toContain('system tests needs build.\n');
  });

  it('reports what each step printed in one piece', async () => {
    const { reports } = await outcomesOf([[exits('types', 0)], [exits('lint', 0)]]);
    expect(reports.map(([, output]) => output).toSorted()).toEqual(['lint runs\n', 'types runs\n']);
  });

  it('counts a command that a signal ended as failed', async () => {
    const killed: Step = { name: 'lint', command: ['node', '-e', 'process.kill(process.pid, "SIGKILL")'] };
    expect((await outcomesOf([[killed]])).outcomes).toEqual({ lint: 'failed' });
  });
});
