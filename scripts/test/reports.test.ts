import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { countPlaywright, countReport, countVitest, readAnnotations } from './reports.ts';

/** In the project, so that its tests find the installed packages. */
async function projectWith(files: Readonly<Record<string, string>>): Promise<string> {
  await mkdir('test-results', { recursive: true });
  const folder = path.resolve(await mkdtemp('test-results/runner-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return folder;
}

const exitCode = (args: readonly string[], environment: Record<string, string> = {}) =>
  new Promise<number>((resolve) => {
    const { VITEST: _, NODE_ENV: __, ...inherited } = process.env;
    const child = execFile('npx', ['--no-install', ...args], { env: { ...inherited, ...environment } });
    child.on('exit', (code) => resolve(code ?? 1));
  });

const oneFails = (from: string) => `
import { expect, test } from '${from}';
test('holds', () => expect(1).toBe(1));
test('does not hold', () => expect(1).toBe(2));
test.skip('is skipped', () => undefined);
`;

describe('a project with one failing and one skipped test', () => {
  it('ends the unit tests with a failure, also beside the PostgreSQL of the tests', async () => {
    const setup = path.resolve('server/database/testing/postgres-setup.ts');
    const folder = await projectWith({
      'one.test.mjs': oneFails('vitest'),
      'vitest.config.mjs': `export default { test: { globalSetup: ${JSON.stringify(setup)} } };`,
    });
    const report = path.join(folder, 'report.json');
    const args = ['vitest', 'run', '--root', folder, '--reporter=json', `--outputFile=${report}`];
    expect(await exitCode(args)).toBe(1);
    const { passed, failures } = await countReport(report, countVitest);
    expect(passed).toBe(1);
    expect(failures).toHaveLength(2);
    expect(failures[0]).toMatch(/^failed: .*one\.test\.mjs: does not hold$/);
    expect(failures[1]).toMatch(/^\w+: .*one\.test\.mjs: is skipped$/);
  }, 120_000);

  it('ends the browser tests with a failure', async () => {
    const folder = await projectWith({
      'one.spec.mjs': oneFails('@playwright/test'),
      'playwright.config.mjs': 'export default { respectGitIgnore: false, outputDir: "results" };',
    });
    const report = path.join(folder, 'report.json');
    const args = ['playwright', 'test', '--config', folder, '--reporter=json'];
    expect(await exitCode(args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })).toBe(1);
    expect(await countReport(report, countPlaywright)).toEqual({
      passed: 1,
      failures: ['unexpected: [] one.spec.mjs: does not hold', 'skipped: [] one.spec.mjs: is skipped'],
    });
  }, 120_000);
});

const spec = (title: string, status: string, annotations: readonly object[] = []) => ({
  file: 'a.spec.ts',
  title,
  tests: [{ projectName: 'owner', status, annotations }],
});

const effort = (description: string) => ({ type: 'effort', description });

describe('the count of a report', () => {
  it('counts a file that could not be loaded as a failure', () => {
    const file = { name: 'a.test.ts', status: 'failed', assertionResults: [] };
    expect(countVitest({ testResults: [file] })).toEqual({ passed: 0, failures: ['not run: a.test.ts'] });
  });

  it('names tests that did not run because an earlier project failed, and tests that passed at the second try', () => {
    const report = {
      errors: [],
      suites: [
        { specs: [spec('signs in', 'skipped')], suites: [{ specs: [spec('saves', 'flaky')] }] },
        { specs: [spec('reads', 'expected')] },
      ],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 1,
      failures: ['skipped: [owner] a.spec.ts: signs in', 'flaky: [owner] a.spec.ts: saves'],
    });
  });

  it('tells what tests of every suite noted under a type', () => {
    const inner = {
      specs: [spec('saves', 'expected', [{ type: 'issue', description: '12' }, effort('3 taps')])],
    };
    const report = {
      errors: [],
      suites: [{ specs: [spec('reads', 'expected', [effort('1 tap')])], suites: [inner] }],
    };
    expect(readAnnotations(report, 'effort')).toEqual(['1 tap', '3 taps']);
  });

  it('counts a report that was never written as a failure', async () => {
    const { passed, failures } = await countReport('test-results/none.json', countVitest);
    expect(passed).toBe(0);
    expect(failures[0]).toMatch(/^no report: test-results\/none\.json/);
  });
});
