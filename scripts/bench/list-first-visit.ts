/** First visits to lists of 1000 and of 20 packages in turn, on a phone with a slow processor. */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchBrowser, openPhoneTab } from './browser.ts';
import { seedPackages } from './seed-packages.ts';
import { type ServerProcess, startServerProcess } from '#scripts/shared/server-process.ts';
import { formatTable, median } from './figures.ts';
import type { BenchContext, Benchmark } from './benchmark.ts';

const counts = [20, 1000] as const;
const rounds = 9;
const cpuThrottling = 4;
/** Upper bound of the long list's largest paint divided by the short one's. */
const goal = { ratio: 1.25 };

async function measure({ program, folder }: BenchContext): Promise<boolean> {
  const servers: ServerProcess[] = [];
  const browser = await launchBrowser();
  try {
    for (const count of counts) servers.push(await serve(program, folder, count));
    const times = servers.map((): FirstVisitTimes[] => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [at, { origin }] of servers.entries())
        times[at]?.push(await measureFirstVisit(browser, origin));
    const [short, long] = times.map((visits) => ({
      painted: median(visits.map(({ painted }) => painted)),
      interactive: median(visits.map(({ interactive }) => interactive)),
    }));
    if (!short || !long) throw new Error('Nothing was measured');
    const share = long.painted / short.painted;
    const isMet = share <= goal.ratio;
    console.log(
      formatTable([
        [`first visit to a list, medians of ${rounds}, ms`, 'largest paint', 'acts', ''],
        [`${counts[0]} packages`, short.painted.toFixed(0), short.interactive.toFixed(0), ''],
        [
          `${counts[1]} packages`,
          long.painted.toFixed(0),
          long.interactive.toFixed(0),
          `${share.toFixed(2)} of the short one's, goal ${goal.ratio}: ${isMet ? 'met' : 'MISSED'}`,
        ],
      ]),
    );
    return isMet;
  } finally {
    await browser.close();
    for (const { stop } of servers) await stop();
  }
}

/** The first request fills the server's caches. */
async function serve(program: string, folder: string, count: number): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  await seedPackages(dataDir, count);
  const environment = { SAMPLE_DATA: 'off', DATA_DIR: dataDir, ADMIN_PASSWORD: 'only for this run' };
  const server = await startServerProcess(program, environment, folder);
  await (await fetch(server.origin + path)).text();
  return server;
}

const path = '/packages/domestic';

/** ms since navigation. */
interface FirstVisitTimes {
  readonly painted: number;
  /** Interactive: the search is there. */
  readonly interactive: number;
}

async function measureFirstVisit(browser: Browser, origin: string): Promise<FirstVisitTimes> {
  const { page, close } = await openPhoneTab(browser, { processor: cpuThrottling });
  try {
    await page.addInitScript(`new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) globalThis.painted = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });`);
    await page.goto(origin + path);
    await page.getByRole('searchbox', { name: 'Search' }).waitFor();
    const interactive = await page.evaluate(() => performance.now());
    await page.locator('html[data-ready]').waitFor();
    return { painted: await page.evaluate<number>('painted'), interactive };
  } finally {
    await close();
  }
}

export const listFirstVisit: Benchmark = { name: 'first-list', goal, run: measure };
