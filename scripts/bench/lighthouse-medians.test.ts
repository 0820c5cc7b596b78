import { describe, expect, it } from 'vitest';
import { computeMedians, listMissedGoals } from './lighthouse-medians.ts';

const aRun = (benchmarkIndex: number, lcp: number) => ({
  benchmarkIndex,
  lcp,
  fcp: 800,
  tbt: 0,
  cls: 0,
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
});

describe('the median of runs', () => {
  it('leaves out those on a slowed machine', () => {
    const runs = [aRun(1300, 1000), aRun(700, 9000), aRun(1200, 1200), aRun(800, 9000), aRun(2000, 1100)];
    expect(computeMedians(runs, 3)).toMatchObject({ lcp: 1100, runs: 3, discarded: 2 });
  });

  it('takes all when too few are left', () => {
    const runs = [aRun(1300, 1000), aRun(700, 3000), aRun(600, 2000)];
    expect(computeMedians(runs, 3)).toMatchObject({ lcp: 2000, runs: 3, discarded: 0 });
  });
});

describe('the goals', () => {
  it('hold times to real throttling', () => {
    expect(listMissedGoals('devtools', { ...aRun(0, 1200), tbt: 99, cls: 0.004, performance: 98 })).toEqual(
      [],
    );
    expect(listMissedGoals('devtools', { ...aRun(0, 1201), tbt: 100, cls: 0.005 })).toEqual([
      'LCP',
      'TBT',
      'CLS',
    ]);
  });

  it('hold scores to simulated throttling', () => {
    expect(listMissedGoals('simulate', aRun(0, 5000))).toEqual([]);
    expect(listMissedGoals('simulate', { ...aRun(0, 0), performance: 99, seo: 92 })).toEqual(['perf', 'SEO']);
  });
});
