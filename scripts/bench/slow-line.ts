/** First visits over a slow line on a slow processor, the pages in turns. */
import type { Browser } from '@playwright/test';
import { launchBrowser, openPhoneTab, type Throttling, waitForExpression } from './browser.ts';
import { formatResult, formatTable, median } from './figures.ts';
import { computeInteractive, type LongTask } from './interactive.ts';
import type { MeasuredPage } from './measured-pages.ts';
import { recordTransfers } from './visit/record-transfers.ts';
import type { BenchContext, Benchmark } from './benchmark.ts';

/** ms */
const goal = { homeFcp: 500, listFcp: 600, detailFcp: 600, interactive: 4000 };
const fcpGoals = { home: goal.homeFcp, list: goal.listFcp, detail: goal.detailFcp };
/** ms without a request and without a long task. */
const quietTime = 3000;

interface Condition extends Required<Throttling> {
  readonly held: 'fcp' | 'interactive';
}

const conditions: readonly Condition[] = [
  { held: 'fcp', processor: 4, line: { rate: 400, latency: 100 } },
  { held: 'interactive', processor: 6, line: { rate: 400, latency: 300 } },
];

/** ms from the navigation. */
interface VisitTimes {
  readonly fcp: number;
  readonly lcp: number;
  /** The page's own handlers answer. */
  readonly ready: number;
  /** They do, and no long task delays the answer. */
  readonly interactive: number;
}

interface Series {
  readonly condition: Condition;
  readonly page: MeasuredPage;
  readonly times: VisitTimes[];
}

async function measure({ pages, runs }: BenchContext): Promise<boolean> {
  const { visited } = await pages();
  const series = conditions.flatMap((condition) =>
    visited.map((page): Series => ({ condition, page, times: [] })),
  );
  const browser = await launchBrowser();
  try {
    for (let round = 0; round < runs; round += 1)
      for (const { condition, page, times } of series) times.push(await visit(browser, page, condition));
  } finally {
    await browser.close();
  }
  const rows = [[`first visit, medians of ${runs}, ms`, 'line', 'FCP', 'LCP', 'ready', 'interactive', '']];
  let isMet = true;
  for (const { condition, page, times } of series) {
    const { processor, line, held } = condition;
    const of = (figure: keyof VisitTimes) => median(times.map((one) => one[figure]));
    const limit = held === 'interactive' ? goal.interactive : limitOfFcp(page);
    const missed = !page.isPeer && of(held) > limit ? [`${held} over ${limit}`] : [];
    isMet &&= missed.length === 0;
    rows.push([
      page.name,
      `${line.rate} kbit/s, ${line.latency} ms, ${processor} x`,
      ...[of('fcp'), of('lcp'), of('ready'), of('interactive')].map((ms) => ms.toFixed(0)),
      page.isPeer ? '' : formatResult(missed),
    ]);
  }
  console.log(formatTable(rows));
  return isMet;
}

const limitOfFcp = ({ content }: MeasuredPage) => (content === 'one picture' ? Infinity : fcpGoals[content]);

async function visit(browser: Browser, target: MeasuredPage, throttling: Throttling): Promise<VisitTimes> {
  const { page, devTools, close } = await openPhoneTab(browser, throttling);
  try {
    const recorded = await recordTransfers(devTools);
    await page.addInitScript(observe(target.isReady));
    await page.goto(target.address, { waitUntil: 'load' });
    await waitForExpression(page, 'moments.ready > 0');
    await recorded.waitUntilIdle(page, quietTime);
    await waitForExpression(page, `performance.now() > moments.busyUntil() + ${quietTime}`);
    const { fcp, lcp, ready, tasks } = await page.evaluate<Moments>('moments');
    return { fcp, lcp, ready, interactive: computeInteractive(Math.max(fcp, ready), tasks, quietTime) };
  } finally {
    await close();
  }
}

interface Moments extends Pick<VisitTimes, 'fcp' | 'lcp' | 'ready'> {
  readonly tasks: readonly LongTask[];
}

const observe = (isReady: string) => `{
  const moments = { fcp: 0, lcp: 0, ready: 0, tasks: [] };
  Object.defineProperty(moments, 'busyUntil', {
    value: () => moments.tasks.reduce((end, task) => Math.max(end, task.start + task.duration), moments.ready),
  });
  globalThis.moments = moments;
  const observeEntries = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observeEntries('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') moments.fcp = startTime;
  });
  observeEntries('largest-contentful-paint', ({ startTime }) => (moments.lcp = startTime));
  observeEntries('longtask', ({ startTime, duration }) => moments.tasks.push({ start: startTime, duration }));
  const check = () => {
    if (${isReady}) moments.ready = performance.now();
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}`;

export const slowLine: Benchmark = { name: 'slow-line', goal, run: measure };
