import * as v from 'valibot';

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
