/** The commands of WebDriver (https://www.w3.org/TR/webdriver2/) that the paths need, for WebKitGTK. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import { waitFor, type ElementId, type EngineBrowser } from './engine-browser.ts';

/** The key of an element's reference in JSON (section 12.1, "web element identifier"). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const AnswerSchema = v.object({ value: v.unknown() });
const SessionSchema = v.object({ sessionId: v.string() });
const ElementSchema = v.object({ [elementKey]: v.string() });
const HandlesSchema = v.array(v.string());

/** ms, for one command. */
const timeout = 60_000;

export interface WebKitPrograms {
  readonly driver: string;
  readonly xvfb: string;
  readonly miniBrowser: string;
}

/** Starts MiniBrowser on a display of its own. @param port of the driver */
export async function openWebKit(programs: WebKitPrograms, port: number): Promise<EngineBrowser> {
  // A group of its own, so that xvfb-run, the driver and the browser end together.
  const child = spawn(
    programs.xvfb,
    ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', programs.driver, `--port=${port}`],
    {
      stdio: 'ignore',
      detached: true,
      // Its sandbox needs rights that a container does not give to root.
      env: {
        ...process.env,
        ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
      },
    },
  );
  const exited = once(child, 'exit');
  const close = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await exited;
  };
  const send: Send = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(timeout),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = v.parse(AnswerSchema, await answer.json());
    if (!answer.ok) throw new Error(`WebKit: ${method} ${path} was answered ${JSON.stringify(value)}`);
    return value;
  };
  try {
    await waitFor('WebKitWebDriver', () => send('GET', '/status'));
    const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
    const browserOptions = { binary: programs.miniBrowser, args };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
    const { sessionId } = v.parse(SessionSchema, await send('POST', '/session', { capabilities }));
    const commands = commandsOf((method, path, body) => send(method, `/session/${sessionId}${path}`, body));
    return {
      name: 'WebKit',
      ...commands,
      close: async () => {
        await send('DELETE', `/session/${sessionId}`).catch(() => undefined);
        await close();
      },
    };
  } catch (cause) {
    await close();
    throw cause;
  }
}

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

function commandsOf(send: Send): Omit<EngineBrowser, 'name' | 'close'> {
  let hasPopup = false;
  /** A popup has no toolbar; MiniBrowser's is wider than a phone. */
  const openPopup = async (address: string) => {
    await send('POST', '/url', { url: address });
    const before = v.parse(HandlesSchema, await send('GET', '/window/handles'));
    const script = `window.open(location.href, '_blank', 'popup,width=1280,height=800,noopener');`;
    await send('POST', '/execute/sync', { script, args: [] });
    const handle = await waitFor('the popup', async () =>
      v.parse(HandlesSchema, await send('GET', '/window/handles')).find((other) => !before.includes(other)),
    );
    await send('DELETE', '/window');
    await send('POST', '/window', { handle });
    hasPopup = true;
  };
  const run = (script: string, args: readonly unknown[]) => send('POST', '/execute/sync', { script, args });
  const post = async (element: ElementId, command: string, body: object) =>
    void (await send('POST', `/element/${element}/${command}`, body));
  return {
    open: async (address) => {
      if (!hasPopup) await openPopup(address);
      await send('POST', '/url', { url: address });
    },
    reload: async () => void (await send('POST', '/refresh', {})),
    evaluate: (script, ...values) => run(script, values),
    find: async (script, ...values) => {
      const found = await run(script, values);
      return found === null ? undefined : v.parse(ElementSchema, found)[elementKey];
    },
    click: (element) => post(element, 'click', {}),
    type: (element, text) => post(element, 'value', { text }),
    upload: (element, path) => post(element, 'value', { text: path }),
    resize: async (width, height) => void (await send('POST', '/window/rect', { width, height })),
    screenshot: async () => Buffer.from(v.parse(v.string(), await send('GET', '/screenshot')), 'base64'),
  };
}
