import { firefox } from '@playwright/test';
import type { EngineBrowser } from './engine-browser.ts';

/** An unchanged Firefox by WebDriver BiDi, which Playwright speaks on this channel. @param executablePath such as firefox-esr */
export async function openFirefox(executablePath: string): Promise<EngineBrowser> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath, headless: true });
  const page = await browser.newPage();
  return {
    name: 'Firefox',
    open: async (address) => void (await page.goto(address)),
    evaluate: (script, ...values) =>
      page.evaluate(`(function () { ${script} }).apply(undefined, ${JSON.stringify(values)})`),
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.locator(selector).pressSequentially(text),
    choose: async (selector, value) => void (await page.locator(selector).selectOption(value)),
    upload: (selector, path) => page.locator(selector).setInputFiles(path),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
