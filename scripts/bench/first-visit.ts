/** Transfers of a first visit on a phone, as sent, without headers; inline styles count as HTML. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { BenchContext, Benchmark } from './benchmark.ts';
import { launchBrowser, openPhoneTab } from './browser.ts';
import { formatResult, formatTable } from './figures.ts';

/** ms without a request. */
const networkIdleTime = 2500;

/** kB of a page at rest, of its script before the first paint by page, and the number of scripts on any public page. */
const goal = { script: { home: 72, list: 80, detail: 90 }, fonts: 60, sum: 300, scripts: 9 };

/** https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ResourceType */
const kinds = { HTML: 'Document', CSS: 'Stylesheet', JS: 'Script', pictures: 'Image', fonts: 'Font' };

interface Transfer {
  readonly type: string;
  /** Of the body as sent. */
  readonly bytes: number;
  /** ms from the page's own request. */
  readonly requestedAt: number;
}

const ofKind = (transfers: readonly Transfer[], kind: keyof typeof kinds) =>
  transfers.filter(({ type }) => type === kinds[kind]);

const sum = (transfers: readonly Transfer[]) =>
  transfers.reduce((bytes, transfer) => bytes + transfer.bytes, 0) / 1000;

async function measure({ pages }: BenchContext): Promise<boolean> {
  const { pages: measured, publicAddresses } = await pages();
  const browser = await launchBrowser();
  const rows = [['first visit, kB', '', 'requests', 'scripts', ...Object.keys(kinds), 'all', '']];
  let isMet = true;
  try {
    for (const { name, content, address } of measured) {
      // The first visit fills the server's caches.
      await visit(browser, address);
      const { first, all } = await visit(browser, address);
      const missed = Object.entries({
        script: sum(ofKind(first, 'JS')) > goal.script[content],
        fonts: sum(ofKind(all, 'fonts')) > goal.fonts,
        sum: sum(all) > goal.sum,
      }).flatMap(([figure, isMissed]) => (isMissed ? [figure] : []));
      isMet &&= missed.length === 0;
      rows.push([name, 'first paint', ...formatTransfers(first), formatResult(missed)]);
      rows.push(['', 'at rest', ...formatTransfers(all), '']);
    }
    console.log(formatTable(rows));

    let most = { scripts: 0, path: '' };
    for (const address of publicAddresses) {
      const scripts = ofKind((await visit(browser, address)).all, 'JS').length;
      if (scripts > most.scripts) most = { scripts, path: new URL(address).pathname };
    }
    const isFew = most.scripts <= goal.scripts;
    isMet &&= isFew;
    console.log(
      `scripts of ${publicAddresses.length} public pages: at most ${most.scripts}, on ${most.path} ` +
        `(goal ${goal.scripts}): ${isFew ? 'met' : 'MISSED'}`,
    );
  } finally {
    await browser.close();
  }
  return isMet;
}

function formatTransfers(transfers: readonly Transfer[]): readonly string[] {
  const byKind = Object.values(kinds).map((kind) => transfers.filter(({ type }) => type === kind));
  return [
    String(transfers.length),
    String(ofKind(transfers, 'JS').length),
    ...[...byKind, transfers].map((part) => sum(part).toFixed(1)),
  ];
}

/** @returns what was requested before the first contentful paint, and until the page is at rest */
async function visit(browser: Browser, address: string) {
  const { page, devTools, close } = await openPhoneTab(browser);
  try {
    const recorded = await recordTransfers(devTools);
    await page.goto(address, { waitUntil: 'load' });
    await recorded.waitUntilIdle(page, networkIdleTime);
    const paint = await page.evaluate<number>(
      `performance.getEntriesByName('first-contentful-paint')[0].startTime`,
    );
    const all = recorded.transfers;
    return { all, first: all.filter(({ requestedAt }) => requestedAt <= paint) };
  } finally {
    await close();
  }
}

/** Records the requests of a page from now on. */
async function recordTransfers(session: CDPSession) {
  const open = new Map<string, Omit<Transfer, 'bytes'> & { headers: number }>();
  const transfers: Transfer[] = [];
  let startedAt: number | undefined;
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
    if (!request.url.startsWith('http')) return;
    startedAt ??= timestamp;
    const requestedAt = (timestamp - startedAt) * 1000;
    open.set(requestId, { type: type ?? 'Other', requestedAt, headers: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = open.get(requestId);
    if (request) open.set(requestId, { ...request, headers: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = open.get(requestId);
    if (request) transfers.push({ ...request, bytes: Math.max(0, encodedDataLength - request.headers) });
    open.delete(requestId);
    last = Date.now();
  });
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  await session.send('Network.enable');
  const quietSince = () => (open.size > 0 ? Date.now() : last);
  return {
    transfers,
    waitUntilIdle: async (page: Page, ms: number) => {
      for (;;) {
        const left = quietSince() + ms - Date.now();
        if (left <= 0) return;
        await page.waitForTimeout(left);
      }
    },
  };
}

export const firstVisit: Benchmark = { name: 'visit', run: measure };
