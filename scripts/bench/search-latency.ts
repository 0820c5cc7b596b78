/**
 * Search in a list of a thousand packages: time from a key event's own time stamp to the paint of its result. Each
 * animation frame posts a message, which is delivered after the paint; the first frame with the final state counts.
 */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { desktop, launchBrowser, phone } from './browser.ts';
import { seedPackages } from './seed-packages.ts';
import { startServerProcess } from '#scripts/shared/server-process.ts';
import { recordNextKey, type KeyTimes } from './key-timing.ts';
import { percentile } from '#server/testing/percentile.ts';
import { formatTable } from './text-table.ts';

const packages = 1000;
/** ms, for the median key. */
const goal = 32;
const erase = (count: number) => Array.from({ length: count }, () => 'Backspace');
const letters = (text: string) => text.split('');
const keys = [
  ...letters('journey 12'),
  ...erase(3),
  ...letters('77'),
  ...erase(9),
  ...letters('lake'),
  ...erase(2),
];

const owner = { email: 'owner@example.com', password: 'only for this run' };

interface MeasuredList {
  readonly path: string;
  readonly window: BrowserContextOptions;
}
const lists: readonly MeasuredList[] = [
  { path: '/packages/all packages', window: phone },
  { path: '/admin/packages', window: desktop },
];

export async function measureSearchLatency(program: string, folder: string): Promise<boolean> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  await seedPackages(dataDir, packages);
  const environment = {
    SAMPLE_DATA: 'off',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    DATA_DIR: dataDir,
  };
  const { origin, stop } = await startServerProcess(program, environment, folder);
  const browser = await launchBrowser();
  const rows = [[`${keys.length} keys, ${packages} packages, ms`, 'cards', 'p95', 'whole list', 'p95', '']];
  let met = true;
  try {
    for (const list of lists) {
      const times = await measureKeys(browser, origin, list);
      const cards = times.map(({ cards: ms }) => ms);
      const whole = times.map(({ whole: ms }) => ms);
      const figures = [cards, whole].flatMap((ms) => [percentile(ms, 0.5), percentile(ms, 0.95)]);
      const inTime = percentile(cards, 0.5) <= goal;
      met &&= inTime;
      rows.push([
        list.path,
        ...figures.map((ms) => ms.toFixed(0)),
        `goal ${goal}: ${inTime ? 'met' : 'MISSED'}`,
      ]);
    }
  } finally {
    await browser.close();
    await stop();
  }
  console.log(formatTable(rows));
  return met;
}

async function measureKeys(
  browser: Browser,
  origin: string,
  { path, window }: MeasuredList,
): Promise<KeyTimes[]> {
  const context = await browser.newContext({ ...window, baseURL: origin, reducedMotion: 'reduce' });
  try {
    await context.request.post(apiBase + calls.login, { headers: { origin }, data: owner });
    const page = await context.newPage();
    // tsx keeps function names with a helper that the page lacks.
    await page.addInitScript({ content: 'globalThis.__name = (value) => value' });
    await page.goto(path);
    const search = page.getByRole('searchbox', { name: 'Search' });
    await page.getByRole('article').first().waitFor();
    await search.waitFor();
    const times: KeyTimes[] = [];
    for (const counted of [false, true]) {
      await search.fill('');
      await page.waitForTimeout(1000);
      for (const key of keys) {
        await page.evaluate(recordNextKey);
        await page.keyboard.press(key);
        const time = await page.evaluate<KeyTimes>('keyTimes');
        if (counted) times.push(time);
      }
    }
    return times;
  } finally {
    await context.close();
  }
}
