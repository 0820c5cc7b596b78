import type { LighthouseRun } from './lighthouse-report.ts';
import { median } from './median.ts';

/** Minimum benchmark index of a machine whose times count. */
export const minBenchmarkIndex = 1200;

export const isReliable = ({ benchmarkIndex }: LighthouseRun) => benchmarkIndex >= minBenchmarkIndex;

export type Figures = Omit<LighthouseRun, 'benchmarkIndex'>;

export interface Medians extends Figures {
  readonly runs: number;
  readonly discarded: number;
}

/** Medians of the runs that count, or of all runs when fewer than `wanted` do. */
export function computeMedians(runs: readonly LighthouseRun[], wanted: number): Medians {
  const good = runs.filter(isReliable);
  const taken = good.length >= wanted ? good : runs;
  const of = (figure: keyof Figures) => median(taken.map((one) => one[figure]));
  return {
    runs: taken.length,
    discarded: runs.length - taken.length,
    performance: of('performance'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
  };
}

export const throttlings = ['devtools', 'simulate'] as const;
export type Throttling = (typeof throttlings)[number];

/** Names of the missed goals: times by real throttling, scores by simulated. */
export function listMissedGoals(throttling: Throttling, medians: Figures): readonly string[] {
  const { lcp, tbt, cls, performance, accessibility, bestPractices, seo } = medians;
  const missed =
    throttling === 'devtools'
      ? { LCP: lcp > 1200, TBT: tbt >= 100, CLS: cls >= 0.005 }
      : { perf: performance < 100, a11y: accessibility < 100, best: bestPractices < 100, SEO: seo < 100 };
  return Object.entries(missed).flatMap(([name, isMissed]) => (isMissed ? [name] : []));
}
