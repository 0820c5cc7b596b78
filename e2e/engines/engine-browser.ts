import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';

/** Reference to an element of the open page, in the protocol's form. */
export type ElementId = string;

/** What the paths need of a browser, whatever protocol drives it. */
export interface EngineBrowser {
  readonly name: string;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** @param script the body of a function, whose arguments are `arguments` @returns JSON */
  evaluate(script: string, ...values: readonly unknown[]): Promise<unknown>;
  /** @param script as for `evaluate`; returns an element, or null */
  find(script: string, ...values: readonly unknown[]): Promise<ElementId | undefined>;
  /** Moves the pointer to the middle of an element and presses it. */
  click(element: ElementId): Promise<void>;
  /** Focuses a field and presses the keys of a text; in a `select`, the keys choose an option. */
  type(element: ElementId, text: string): Promise<void>;
  upload(element: ElementId, path: string): Promise<void>;
  /** @param width and height of the page, px */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what the window shows. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** ms */
const timeout = 20_000;

/** Repeats until there is a result. @throws after 20 s, naming what was waited for */
export async function waitFor<T>(
  what: string,
  read: () => Promise<T | false | null | undefined>,
): Promise<T> {
  const until = Date.now() + timeout;
  let failure: unknown;
  while (Date.now() < until) {
    try {
      const result = await read();
      if (result !== false && result !== null && result !== undefined) return result;
    } catch (cause) {
      // Scripts cannot run while a page is left, and an element may be rendered anew before it is used.
      failure = cause;
    }
    await wait(50);
  }
  throw new Error(
    `Not seen within ${timeout / 1000} s: ${what}`,
    failure === undefined ? {} : { cause: failure },
  );
}

/** @param condition an expression, in which the values are `arguments` */
export const waitUntil = (
  browser: EngineBrowser,
  what: string,
  condition: string,
  ...values: readonly unknown[]
): Promise<boolean> =>
  waitFor(what, async () => (await browser.evaluate(`return Boolean(${condition});`, ...values)) === true);

/** The first visible element whose label or text begins with a text, scrolled to the middle of the window. */
const findByText = `
  const [selector, text] = arguments;
  const namesOf = (element) => [element.getAttribute('aria-label') ?? '', element.textContent,
    ...[...(element.labels ?? [])].map((label) => label.textContent)];
  const found = [...document.querySelectorAll(selector)].find((element) =>
    element.checkVisibility() &&
    namesOf(element).some((name) => name.trim().replace(/\\s+/g, ' ').startsWith(text)));
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;`;

const withElement = (
  browser: EngineBrowser,
  selector: string,
  text: string,
  use: (element: ElementId) => Promise<void>,
): Promise<boolean> =>
  waitFor(`${selector} "${text}"`, async () => {
    const element = await browser.find(findByText, selector, text);
    if (element === undefined) return false;
    await use(element);
    return true;
  });

export const press = (browser: EngineBrowser, selector: string, text: string): Promise<boolean> =>
  withElement(browser, selector, text, (element) => browser.click(element));

/** @param label of a field; of a `select`, the text begins an option's */
export const fill = (browser: EngineBrowser, label: string, text: string): Promise<boolean> =>
  withElement(browser, 'input, textarea, select', label, (element) => browser.type(element, text));

export async function openPage(browser: EngineBrowser, address: string): Promise<void> {
  await browser.open(address);
  await waitForHydration(browser);
}

/** React marks the elements that it has taken over. */
export async function waitForHydration(browser: EngineBrowser): Promise<void> {
  await waitUntil(
    browser,
    'a hydrated page',
    `document.querySelector('h1')?.checkVisibility() &&
    Object.keys(document.querySelector('h1')).some((key) => key.startsWith('__react'))`,
  );
}

export const waitForText = (browser: EngineBrowser, text: string): Promise<boolean> =>
  waitUntil(browser, `the text "${text}"`, 'document.body.innerText.includes(arguments[0])', text);

/** @param pattern of path and query */
export const waitForAddress = (browser: EngineBrowser, pattern: RegExp): Promise<boolean> =>
  waitUntil(
    browser,
    `an address like ${String(pattern)}`,
    'new RegExp(arguments[0]).test(location.pathname + location.search)',
    pattern.source,
  );

export const readText = async (browser: EngineBrowser, selector: string): Promise<string> =>
  v.parse(
    v.string(),
    await browser.evaluate('return document.querySelector(arguments[0]).innerText;', selector),
  );
