import { expect, it } from 'vitest';
import { readReport } from './lighthouse-report.ts';

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
