import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
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

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });

interface PhoneTab {
  readonly page: Page;
  readonly devTools: CDPSession;
  readonly close: () => Promise<void>;
}

/** A tab with an empty cache on Lighthouse's phone. The service worker fetches for later visits and is blocked. */
export async function openPhoneTab(browser: Browser): Promise<PhoneTab> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  return { page, devTools: await context.newCDPSession(page), close: () => context.close() };
}
