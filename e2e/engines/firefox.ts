/** The commands of WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/) that the paths need, for Firefox. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import { WebSocket, type MessageEvent } from 'ws';
import type { ElementId, EngineBrowser } from './engine-browser.ts';

const AnswerSchema = v.object({
  id: v.nullish(v.number()),
  result: v.optional(v.unknown()),
  message: v.optional(v.string()),
});
const TreeSchema = v.object({ contexts: v.tupleWithRest([v.object({ context: v.string() })], v.unknown()) });
const ScriptSchema = v.variant('type', [
  v.object({
    type: v.literal('success'),
    result: v.object({ value: v.optional(v.unknown()), sharedId: v.optional(v.string()) }),
  }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
]);
const ScreenshotSchema = v.object({ data: v.string() });

/** ms until Firefox listens, and for one command. */
const timeout = 30_000;

/** Starts Firefox with a new profile. @param program such as firefox-esr */
export async function openFirefox(program: string): Promise<EngineBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const child = spawn(program, ['--headless', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const socket = new WebSocket(`${await readListeningAddress(child.stderr)}/session`);
    await once(socket, 'open', { signal: AbortSignal.timeout(timeout) });
    const send = sendOver(socket);
    await send('session.new', { capabilities: {} });
    const { contexts } = v.parse(TreeSchema, await send('browsingContext.getTree', {}));
    const { context } = contexts[0];
    return {
      name: 'Firefox',
      close,
      ...commandsOf((method, params) => send(method, { context, ...params }), context),
    };
  } catch (cause) {
    await close();
    throw cause;
  }
}

type Send = (method: string, params: object) => Promise<unknown>;

function commandsOf(send: Send, context: string): Omit<EngineBrowser, 'name' | 'close'> {
  const run = async (script: string, values: readonly unknown[], element?: ElementId) => {
    const answer = await send('script.callFunction', {
      functionDeclaration: `function (element, values) { return (function () { ${script} }).apply(element, JSON.parse(values)); }`,
      arguments: [
        element === undefined ? { type: 'null' } : { sharedId: element },
        { type: 'string', value: JSON.stringify(values) },
      ],
      target: { context },
      awaitPromise: false,
    });
    const outcome = v.parse(ScriptSchema, answer);
    if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text);
    return outcome.result;
  };
  const act = (source: { readonly type: string; readonly actions: readonly object[] }) =>
    send('input.performActions', { actions: [{ id: source.type, ...source }] });
  return {
    open: async (url) => void (await send('browsingContext.navigate', { url, wait: 'complete' })),
    reload: async () => void (await send('browsingContext.reload', { wait: 'complete' })),
    evaluate: async (script, ...values) => {
      const { value } = await run(
        `return JSON.stringify((function () { ${script} }).apply(null, arguments)) ?? 'null';`,
        values,
      );
      return JSON.parse(v.parse(v.string(), value));
    },
    find: async (script, ...values) => (await run(script, values)).sharedId,
    click: async (element) => {
      const origin = { type: 'element', element: { sharedId: element } };
      await act({
        type: 'pointer',
        actions: [
          { type: 'pointerMove', x: 0, y: 0, origin },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    type: async (element, text) => {
      await run('this.focus();', [], element);
      const actions = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', actions });
    },
    upload: async (element, path) =>
      void (await send('input.setFiles', { element: { sharedId: element }, files: [path] })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { viewport: { width, height } })),
    screenshot: async () =>
      Buffer.from(
        v.parse(ScreenshotSchema, await send('browsingContext.captureScreenshot', {})).data,
        'base64',
      ),
  };
}

/** Firefox prints "WebDriver BiDi listening on ws://127.0.0.1:1234". */
async function readListeningAddress(output: Readable): Promise<string> {
  const lines = createInterface({ input: output, signal: AbortSignal.timeout(timeout) });
  for await (const line of lines) {
    const address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    // A full pipe would hold up what Firefox prints later.
    output.resume();
    return address;
  }
  throw new Error('Firefox ended, or did not listen in time.');
}

/** @returns sends a command and resolves to its result */
function sendOver(socket: WebSocket): Send {
  let commands = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = (commands += 1);
      const limit = setTimeout(() => settle({ message: 'no answer' }), timeout);
      const settle = ({ result, message }: v.InferOutput<typeof AnswerSchema>) => {
        clearTimeout(limit);
        socket.removeEventListener('message', receive);
        socket.off('close', end);
        if (result === undefined)
          reject(new Error(`Firefox: ${method}: ${message ?? 'the connection ended'}`));
        else resolve(result);
      };
      const end = () => settle({});
      const receive = ({ data }: MessageEvent) => {
        const answer = v.parse(AnswerSchema, JSON.parse(v.parse(v.string(), data)));
        if (answer.id === id) settle(answer);
      };
      socket.addEventListener('message', receive);
      socket.on('close', end);
      socket.send(JSON.stringify({ id, method, params }));
    });
}
