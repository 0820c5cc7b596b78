import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Package } from '#contract/package.ts';
import { pictureVariant } from '#contract/pictures.ts';
import { packageForm } from '#server/http/testing/form-samples.ts';
import { noise } from '#server/pictures/testing/picture-samples.ts';
import { freePort } from '#server/testing/free-port.ts';
import { createProgramClient, signIn, startProgram } from '#e2e/system/faults/server-program.ts';

/** State and parent of a process; undefined when there is none. */
async function readProcess(pid: string) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return stat === '' ? undefined : { state, parent };
}

/** A process that has ended stays in the table (state Z) until its parent asks for its exit code. */
const isRunning = async (pid: string) => !['Z', undefined].includes((await readProcess(pid))?.state);

/** Ids of the encoders that a server has started. */
async function encodersOf(server: number): Promise<string[]> {
  const found: string[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('picture-encoder.js') && (await readProcess(pid))?.parent === String(server))
      found.push(pid);
  }
  return found;
}

/** ms; the encoder has the lowest priority, and gets little of a busy machine. */
const encodingTimeout = 240_000;

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'the encoder of pictures ends with its server on %s, and the next start makes the variants',
  async (signal) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'encoder-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const port = await freePort();
    const first = await startProgram(dataDir, port).listening;
    onTestFinished(() => first.kill('SIGKILL'));
    const client = createProgramClient(await signIn(first.origin));
    const picture = await noise(1200, 1200).jpeg({ quality: 70 }).toBuffer();
    const file = new File([new Uint8Array(picture)], 'noise.jpg', { type: 'image/jpeg' });
    const answer = await client.send('POST', '/tours/create-package', packageForm({}, [file]));
    const { images }: Package = (await answer.json()).package;
    const variant = first.origin + pictureVariant(images[0] ?? '', 320, 'avif');
    const typeOf = async () => (await fetch(variant)).headers.get('content-type');
    await expect.poll(() => encodersOf(first.pid)).toHaveLength(1);
    const encoders = await encodersOf(first.pid);
    expect(await typeOf()).toBe('image/jpeg');
    await first.kill(signal);
    await expect
      .poll(() => Promise.all(encoders.map(isRunning)), { timeout: encodingTimeout })
      .toEqual([false]);

    const second = await startProgram(dataDir, port).listening;
    onTestFinished(() => second.kill('SIGKILL'));
    await expect.poll(typeOf, { timeout: encodingTimeout }).toBe('image/avif');
  },
  300_000,
);
