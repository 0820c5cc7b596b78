import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { findChromium } from '#scripts/shared/chromium.ts';

export const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Lighthouse's phone: CSS px. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
export const desktop = { viewport: { width: 1280, height: 800 } };

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });

export interface Throttling {
  /** How many times slower the processor is. */
  readonly processor: number;
  readonly line?: {
    /** kbit/s in each direction. */
    readonly rate: number;
    /** ms from a request to the first byte of its answer. */
    readonly latency: number;
  };
}

export interface PhoneTab {
  readonly page: Page;
  readonly devTools: CDPSession;
  readonly close: () => Promise<void>;
}

/** ms, also for a page over a slow line on a busy machine. */
const slowTimeout = 120_000;

/** A tab with an empty cache on a phone with touch. The service worker fetches for later visits and is blocked. */
export async function openPhoneTab(browser: Browser, { processor, line }: Throttling): Promise<PhoneTab> {
  const context: BrowserContext = await browser.newContext({
    ...phone,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(slowTimeout);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: processor });
  if (line) {
    const bytesPerSecond = (line.rate * 1000) / 8;
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  return { page, devTools, close: () => context.close() };
}

/** ms between finger down and finger up. */
const pressTime = 90;

/** A finger's press on an element, scrolled into view before. */
export async function tap({ page, devTools }: PhoneTab, target: ReturnType<Page['locator']>): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to tap');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(pressTime);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** ms between two looks. */
const pollingTime = 100;

/** Waits until an expression is true in the page. `waitForFunction` would need `unsafe-eval` in the page's CSP. */
export async function waitForExpression(page: Page, expression: string): Promise<void> {
  const until = Date.now() + slowTimeout;
  while (!(await page.evaluate<unknown>(expression))) {
    if (Date.now() > until) throw new Error(`${page.url()} is still without ${expression}`);
    await page.waitForTimeout(pollingTime);
  }
}
