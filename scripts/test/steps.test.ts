import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runSteps, type Step, type StepResult } from './steps.ts';

const exits = (name: string, code: number, after?: readonly string[]): Step => ({
  name,
  command: ['node', '-e', `console.log('${name} runs'); process.exit(${code})`],
  ...(after && { after }),
});

async function outcomesOf(steps: readonly Step[]) {
  const reports: (readonly [StepResult, string])[] = [];
  const results = await runSteps(steps, 2, (result, output) => reports.push([result, output]));
  return { reports, outcomes: Object.fromEntries(results.map(({ name, outcome }) => [name, outcome])) };
}

describe('the steps of the test command', () => {
  it('names the step that failed, and runs the others', async () => {
    const { outcomes } = await outcomesOf([exits('types', 2), exits('unit tests', 0), exits('build', 0)]);
    expect(outcomes).toEqual({ types: 'failed', 'unit tests': 'passed', build: 'passed' });
  });

  it('does not run a step that needs one which failed', async () => {
    const { outcomes, reports } = await outcomesOf([
      exits('build', 1),
      exits('browser tests', 0, ['build']),
      exits('system tests', 0, ['build']),
    ]);
    expect(outcomes).toEqual({ build: 'failed', 'browser tests': 'not run', 'system tests': 'not run' });
    expect(reports.map(([, output]) => output)).toContain('system tests needs build.\n');
  });

  it('reports what each step printed in one piece', async () => {
    const { reports } = await outcomesOf([exits('types', 0), exits('lint', 0)]);
    expect(reports.map(([, output]) => output).toSorted()).toEqual(['lint runs\n', 'types runs\n']);
  });

  it('runs two at a time, and takes the next when one ends', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'steps-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    /** Ends when the file of another step is there, and leaves its own. */
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
    const { reports } = await outcomesOf([
      meets('build', 'unit tests'),
      exits('types', 0),
      meets('unit tests', 'build'),
    ]);
    expect(reports.map(([{ name }]) => name)[0]).toBe('types');
    expect(reports.map(([{ outcome }]) => outcome)).toEqual(['passed', 'passed', 'passed']);
  });

  it('counts a command that a signal ended as failed', async () => {
    const killed: Step = { name: 'lint', command: ['node', '-e', 'process.kill(process.pid, "SIGKILL")'] };
    expect((await outcomesOf([killed])).outcomes).toEqual({ lint: 'failed' });
  });
});
