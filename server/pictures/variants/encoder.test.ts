import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { PictureMetadata } from '#contract/pictures.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { completePicture, createPictureProcessor } from '#server/pictures/processing/process-picture.ts';
import { noise } from '#server/pictures/testing/picture-samples.ts';
import { createEncoder, type EncoderOptions } from './encoder.ts';

const program = fileURLToPath(new URL('encoder-program.ts', import.meta.url));
const fromSource = ['--import', 'tsx'];
const encode = createEncoder({ program, execArgv: fromSource });
const never = new AbortController().signal;
const metadata = { hash: 'a'.repeat(32), width: 40, height: 30, color: '#336699' };
const noJpeg = Buffer.from('no picture');

async function processNoise(width: number, height: number) {
  const upload = await noise(width, height).png().toBuffer();
  const picture = await createPictureProcessor()(upload, 'noise.png');
  return { ...picture, jpeg: picture.files[0]?.bytes ?? noJpeg };
}

/** A program of this JavaScript. */
async function scripted(source: string, options: Partial<EncoderOptions> = {}) {
  const file = path.join(await temporaryFolder(), 'encoder.mjs');
  await writeFile(file, source);
  return { file, encode: createEncoder({ program: file, execArgv: [], ...options }) };
}

/** Ids of the processes that this one has started and that run this program. */
async function childrenOf(file: string): Promise<string[]> {
  const found: string[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const [line, stat] = await Promise.all(
      ['cmdline', 'stat'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
    );
    const [state, parent] = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ');
    if (line?.includes(file) && state !== 'Z' && parent === String(process.pid)) found.push(pid);
  }
  return found;
}

/** Waits until a process has its own handler for SIGHUP, the last that the program sets (proc_pid_status(5)). */
async function waitForSignalHandlers(pid: string | number): Promise<void> {
  const readCaught = async () =>
    /^SigCgt:\s*([0-9a-f]+)$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
  await expect.poll(async () => BigInt(`0x${await readCaught()}`) & 1n).toBe(1n);
}

// On a busy machine a program of the lowest priority waits for minutes.
test('makes the same files as this process would', { timeout: 300_000 }, async () => {
  const { jpeg, metadata: picture, files } = await processNoise(500, 400);
  const { files: all } = await completePicture({ metadata: picture, files });
  expect(await encode(jpeg, picture, never)).toEqual(all.slice(files.length));
});

/** The program without its lowest priority. */
function start(jpeg: Buffer, { hash, width }: PictureMetadata) {
  const child = spawn(process.execPath, [...fromSource, program, hash, String(width)]);
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stdin.write(`${jpeg.toString('base64')}\n`);
  return child;
}

test('the program goes on, whatever signals a terminal sends', async () => {
  const { jpeg, metadata: picture } = await processNoise(1200, 1200);
  const child = start(jpeg, picture);
  const [output, ended] = [buffer(child.stdout), once(child, 'exit')];
  await waitForSignalHandlers(child.pid ?? 0);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) child.kill(signal);
  expect(await ended).toEqual([0, null]);
  expect((await output).length).toBeGreaterThan(1000);
});

test('the program ends with the server, also while it encodes', async () => {
  const { jpeg, metadata: picture } = await processNoise(1200, 1200);
  const child = start(jpeg, picture);
  await once(child.stdout, 'data');
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});

test.each([
  ['no picture', noJpeg],
  ['nothing', Buffer.alloc(0)],
])('the program says that it has started, and why it cannot decode: %s', async (_what, jpeg) => {
  const child = start(jpeg, metadata);
  expect(await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])).toEqual([
    '\n',
    expect.stringMatching(/Error: Input .*(?:unsupported image format|empty)/),
    [1, null],
  ]);
});

test('files of several MB arrive whole', async () => {
  const encoder = await scripted(`
    import { serialize } from 'node:v8';
    const output = Buffer.concat([Buffer.from('\\n'), serialize(Buffer.alloc(3e6))]);
    process.stdout.write(output, () => process.exit());`);
  expect(await encoder.encode(noJpeg, metadata, never)).toHaveLength(3e6);
});

const ignoreSignals = `
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  setInterval(() => undefined, 1000);`;

test.each([
  [
    'crashes once it has started with the picture',
    `process.stdout.write('\\n', () => process.kill(process.pid, 'SIGKILL'))`,
    {},
    'The encoder has ended with SIGKILL',
  ],
  [
    'cannot decode it',
    `process.stdout.write('\\n', () => process.exit(1))`,
    {},
    'The encoder has ended with 1',
  ],
  [
    'hangs is killed after the time for one picture, and',
    ignoreSignals,
    { timeout: 50 },
    'The encoder took too long',
  ],
])('a program that %s fails that picture', async (_, source, options, message) => {
  const encoder = await scripted(source, options);
  const failure = { name: 'EncodingFailed', message };
  await expect(encoder.encode(noJpeg, metadata, never)).rejects.toMatchObject(failure);
  expect(await childrenOf(encoder.file)).toEqual([]);
});

test.each(['process.exit(3);', `process.kill(process.pid, 'SIGKILL');`, `import 'missing';`])(
  'a program that does not start is no failure of the picture: %s',
  async (source) => {
    const encoder = await scripted(source);
    // More than fits a pipe.
    await expect(encoder.encode(Buffer.alloc(1e6), metadata, never)).rejects.toMatchObject({
      name: 'Error',
      message: 'The encoder of pictures does not start',
    });
  },
);

test('an aborted signal kills the program, which is no failure of the picture', async () => {
  const encoder = await scripted(ignoreSignals);
  const stopping = new AbortController();
  const encoding = encoder.encode(noJpeg, metadata, stopping.signal);
  const [pid = ''] = await childrenOf(encoder.file);
  await waitForSignalHandlers(pid);
  stopping.abort();
  await expect(encoding).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => childrenOf(encoder.file)).toEqual([]);
});

test('the program has the lowest priority in all threads, and none of the secrets of the server', async () => {
  process.env['SMTP_URL'] = 'smtp://user:secret@host';
  onTestFinished(() => void delete process.env['SMTP_URL']);
  const encoder = await scripted(`
    import { readdirSync } from 'node:fs';
    import { getPriority } from 'node:os';
    import { serialize } from 'node:v8';
    process.stdin.once('data', () => {
      const priorities = new Set(readdirSync('/proc/self/task').map((id) => getPriority(Number(id))));
      const report = { priorities, names: Object.keys(process.env) };
      process.stdout.write(Buffer.concat([Buffer.from('\\n'), serialize(report)]), () => process.exit());
    });`);
  expect(await encoder.encode(noJpeg, metadata, never)).toEqual({
    priorities: new Set([19]),
    names: expect.not.arrayContaining(['SMTP_URL']),
  });
});
