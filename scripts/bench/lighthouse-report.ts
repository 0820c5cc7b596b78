import * as v from 'valibot';
import { median } from './figures.ts';

const audit = v.object({ numericValue: v.number() });
const category = v.object({ score: v.number() });

/** https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
const ReportSchema = v.object({
  environment: v.object({ benchmarkIndex: v.number() }),
  categories: v.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: v.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
});

/** Scores from 0 to 100, times in ms. */
export interface LighthouseRun {
  readonly benchmarkIndex: number;
  readonly performance: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
}

const points = ({ score }: { score: number }) => Math.round(score * 100);

/** @throws when the report has no figures, as when the page failed to load */
export function readReport(text: string): LighthouseRun {
  const { environment, categories, audits } = v.parse(ReportSchema, JSON.parse(text));
  return {
    benchmarkIndex: environment.benchmarkIndex,
    performance: points(categories.performance),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    accessibility: points(categories.accessibility),
    bestPractices: points(categories['best-practices']),
    seo: points(categories.seo),
  };
}

export const minBenchmarkIndex = 1200;

export const isReliable = ({ benchmarkIndex }: LighthouseRun) => benchmarkIndex >= minBenchmarkIndex;

export type Figures = Omit<LighthouseRun, 'benchmarkIndex'>;

export interface Medians extends Figures {
  readonly runs: number;
  readonly discarded: number;
}

/** Medians of the runs that count, or of all runs when fewer than `wanted` do. */
export function computeMedians(runs: readonly LighthouseRun[], count: number): Medians {
  const reliableRuns = runs.filter(isReliable);
  const usedRuns = reliableRuns.length >= count ? reliableRuns : runs;
  const of = (figure: keyof Figures) => median(usedRuns.map((one) => one[figure]));
  return {
    runs: usedRuns.length,
    discarded: runs.length - usedRuns.length,
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

/** ms of the times, which real throttling gives; scores by simulated throttling. */
export const goal = { lcp: 900, tbt: 100, cls: 0.005, score: 100 };

export function listMissedGoals(throttling: Throttling, medians: Figures): readonly string[] {
  const { lcp, tbt, cls, performance, accessibility, bestPractices, seo } = medians;
  const missed =
    throttling === 'devtools'
      ? { LCP: lcp > goal.lcp, TBT: tbt >= goal.tbt, CLS: cls >= goal.cls }
      : {
          perf: performance < goal.score,
          a11y: accessibility < goal.score,
          best: bestPractices < goal.score,
          SEO: seo < goal.score,
        };
  return Object.entries(missed).flatMap(([name, isMissed]) => (isMissed ? [name] : []));
}
