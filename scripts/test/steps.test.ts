import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runStages, type Step, type StepResult } from './steps.ts';

const exits = (name: string, code: number, after: readonly string[] = []): Step => ({
  name,
  command: ['node', '-e', `console.log('${name} runs'); process.exit(${code})`],
  after,
});

async function outcomesOf(...stages: readonly (readonly Step[])[]) {
  const reports: (readonly [StepResult, string])[] = [];
  const results = await runStages(stages, (result, output) => reports.push([result, output]));
  return { reports, outcomes: Object.fromEntries(results.map(({ name, outcome }) => [name, outcome])) };
}

describe('the stages of the test command', () => {
  it('names the step that failed, and runs the others', async () => {
    const { outcomes } = await outcomesOf([exits('types', 2), exits('build', 0)], [exits('unit tests', 0)]);
    expect(outcomes).toEqual({ types: 'failed', build: 'passed', 'unit tests': 'passed' });
  });

  it('does not run a step that needs one which failed', async () => {
    const { outcomes, reports } = await outcomesOf(
      [exits('build', 1), exits('types', 0)],
      [exits('browser tests', 0, ['build'])],
      [exits('unit tests', 0, ['types'])],
    );
    expect(outcomes).toEqual({
      build: 'failed',
      types: 'passed',
      'browser tests': 'not run',
      'unit tests': 'passed',
    });
    expect(reports.map(([, output]) => output)).toContain('browser tests needs build.\n');
  });

  it('reports what each step printed in one piece', async () => {
    const { reports } = await outcomesOf([exits('types', 0), exits('lint', 0)]);
    expect(reports.map(([, output]) => output).toSorted()).toEqual(['lint runs\n', 'types runs\n']);
  });

  it('runs the steps of a stage beside each other, and the next stage after them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'steps-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    /** Leaves a file, and ends when that of another step is there. */
    const meets = (name: string, other: string): Step => ({
      name,
      command: [
        'node',
        '-e',
        `const { existsSync, writeFileSync } = require('node:fs');
         process.chdir(${JSON.stringify(folder)});
         writeFileSync('${name}', '');
         setInterval(() => existsSync('${other}') && process.exit(0), 10);`,
      ],
    });
    const order: string[] = [];
    await runStages([[meets('build', 'types'), meets('types', 'build')], [exits('lint', 0)]], ({ name }) => {
      order.push(name);
      expect(existsSync(join(folder, 'build')) && existsSync(join(folder, 'types'))).toBe(true);
    });
    expect(order.at(-1)).toBe('lint');
  });

  it('counts a command that a signal ended as failed', async () => {
    const killed: Step = { name: 'lint', command: ['node', '-e', 'process.kill(process.pid, "SIGKILL")'] };
    expect((await outcomesOf([killed])).outcomes).toEqual({ lint: 'failed' });
  });
});
