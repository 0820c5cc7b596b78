/** Transfers of a first visit on a phone, as sent, without headers; inline styles count as HTML. */
import type { Browser } from '@playwright/test';
import { launchBrowser, openPhoneTab } from '#scripts/bench/browser.ts';
import { formatResult, formatTable } from '#scripts/bench/figures.ts';
import { type FirstVisitSizes, goal, listMissedSizes } from './first-visit-goals.ts';
import { recordTransfers } from './record-transfers.ts';
import {
  countScripts,
  resourceKinds,
  sumOf,
  sumTransferSizes,
  type TransferSizes,
} from './transfer-sizes.ts';
import type { BenchContext, Benchmark } from '#scripts/bench/benchmark.ts';

/** ms without a request. */
const networkIdleTime = 2500;

/** A peer that is in no registry: its figure was measured elsewhere. */
const unmeasured = 'bulletproof-react: JS 137.3 kB (read, not measured here)';

async function measure({ pages }: BenchContext): Promise<boolean> {
  const { visited, publicAddresses } = await pages();
  const browser = await launchBrowser();
  const rows = [['first visit, kB', '', 'scripts', ...resourceKinds, 'sum', '']];
  let isMet = true;
  try {
    for (const { name, content, address, isPeer } of visited) {
      // The first visit fills the server's caches.
      await visit(browser, address);
      const sizes = await visit(browser, address);
      const { first, all, scripts } = sizes;
      const missed = isPeer ? [] : listMissedSizes(content, sizes);
      isMet &&= missed.length === 0;
      rows.push([name, 'first look', '', ...formatSizes(first), isPeer ? '' : formatResult(missed)]);
      rows.push(['', 'at rest', String(scripts), ...formatSizes(all), '']);
    }
    console.log(`${formatTable(rows)}\n${unmeasured}`);

    let most = { scripts: 0, path: '' };
    for (const address of publicAddresses) {
      const { scripts } = await visit(browser, address);
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

const formatSizes = (sizes: TransferSizes) =>
  [...resourceKinds.map((kind) => sizes[kind]), sumOf(sizes)].map((kB) => kB.toFixed(1));

async function visit(browser: Browser, address: string): Promise<FirstVisitSizes> {
  const { page, devTools, close } = await openPhoneTab(browser, { processor: 1 });
  try {
    await page.addInitScript(`globalThis.moments = { paint: 0, whole: Infinity };
      new PerformanceObserver((list) => {
        moments.paint = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? moments.paint;
      }).observe({ type: 'paint', buffered: true });
      new MutationObserver(() => {
        if ('whole' in document.documentElement.dataset) moments.whole = Math.min(moments.whole, performance.now());
      }).observe(document, { attributes: true, attributeFilter: ['data-whole'], subtree: true });`);
    const recorded = await recordTransfers(devTools);
    await page.goto(address, { waitUntil: 'load' });
    await recorded.waitUntilIdle(page, networkIdleTime);
    const transfers = recorded.transfers();
    const { paint, whole } = await page.evaluate<{ paint: number; whole: number }>('moments');
    return {
      first: sumTransferSizes(transfers, paint),
      whole: sumTransferSizes(transfers, whole),
      all: sumTransferSizes(transfers),
      scripts: countScripts(transfers),
    };
  } finally {
    await close();
  }
}

export const firstVisit: Benchmark = { name: 'visit', goal, run: measure };
