/** Transfers of a first visit on a phone, as sent, without headers; inline styles count as HTML. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { BenchContext, Benchmark } from './benchmark.ts';
import { launchBrowser, openPhoneTab } from './browser.ts';
import { formatResult, formatTable } from './figures.ts';

/** ms without a request. */
const networkIdleTime = 2500;

/** kB before the first paint, script by page; kB at rest, script on the home page; scripts on any public page. */
const goal = {
  first: { script: { home: 84, list: 86, detail: 91 }, style: 12 },
  atRest: { homeScript: 110, fonts: 60, sum: 300 },
  scripts: 12,
};

/** https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ResourceType */
const kinds = { HTML: 'Document', CSS: 'Stylesheet', JS: 'Script', pictures: 'Image', fonts: 'Font' };

interface Transfer {
  readonly type: string;
  /** Of the body as sent. */
  readonly bytes: number;
  /** ms from the page's own request. */
  readonly requestedAt: number;
}

const ofType = (transfers: readonly Transfer[], wanted: string) =>
  transfers.filter(({ type }) => type === wanted);

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
        script: sum(ofType(first, kinds.JS)) > goal.first.script[content],
        style: sum(ofType(first, kinds.CSS)) > goal.first.style,
        'script at rest': content === 'home' && sum(ofType(all, kinds.JS)) > goal.atRest.homeScript,
        fonts: sum(ofType(all, kinds.fonts)) > goal.atRest.fonts,
        sum: sum(all) > goal.atRest.sum,
      }).flatMap(([figure, isMissed]) => (isMissed ? [figure] : []));
      isMet &&= missed.length === 0;
      rows.push([name, 'first paint', ...formatTransfers(first), formatResult(missed)]);
      rows.push(['', 'at rest', ...formatTransfers(all), '']);
    }
    console.log(formatTable(rows));

    let most = { scripts: 0, path: '' };
    for (const address of publicAddresses) {
      const scripts = ofType((await visit(browser, address)).all, kinds.JS).length;
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
  const byKind = Object.values(kinds).map((kind) => ofType(transfers, kind));
  return [
    String(transfers.length),
    String(ofType(transfers, kinds.JS).length),
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
