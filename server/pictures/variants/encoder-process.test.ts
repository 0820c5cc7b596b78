import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { completePicture, createPictureProcessor } from '#server/pictures/processing/process-picture.ts';
import { noise } from '#server/pictures/testing/picture-samples.ts';
import { readThreadPriorities } from '#server/testing/thread-priorities.ts';
import { createEncoderProcess, type EncoderOptions } from './encoder-process.ts';

const program = fileURLToPath(new URL('encoder-program.ts', import.meta.url));
const never = new AbortController().signal;
const metadata = { hash: 'a'.repeat(32), width: 40, height: 30, color: '#336699' };
const noJpeg = Buffer.from('no picture');

function opened(options: Partial<EncoderOptions> = {}) {
  const encoder = createEncoderProcess({ program, execArgv: ['--import', 'tsx'], ...options });
  onTestFinished(() => encoder.stop());
  return encoder;
}

/** An encoder of this JavaScript. */
async function scripted(text: string, options: Partial<EncoderOptions> = {}) {
  const file = path.join(await temporaryFolder(), 'encoder.mjs');
  await writeFile(file, text);
  return opened({ program: file, execArgv: [], ...options });
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

test('makes the same files as this process would, at the lowest priority in all threads', async () => {
  const picture = await createPictureProcessor()(await noise(500, 400).png().toBuffer(), 'noise.png');
  const encoder = opened();
  const files = await encoder.encode(picture.files[0]?.bytes ?? noJpeg, picture.metadata, never);
  const { files: all } = await completePicture(picture);
  expect(files).toEqual(all.slice(picture.files.length));

  const [pid = ''] = await childrenOf(program);
  expect(await readThreadPriorities(pid)).toEqual(new Set([19]));
});

test('a picture that cannot be decoded fails, and the same process takes the next one', async () => {
  const encoder = opened();
  await expect(encoder.encode(noJpeg, metadata, never)).rejects.toMatchObject({ name: 'EncodingFailed' });
  const [before] = await childrenOf(program);
  const { files, metadata: next } = await createPictureProcessor()(
    await noise(40, 30).png().toBuffer(),
    'a.png',
  );
  expect(await encoder.encode(files[0]?.bytes ?? noJpeg, next, never)).toHaveLength(2);
  expect(await childrenOf(program)).toEqual([before]);
});

test('a process that dies fails its picture, and another one takes the next', async () => {
  const encoder = await scripted(`
    process.on('message', ({ picture }) => {
      if (picture.width === 40) process.kill(process.pid, 'SIGKILL');
      process.send({ kind: 'done' });
    });
    process.send({ kind: 'ready' });`);
  await expect(encoder.encode(noJpeg, metadata, never)).rejects.toMatchObject({
    name: 'EncodingFailed',
    message: 'The encoder has ended with SIGKILL',
  });
  expect(await encoder.encode(noJpeg, { ...metadata, width: 41 }, never)).toEqual([]);
});

test('a process that hangs is ended after the time for one picture', async () => {
  const encoder = await scripted(`process.on('message', () => undefined); process.send({ kind: 'ready' });`, {
    timeout: 50,
  });
  await expect(encoder.encode(noJpeg, metadata, never)).rejects.toMatchObject({
    name: 'EncodingFailed',
    message: 'It took too long',
  });
  await expect.poll(() => childrenOf('encoder.mjs')).toEqual([]);
});

test('a program that does not start is no failure of the picture', async () => {
  const encoder = await scripted('process.exit(3)');
  const failed = encoder.encode(noJpeg, metadata, never);
  await expect(failed).rejects.toMatchObject({
    name: 'Error',
    message: 'The encoder of pictures does not start',
  });
});

test('the process ends when it is stopped, and when there was no work for a while', async () => {
  const idle = await scripted(
    `process.on('message', () => process.send({ kind: 'done' })); process.send({ kind: 'ready' });`,
    { idle: 20 },
  );
  await idle.encode(noJpeg, metadata, never);
  await expect.poll(() => childrenOf('encoder.mjs')).toEqual([]);

  const encoder = opened();
  const stopping = new AbortController();
  const encoding = encoder.encode(noJpeg, metadata, stopping.signal);
  stopping.abort();
  encoder.stop();
  await expect(encoding).rejects.toThrow(/./);
  await expect.poll(() => childrenOf(program)).toEqual([]);
});

test('the process does not get the secrets of the server', async () => {
  const file = path.join(await temporaryFolder(), 'environment.json');
  process.env['SMTP_URL'] = 'smtp://user:secret@host';
  onTestFinished(() => void delete process.env['SMTP_URL']);
  const encoder = await scripted(`
    import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(file)}, JSON.stringify(process.env));
    process.on('message', () => process.send({ kind: 'done' }));
    process.send({ kind: 'ready' });`);
  await encoder.encode(noJpeg, metadata, never);
  expect(JSON.parse(await readFile(file, 'utf8'))).not.toHaveProperty('SMTP_URL');
});
