/**
 * Lighthouse on a phone, for each page in turn, so that a busy machine slows all alike; with the net and the
 * processor throttled for real, and by calculation.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { quietFlags } from './bench-browser.ts';
import type { PageMeasured } from './bench-pages.ts';
import { chromiumPath } from './chromium.ts';
import { counts, mediansOf, missedGoals, throttlings, type Throttling } from './lighthouse-medians.ts';
import { readReport, type LighthouseRun } from './lighthouse-report.ts';
import { onDemand } from './on-demand.ts';
import { table } from './table.ts';

const lighthouse = 'lighthouse@12.8.2';
/** Rounds beyond those wanted, to make up for runs that do not count. */
const spare = 3;
/** Milliseconds of one run, and bytes of its report, at most. */
const patience = 240_000;
const largest = 50_000_000;

const columns = ['perf', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'a11y', 'best', 'SEO'];

interface Series {
  readonly page: PageMeasured;
  readonly throttling: Throttling;
  readonly runs: LighthouseRun[];
}

/**
 * @param wanted runs that make a median
 * @returns whether all goals are met
 */
export async function measureLighthouse(pages: readonly PageMeasured[], wanted: number): Promise<boolean> {
  const installed = await onDemand(lighthouse);
  const program = join(installed, 'node_modules/lighthouse/cli/index.js');
  const series = pages.flatMap((page) =>
    throttlings.map((throttling): Series => ({ page, throttling, runs: [] })),
  );
  const lacks = ({ runs }: Series) => runs.filter(counts).length < wanted;
  for (let round = 0; round < wanted + spare; round += 1)
    for (const one of series.filter(lacks)) {
      const result = await measure(program, one.page.address, one.throttling);
      if (result) one.runs.push(result);
    }

  const rows = [[`${lighthouse}, mobile`, 'throttling', 'runs', ...columns, '']];
  let met = true;
  for (const { page, throttling, runs } of series) {
    const medians = mediansOf(runs, wanted);
    const { performance, fcp, lcp, tbt, cls, accessibility, bestPractices, seo } = medians;
    const missed = missedGoals(throttling, medians);
    const verdict = missed.length > 0 ? `MISSED: ${missed.join(', ')}` : 'met';
    if (page.goals && (missed.length > 0 || runs.length === 0)) met = false;
    const whole = [performance, fcp, lcp, tbt].map((figure) => figure.toFixed(0));
    const scores = [accessibility, bestPractices, seo].map(String);
    const figures = [...whole, cls.toFixed(2), ...scores, page.goals ? verdict : ''];
    const none = [...columns.map(() => '-'), 'no run succeeded'];
    rows.push([page.name, throttling, String(medians.runs), ...(medians.runs > 0 ? figures : none)]);
  }
  console.log(table(rows));
  if (series.some(lacks)) {
    const speeds = series.flatMap(({ runs }) => runs.map(({ benchmarkIndex }) => benchmarkIndex));
    console.log(
      `The machine is too slow or too busy for these times to count: ${speeds.filter((speed) => speed < 1200).length} of ${speeds.length} runs had a benchmark index under 1200.`,
    );
  }
  return met;
}

/** One run. @returns undefined when it failed, which a busy machine may cause */
async function measure(
  program: string,
  address: string,
  throttling: Throttling,
): Promise<LighthouseRun | undefined> {
  const args = [
    program,
    address,
    '--quiet',
    '--output=json',
    `--throttling-method=${throttling}`,
    '--only-categories=performance,accessibility,best-practices,seo',
    `--chrome-flags=${['--headless=new', ...quietFlags].join(' ')}`,
  ];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: await chromiumPath() },
      timeout: patience,
      maxBuffer: largest,
    });
    return readReport(stdout);
  } catch (cause) {
    console.log(
      `A run at ${address} failed: ${cause instanceof Error ? cause.message.slice(0, 200) : String(cause)}`,
    );
    return undefined;
  }
}
