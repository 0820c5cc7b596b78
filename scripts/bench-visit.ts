/**
 * What a first visit on a phone transfers, by route: what the first look takes, and what has come when the page
 * is at rest. Bodies as they are sent, mostly brotli; headers are not counted, and styles within the HTML are HTML.
 */
import type { Browser, CDPSession } from '@playwright/test';
import { launchBrowser, phone } from './bench-browser.ts';
import type { PageMeasured } from './bench-pages.ts';
import { table } from './table.ts';
import { kinds, weighTransfers, type Transfer, type Weights } from './weigh-transfers.ts';

/** ms without a request after which a page is at rest. */
const rest = 2500;
/** kB of fonts but Devanagari's, at most. */
const fontGoal = 110;

/** A peer that no registry has, so its figure was measured elsewhere. */
const read = 'bulletproof-react: JS 137.3 kB (read, not measured here)';

/** @returns whether all goals are met */
export async function measureVisits(pages: readonly PageMeasured[]): Promise<boolean> {
  const browser = await launchBrowser();
  const rows = [['first visit, kB', '', ...kinds, 'sum', '']];
  let met = true;
  try {
    for (const { name, address, goals } of pages) {
      // The first visitor's answers are made while she waits.
      await visit(browser, address);
      const { first, all } = await visit(browser, address);
      const missed = goals
        ? [
            first.JS > goals.script && `JS over ${goals.script}`,
            first.CSS > goals.style && `CSS over ${goals.style}`,
            all.fonts > fontGoal && `fonts over ${fontGoal}`,
          ].filter((text) => text !== false)
        : [];
      met &&= missed.length === 0;
      const verdict = missed.length > 0 ? `MISSED: ${missed.join(', ')}` : 'met';
      rows.push([name, 'first look', ...cells(first), goals ? verdict : '']);
      rows.push(['', 'at rest', ...cells(all), '']);
    }
  } finally {
    await browser.close();
  }
  console.log(`${table(rows)}\n${read}`);
  return met;
}

const cells = (weights: Weights) =>
  [...kinds.map((kind) => weights[kind]), kinds.reduce((sum, kind) => sum + weights[kind], 0)].map((kB) =>
    kB.toFixed(1),
  );

/** Opens a page with nothing kept from before. The first look is what was asked for before its first paint with content. */
async function visit(browser: Browser, address: string): Promise<{ first: Weights; all: Weights }> {
  // A service worker fetches beside the page what it keeps for later; the build weighs that.
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const first = { paint: 0 };
      Object.assign(window, { first });
      new PerformanceObserver((list) => {
        first.paint = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? first.paint;
      }).observe({ type: 'paint', buffered: true });
    });
    const net = await watch(await context.newCDPSession(page));
    await page.goto(address, { waitUntil: 'load' });
    for (;;) {
      const left = net.quietSince() + rest - Date.now();
      if (left <= 0) break;
      await page.waitForTimeout(left);
    }
    const transfers = net.transfers();
    const paint = await page.evaluate<number>('first.paint');
    return { first: weighTransfers(transfers, paint), all: weighTransfers(transfers) };
  } finally {
    await context.close();
  }
}

/** Follows the answers of a page that is yet to be opened. */
async function watch(session: CDPSession) {
  const open = new Map<string, Omit<Transfer, 'bytes'> & { headers: number }>();
  const done: Transfer[] = [];
  let began: number | undefined;
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
    if (!request.url.startsWith('http')) return;
    began ??= timestamp;
    const asked = (timestamp - began) * 1000;
    open.set(requestId, { type: type ?? 'Other', address: request.url, asked, headers: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = open.get(requestId);
    if (request) open.set(requestId, { ...request, headers: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = open.get(requestId);
    if (request) done.push({ ...request, bytes: Math.max(0, encodedDataLength - request.headers) });
    open.delete(requestId);
    last = Date.now();
  });
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  await session.send('Network.enable');
  return {
    transfers: (): readonly Transfer[] => done,
    /** Now, while something is under way. */
    quietSince: () => (open.size > 0 ? Date.now() : last),
  };
}
