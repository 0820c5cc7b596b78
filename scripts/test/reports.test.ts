import { describe, expect, it } from 'vitest';
import { countPlaywright, countReport, countVitest, readAnnotations } from './reports.ts';

const spec = (title: string, status: string, annotations: readonly object[] = []) => ({
  file: 'a.spec.ts',
  title,
  tests: [{ projectName: 'owner', status, annotations }],
});

const effort = (description: string) => ({ type: 'effort', description });

describe('the count of a report', () => {
  it('names tests that failed or were skipped', () => {
    const assertionResults = ['passed', 'failed', 'skipped'].map((status) => ({ fullName: 'saves', status }));
    expect(countVitest({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] })).toEqual(
      {
        passed: 1,
        failures: ['failed: a.test.ts: saves', 'skipped: a.test.ts: saves'],
      },
    );
  });

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
