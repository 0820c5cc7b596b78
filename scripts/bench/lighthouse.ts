/** Real and simulated throttling: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { findChromium } from '#scripts/shared/chromium.ts';
import { installPackage } from '#scripts/shared/run.ts';
import type { BenchContext, Benchmark } from './benchmark.ts';
import { chromiumFlags } from './browser.ts';
import { formatResult, formatTable, median } from './figures.ts';
import type { MeasuredPage } from './measured-pages.ts';

const lighthousePackage = 'lighthouse@12.8.2';
const extraRounds = 2;
/** ms of one run, and bytes of its report. */
const runTimeout = 240_000;
const maxReportBytes = 50_000_000;
/** Runs on a machine slower than this count only when there are too few others. */
const minBenchmarkIndex = 1200;

const throttlings = ['devtools', 'simulate'] as const;

const points = v.pipe(
  v.object({ score: v.number() }),
  v.transform(({ score }) => Math.round(score * 100)),
);
const value = v.pipe(
  v.object({ numericValue: v.number() }),
  v.transform(({ numericValue }) => numericValue),
);

/** https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
const ReportSchema = v.object({
  environment: v.object({ benchmarkIndex: v.number() }),
  /** From 0 to 100. */
  categories: v.object({ performance: points, accessibility: points, 'best-practices': points, seo: points }),
  /** ms, but the shift. */
  audits: v.object({
    'first-contentful-paint': value,
    'largest-contentful-paint': value,
    'total-blocking-time': value,
    'cumulative-layout-shift': value,
  }),
});
type Report = v.InferOutput<typeof ReportSchema>;

interface Figure {
  readonly name: string;
  readonly of: (report: Report) => number;
  readonly digits?: number;
  /** Times are held to real throttling, scores to simulated. */
  readonly goal?: { readonly throttling: Throttling; readonly isMet: (figure: number) => boolean };
}
type Throttling = (typeof throttlings)[number];

const atMost = (most: number) => ({
  throttling: 'devtools' as const,
  isMet: (figure: number) => figure <= most,
});
const under = (limit: number) => ({
  throttling: 'devtools' as const,
  isMet: (figure: number) => figure < limit,
});
const all = { throttling: 'simulate' as const, isMet: (figure: number) => figure === 100 };

const figures: readonly Figure[] = [
  { name: 'perf', of: ({ categories }) => categories.performance, goal: all },
  { name: 'FCP ms', of: ({ audits }) => audits['first-contentful-paint'] },
  { name: 'LCP ms', of: ({ audits }) => audits['largest-contentful-paint'], goal: atMost(900) },
  { name: 'TBT ms', of: ({ audits }) => audits['total-blocking-time'], goal: under(100) },
  { name: 'CLS', of: ({ audits }) => audits['cumulative-layout-shift'], digits: 3, goal: under(0.005) },
  { name: 'a11y', of: ({ categories }) => categories.accessibility, goal: all },
  { name: 'best', of: ({ categories }) => categories['best-practices'], goal: all },
  { name: 'SEO', of: ({ categories }) => categories.seo, goal: all },
];

const isReliable = ({ environment }: Report) => environment.benchmarkIndex >= minBenchmarkIndex;

async function measure({ pages, runs: wanted }: BenchContext): Promise<boolean> {
  const program = join(await installPackage(lighthousePackage), 'node_modules/lighthouse/cli/index.js');
  const series = (await pages()).pages.flatMap((page) =>
    throttlings.map((throttling) => ({ page, throttling, reports: new Array<Report>() })),
  );
  type Series = (typeof series)[number];
  const needsRuns = ({ reports }: Series) => reports.filter(isReliable).length < wanted;
  for (let round = 0; round < wanted + extraRounds; round += 1) {
    if (round >= wanted && !series.some(({ reports }) => reports.some(isReliable))) break;
    for (const { page, throttling, reports } of series.filter(needsRuns)) {
      const report = await runLighthouse(program, page, throttling);
      if (report) reports.push(report);
    }
  }

  const rows = [
    [`${lighthousePackage}, mobile`, 'throttling', 'runs', ...figures.map(({ name }) => name), ''],
  ];
  let isMet = true;
  for (const one of series) {
    const { page, throttling } = one;
    const used = needsRuns(one) ? one.reports : one.reports.filter(isReliable);
    const medians = figures.map(({ of }) => median(used.map(of)));
    const missed = figures.flatMap(({ name, goal }, index) =>
      goal?.throttling === throttling && !goal.isMet(medians[index] ?? NaN) ? [name] : [],
    );
    isMet &&= missed.length === 0 && used.length > 0;
    rows.push([
      page.name,
      throttling,
      String(used.length),
      ...figures.map(({ digits = 0 }, index) => (medians[index] ?? NaN).toFixed(digits)),
      used.length > 0 ? formatResult(missed) : 'no run succeeded',
    ]);
  }
  console.log(formatTable(rows));
  if (series.some(needsRuns)) {
    const reports = series.flatMap((one) => one.reports);
    console.log(
      `The machine is too slow or too busy for all these times to count: ${reports.filter((one) => !isReliable(one)).length} ` +
        `of ${reports.length} runs had a benchmark index under ${minBenchmarkIndex}.`,
    );
  }
  return isMet;
}

async function runLighthouse(
  program: string,
  { address }: MeasuredPage,
  throttling: Throttling,
): Promise<Report | undefined> {
  const args = [
    program,
    address,
    '--quiet',
    '--output=json',
    `--throttling-method=${throttling}`,
    '--only-categories=performance,accessibility,best-practices,seo',
    `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`,
  ];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: await findChromium() },
      timeout: runTimeout,
      // On SIGINT Lighthouse ends its browser, too.
      killSignal: 'SIGINT',
      maxBuffer: maxReportBytes,
    });
    return v.parse(ReportSchema, JSON.parse(stdout));
  } catch (cause) {
    console.log(`A run at ${address} failed: ${reason(cause)}`);
    return undefined;
  }
}

function reason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if ('killed' in cause && cause.killed === true) return `not done after ${runTimeout / 1000} s`;
  return cause.message.trim().split('\n').at(-1) ?? '';
}

export const lighthouse: Benchmark = { name: 'lighthouse', run: measure };
