/** Search in a list of a thousand packages: ms from a key event's time stamp to the paint of its result. */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { owner } from './admin-client.ts';
import { desktop, launchBrowser, phone } from './browser.ts';
import { seedPackages } from './seed-packages.ts';
import { startServerProcess } from '#scripts/shared/server-process.ts';
import { percentile } from '#server/testing/percentile.ts';
import { formatTable } from './figures.ts';
import type { BenchContext, Benchmark } from './benchmark.ts';

const packages = 1000;
/** ms, for the median key. */
const goal = { key: 32 };
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

/** ms from a key to the paint of its first cards, and of the whole result with count and later cards. */
interface KeyTimes {
  readonly cards: number;
  readonly complete: number;
}

interface MeasuredList {
  readonly path: string;
  readonly window: BrowserContextOptions;
}
const lists: readonly MeasuredList[] = [
  { path: '/packages/all packages', window: phone },
  { path: '/admin/packages', window: desktop },
];

async function measure({ program, folder }: BenchContext): Promise<boolean> {
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
  let isMet = true;
  try {
    for (const list of lists) {
      const times = await measureKeys(browser, origin, list);
      const cards = times.map(({ cards: ms }) => ms);
      const complete = times.map(({ complete: ms }) => ms);
      const figures = [cards, complete].flatMap((ms) => [percentile(ms, 0.5), percentile(ms, 0.95)]);
      const isInTime = percentile(cards, 0.5) <= goal.key;
      isMet &&= isInTime;
      rows.push([
        list.path,
        ...figures.map((ms) => ms.toFixed(0)),
        `goal ${goal.key}: ${isInTime ? 'met' : 'MISSED'}`,
      ]);
    }
  } finally {
    await browser.close();
    await stop();
  }
  console.log(formatTable(rows));
  return isMet;
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

/** Runs in the page. Each animation frame posts a message, which is delivered after the paint. */
function recordNextKey(): void {
  const seen = 4;
  /** ms without a change until the list is final: longer than the delay until the address is updated. */
  const idleTime = 400;
  const articles = document.getElementsByTagName('article');
  const readResult = () => {
    const search = document.querySelector('input[type=search]');
    const count = document.querySelector('main p[tabindex="-1"], main output')?.textContent;
    const typed = search instanceof HTMLInputElement ? search.value : '';
    const first = Array.from({ length: seen }, (_, index) => articles.item(index)?.textContent);
    const cards = JSON.stringify([typed, first]);
    return { cards, complete: JSON.stringify([cards, articles.length, count]) };
  };
  const keyTimes = new Promise((resolve) => {
    const typed = ({ timeStamp }: KeyboardEvent) => {
      let shown = { cards: '', complete: '' };
      const times = { cards: 0, complete: 0 };
      const frame = () => {
        const next = readResult();
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          const elapsed = performance.now() - timeStamp;
          if (next.cards !== shown.cards) times.cards = elapsed;
          if (next.complete !== shown.complete) times.complete = elapsed;
          shown = next;
          if (elapsed - times.complete > idleTime) resolve(times);
          else requestAnimationFrame(frame);
        });
        port1.start();
        port2.postMessage('painted');
      };
      requestAnimationFrame(frame);
    };
    addEventListener('keydown', typed, { capture: true, once: true });
  });
  Object.assign(window, { keyTimes });
}

export const searchLatency: Benchmark = { name: 'filter', goal, run: measure };
