/** Transfers of a first visit on a phone, as sent, without headers; inline styles count as HTML. */
import type { Browser, CDPSession } from '@playwright/test';
import { launchBrowser, phone } from './browser.ts';
import { formatTable } from './figures.ts';
import { resourceKinds, sumTransferSizes, type Transfer, type TransferSizes } from './transfer-sizes.ts';
import type { BenchContext, Benchmark } from './benchmark.ts';

/** ms without a request. */
const networkIdleTime = 2500;
/** kB without the Devanagari font; script and style have a goal for each page (`measured-pages.ts`). */
const goal = { fonts: 110 };

/** A peer that is in no registry: its figure was measured elsewhere. */
const unmeasured = 'bulletproof-react: JS 137.3 kB (read, not measured here)';

async function measure({ pages }: BenchContext): Promise<boolean> {
  const measured = await pages();
  const browser = await launchBrowser();
  const rows = [['first visit, kB', '', ...resourceKinds, 'sum', '']];
  let isMet = true;
  try {
    for (const { name, address, goals } of measured) {
      // The first visit fills the server's caches.
      await visit(browser, address);
      const { first, all } = await visit(browser, address);
      const missed = goals
        ? [
            first.JS > goals.script && `JS over ${goals.script}`,
            first.CSS > goals.style && `CSS over ${goals.style}`,
            all.fonts > goal.fonts && `fonts over ${goal.fonts}`,
          ].filter((text) => text !== false)
        : [];
      isMet &&= missed.length === 0;
      const result = missed.length > 0 ? `MISSED: ${missed.join(', ')}` : 'met';
      rows.push([name, 'first look', ...formatSizes(first), goals ? result : '']);
      rows.push(['', 'at rest', ...formatSizes(all), '']);
    }
  } finally {
    await browser.close();
  }
  console.log(`${formatTable(rows)}\n${unmeasured}`);
  return isMet;
}

const formatSizes = (weights: TransferSizes) =>
  [
    ...resourceKinds.map((kind) => weights[kind]),
    resourceKinds.reduce((sum, kind) => sum + weights[kind], 0),
  ].map((kB) => kB.toFixed(1));

/** `first` counts what was requested before the first contentful paint. */
async function visit(
  browser: Browser,
  address: string,
): Promise<{ first: TransferSizes; all: TransferSizes }> {
  // The service worker fetches for later; the build limits that (`precache-budget.ts`).
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
    const net = await recordTransfers(await context.newCDPSession(page));
    await page.goto(address, { waitUntil: 'load' });
    for (;;) {
      const left = net.quietSince() + networkIdleTime - Date.now();
      if (left <= 0) break;
      await page.waitForTimeout(left);
    }
    const transfers = net.transfers();
    const paint = await page.evaluate<number>('first.paint');
    return { first: sumTransferSizes(transfers, paint), all: sumTransferSizes(transfers) };
  } finally {
    await context.close();
  }
}

async function recordTransfers(session: CDPSession) {
  const open = new Map<string, Omit<Transfer, 'bytes'> & { headers: number }>();
  const done: Transfer[] = [];
  let startedAt: number | undefined;
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
    if (!request.url.startsWith('http')) return;
    startedAt ??= timestamp;
    const requestedAt = (timestamp - startedAt) * 1000;
    open.set(requestId, { type: type ?? 'Other', address: request.url, requestedAt, headers: 0 });
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
    quietSince: () => (open.size > 0 ? Date.now() : last),
  };
}

export const firstVisit: Benchmark = { name: 'visit', goal, run: measure };
