import { setTimeout as wait } from 'node:timers/promises';

/** What the paths need of a browser, whatever protocol drives it. */
export interface EngineBrowser {
  readonly name: string;
  open(address: string): Promise<void>;
  /** @param script the body of a function, whose arguments are `arguments` @returns JSON */
  evaluate(script: string, ...values: readonly unknown[]): Promise<unknown>;
  /** @param selector CSS, of a visible element */
  click(selector: string): Promise<void>;
  /** Types behind what is in the field. */
  type(selector: string, text: string): Promise<void>;
  /** Chooses an option of a `select`. @param value of the option */
  choose(selector: string, value: string): Promise<void>;
  upload(selector: string, path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** ms */
const timeout = 20_000;

/** Repeats a script until it returns something true. @throws after 20 s, naming what was waited for */
export async function waitFor(
  browser: EngineBrowser,
  what: string,
  script: string,
  ...values: readonly unknown[]
): Promise<unknown> {
  const until = Date.now() + timeout;
  let failure: unknown;
  while (Date.now() < until) {
    try {
      const result = await browser.evaluate(script, ...values);
      if (result !== null && result !== undefined && result !== false && result !== '') return result;
    } catch (cause) {
      // While a page is left, its scripts cannot run.
      failure = cause;
    }
    await wait(100);
  }
  const cause = failure === undefined ? {} : { cause: failure };
  throw new Error(`${browser.name}: waited in vain for ${what}`, cause);
}

let marks = 0;

/** The first visible element that begins with a text, or is labelled so. @returns its selector */
export async function find(browser: EngineBrowser, selector: string, text: string): Promise<string> {
  const mark = String((marks += 1));
  await waitFor(
    browser,
    `${selector} "${text}"`,
    `const [selector, text, mark] = arguments;
    const labelOf = (element) => [element.getAttribute('aria-label') ?? '', element.textContent,
      ...[...(element.labels ?? [])].map((label) => label.textContent)];
    const found = [...document.querySelectorAll(selector)].find((element) =>
      (element.checkVisibility() || element.type === 'file') &&
      labelOf(element).some((label) => label.trim().replace(/\\s+/g, ' ').startsWith(text)));
    if (!found) return false;
    found.setAttribute('data-found', mark);
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    return true;`,
    selector,
    text,
    mark,
  );
  return `[data-found="${mark}"]`;
}

export async function press(browser: EngineBrowser, selector: string, text: string): Promise<void> {
  await browser.click(await find(browser, selector, text));
}

/** @param label of an `input` or `textarea` */
export async function fill(browser: EngineBrowser, label: string, text: string): Promise<void> {
  await browser.type(await find(browser, 'input, textarea', label), text);
}

/** Opens a page and waits until it is hydrated: React marks the elements that it has taken over. */
export async function openPage(browser: EngineBrowser, address: string): Promise<void> {
  await browser.open(address);
  await waitFor(
    browser,
    `${address} to be hydrated`,
    `const heading = document.querySelector('h1');
    return Boolean(heading?.checkVisibility()) && Object.keys(heading).some((key) => key.startsWith('__react'));`,
  );
}

export async function waitForText(browser: EngineBrowser, text: string): Promise<void> {
  await waitFor(browser, `the text "${text}"`, `return document.body.innerText.includes(arguments[0]);`, text);
}

export async function waitForPath(browser: EngineBrowser, pattern: string): Promise<void> {
  await waitFor(
    browser,
    `an address like ${pattern}`,
    `return new RegExp(arguments[0]).test(location.pathname + location.search);`,
    pattern,
  );
}
