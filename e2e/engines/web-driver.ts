/** The calls of W3C WebDriver (https://www.w3.org/TR/webdriver2/) that the paths need, for WebKitWebDriver. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { EngineBrowser } from './engine-browser.ts';

/** The key of an element's reference in JSON (section 12, "web element identifier"). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const AnswerSchema = v.object({ value: v.unknown() });
const SessionSchema = v.object({ sessionId: v.string() });
const ElementSchema = v.object({ [elementKey]: v.string() });
const RectSchema = v.object({ width: v.number(), height: v.number() });

export interface Driver {
  readonly name: string;
  /** Programs and arguments that run the driver; the port is added. */
  readonly command: readonly [string, ...string[]];
  readonly environment: Readonly<Record<string, string>>;
  readonly port: number;
  readonly capabilities: unknown;
}

/** ms until a driver listens, and for one call. */
const startTimeout = 20_000;
const callTimeout = 60_000;

export async function openWebDriver(driver: Driver): Promise<EngineBrowser> {
  const { name, command, environment, port, capabilities } = driver;
  const [program, ...args] = command;
  // A group of its own, so that xvfb-run, the driver and the browser end together.
  const child = spawn(program, [...args, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...environment },
  });
  const endProcesses = () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    process.kill(-child.pid, 'SIGTERM');
  };
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(callTimeout),
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = v.parse(AnswerSchema, await answer.json());
    if (!answer.ok) throw new Error(`${name}: ${method} ${path} was answered ${JSON.stringify(value)}`);
    return value;
  };
  try {
    const until = Date.now() + startTimeout;
    while (!(await call('GET', '/status').catch(() => undefined))) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(`${name}: the driver does not start`);
      await wait(100);
    }
    const session = await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
    const base = `/session/${v.parse(SessionSchema, session).sessionId}`;
    const element = async (selector: string) => {
      const found = await call('POST', `${base}/element`, { using: 'css selector', value: selector });
      return `${base}/element/${v.parse(ElementSchema, found)[elementKey]}`;
    };
    const evaluate: EngineBrowser['evaluate'] = (script, ...values) =>
      call('POST', `${base}/execute/sync`, { script, args: values });
    return {
      name,
      evaluate,
      open: async (address) => void (await call('POST', `${base}/url`, { url: address })),
      click: async (selector) => void (await call('POST', `${await element(selector)}/click`, {})),
      type: async (selector, text) => void (await call('POST', `${await element(selector)}/value`, { text })),
      choose: async (selector, value) =>
        void (await call('POST', `${await element(`${selector} option[value="${value}"]`)}/click`, {})),
      upload: async (selector, path) =>
        void (await call('POST', `${await element(selector)}/value`, { text: path })),
      resize: async (width, height) => {
        // The call sets the size of the window with its frame.
        const inner = v.parse(
          RectSchema,
          await evaluate('return { width: window.innerWidth, height: window.innerHeight };'),
        );
        const outer = v.parse(RectSchema, await call('GET', `${base}/window/rect`));
        await call('POST', `${base}/window/rect`, {
          width: width + outer.width - inner.width,
          height: height + outer.height - inner.height,
        });
      },
      screenshot: async () => Buffer.from(v.parse(v.string(), await call('GET', `${base}/screenshot`)), 'base64'),
      close: async () => {
        await call('DELETE', base).catch(() => undefined);
        endProcesses();
      },
    };
  } catch (cause) {
    endProcesses();
    throw cause;
  }
}
