/** Real and simulated throttling: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumFlags } from './browser.ts';
import type { MeasuredPage } from './measured-pages.ts';
import { findChromium } from '#scripts/shared/chromium.ts';
import {
  computeMedians,
  goal,
  isReliable,
  type LighthouseRun,
  listMissedGoals,
  minBenchmarkIndex,
  readReport,
  type Throttling,
  throttlings,
} from './lighthouse-report.ts';
import { installPackage } from '#scripts/shared/run.ts';
import { formatResult, formatTable } from './figures.ts';
import type { BenchContext, Benchmark } from './benchmark.ts';

const lighthousePackage = 'lighthouse@12.8.2';
const extraRounds = 2;
/** ms of one run, and bytes of its report. */
const runTimeout = 240_000;
const maxReportBytes = 50_000_000;

const columns = ['perf', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'a11y', 'best', 'SEO'];

interface Series {
  readonly page: MeasuredPage;
  readonly throttling: Throttling;
  readonly runs: LighthouseRun[];
}

async function measure({ pages, runs: wanted }: BenchContext): Promise<boolean> {
  const installed = await installPackage(lighthousePackage);
  const program = join(installed, 'node_modules/lighthouse/cli/index.js');
  const series = (await pages()).visited.flatMap((page) =>
    throttlings.map((throttling): Series => ({ page, throttling, runs: [] })),
  );
  const needsRuns = ({ runs }: Series) => runs.filter(isReliable).length < wanted;
  for (let round = 0; round < wanted + extraRounds; round += 1) {
    if (round >= wanted && !series.some(({ runs }) => runs.some(isReliable))) break;
    for (const one of series.filter(needsRuns)) {
      const result = await runLighthouse(program, one.page.address, one.throttling);
      if (result) one.runs.push(result);
    }
  }

  const rows = [[`${lighthousePackage}, mobile`, 'throttling', 'runs', ...columns, '']];
  let isMet = true;
  for (const { page, throttling, runs } of series) {
    const medians = computeMedians(runs, wanted);
    const { performance, fcp, lcp, tbt, cls, accessibility, bestPractices, seo } = medians;
    const missed = listMissedGoals(throttling, medians);
    if (!page.isPeer && (missed.length > 0 || runs.length === 0)) isMet = false;
    const rounded = [performance, fcp, lcp, tbt].map((figure) => figure.toFixed(0));
    const scores = [accessibility, bestPractices, seo].map(String);
    const figures = [...rounded, cls.toFixed(2), ...scores, page.isPeer ? '' : formatResult(missed)];
    const none = [...columns.map(() => '-'), 'no run succeeded'];
    rows.push([page.name, throttling, String(medians.runs), ...(medians.runs > 0 ? figures : none)]);
  }
  console.log(formatTable(rows));
  if (series.some(needsRuns)) {
    const all = series.flatMap(({ runs }) => runs);
    const slow = all.filter((one) => !isReliable(one)).length;
    console.log(
      `The machine is too slow or too busy for all these times to count: ${slow} of ${all.length} runs had a ` +
        `benchmark index under ${minBenchmarkIndex}. The ratios to the peer still tell something.`,
    );
  }
  return isMet;
}

async function runLighthouse(
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
    return readReport(stdout);
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

export const lighthouse: Benchmark = { name: 'lighthouse', goal, run: measure };
