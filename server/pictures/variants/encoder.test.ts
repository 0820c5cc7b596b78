import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
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
async function scripted(text: string, options: Partial<EncoderOptions> = {}) {
  const file = path.join(await temporaryFolder(), 'encoder.mjs');
  await writeFile(file, text);
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

test('makes the same files as this process would, whatever signals a terminal sends', async () => {
  const picture = await processNoise(500, 400);
  const encoding = encode(picture.jpeg, picture.metadata, never);
  const [pid = ''] = await childrenOf(program);
  await waitForSignalHandlers(pid);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(Number(pid), signal);
  const { files } = await completePicture(picture);
  expect(await encoding).toEqual(files.slice(picture.files.length));
});

test('the program ends with the server, also while it encodes', async () => {
  const { jpeg, metadata: picture } = await processNoise(1200, 1200);
  const child = spawn(process.execPath, [...fromSource, program, picture.hash, String(picture.width)]);
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stdin.write(`${jpeg.toString('base64')}\n`);
  await once(child.stdout, 'data');
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});

test.each([
  ['no picture', noJpeg],
  ['nothing', Buffer.alloc(0)],
])('a picture that cannot be decoded fails with the reason: %s', async (_what, jpeg) => {
  await expect(encode(jpeg, metadata, never)).rejects.toMatchObject({
    name: 'EncodingFailed',
    message: 'The encoder has ended with 1',
    cause: { message: expect.stringMatching(/Error: Input .*(?:unsupported image format|empty)/) },
  });
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
    'hangs is killed after the time for one picture, and',
    ignoreSignals,
    { timeout: 50 },
    'The encoder took too long',
  ],
])('a program that %s fails that picture', async (_, text, options, message) => {
  const encoder = await scripted(text, options);
  const failure = { name: 'EncodingFailed', message };
  await expect(encoder.encode(noJpeg, metadata, never)).rejects.toMatchObject(failure);
  expect(await childrenOf(encoder.file)).toEqual([]);
});

test.each(['process.exit(3);', `process.kill(process.pid, 'SIGKILL');`, `import 'missing';`])(
  'a program that does not start is no failure of the picture: %s',
  async (text) => {
    const encoder = await scripted(text);
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
