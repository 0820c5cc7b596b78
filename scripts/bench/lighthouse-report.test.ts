import { describe, expect, it } from 'vitest';
import { computeMedians, listMissedGoals, readReport } from './lighthouse-report.ts';

const report = (score: number | null) =>
  JSON.stringify({
    environment: { benchmarkIndex: 1834.5 },
    categories: {
      performance: { score },
      accessibility: { score: 1 },
      'best-practices': { score: 0.96 },
      seo: { score: 1 },
    },
    audits: {
      'first-contentful-paint': { numericValue: 784.2 },
      'largest-contentful-paint': { numericValue: 1491 },
      'total-blocking-time': { numericValue: 47 },
      'cumulative-layout-shift': { numericValue: 0.001 },
    },
  });

it('reads times as they are and scores as points', () => {
  expect(readReport(report(0.29))).toEqual({
    benchmarkIndex: 1834.5,
    performance: 29,
    fcp: 784.2,
    lcp: 1491,
    tbt: 47,
    cls: 0.001,
    accessibility: 100,
    bestPractices: 96,
    seo: 100,
  });
});

it('refuses a report without a score, as of a page that did not load', () => {
  expect(() => readReport(report(null))).toThrow('Expected number but received null');
});

const createRun = (benchmarkIndex: number, lcp: number) => ({
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
    const runs = [
      createRun(1300, 1000),
      createRun(700, 9000),
      createRun(1200, 1200),
      createRun(800, 9000),
      createRun(2000, 1100),
    ];
    expect(computeMedians(runs, 3)).toMatchObject({ lcp: 1100, runs: 3, discarded: 2 });
  });

  it('takes all when too few are left', () => {
    const runs = [createRun(1300, 1000), createRun(700, 3000), createRun(600, 2000)];
    expect(computeMedians(runs, 3)).toMatchObject({ lcp: 2000, runs: 3, discarded: 0 });
  });
});

describe('the goals', () => {
  it('hold times to real throttling', () => {
    expect(
      listMissedGoals('devtools', { ...createRun(0, 900), tbt: 99, cls: 0.004, performance: 98 }),
    ).toEqual([]);
    expect(listMissedGoals('devtools', { ...createRun(0, 901), tbt: 100, cls: 0.005 })).toEqual([
      'LCP',
      'TBT',
      'CLS',
    ]);
  });

  it('hold scores to simulated throttling', () => {
    expect(listMissedGoals('simulate', createRun(0, 5000))).toEqual([]);
    expect(listMissedGoals('simulate', { ...createRun(0, 0), performance: 99, seo: 92 })).toEqual([
      'perf',
      'SEO',
    ]);
  });
});
