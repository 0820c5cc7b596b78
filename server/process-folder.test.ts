import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from './database/testing/temporary-database.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import type { Message } from './mail/mailer.ts';
import { openProcessFolder, type OwnFolder } from './process-folder.ts';
import { timeBounds } from './testing/time-bounds.ts';

const hour = 60 * 60_000;
const now = Date.UTC(2026, 10, 24, 9);
const message: Message = { to: 'asha@example.com', subject: 'Code', text: '012345', html: '<p>012345' };

/** A server on the data folder, until it ends. */
async function serve(dataDir: string, { isAlone = false } = {}) {
  const folder = await openProcessFolder(dataDir, isAlone);
  let hasEnded = false;
  const release = () => {
    if (!hasEnded) folder.release();
    hasEnded = true;
  };
  onTestFinished(release);
  return { ...folder, release };
}

/** Its mail server takes mails only if it is told so; pauses never end. */
function createQueue({ mailQueue }: OwnFolder, takesMails: boolean) {
  const sent: Message[] = [];
  const queue = createMailQueue({
    mailer: {
      send: async (mail) => {
        if (!takesMails) throw new Error('No room');
        sent.push(mail);
      },
    },
    folder: mailQueue,
    clock: { now: () => now },
    bounds: () => timeBounds(now),
    log: { warn: () => undefined, error: () => undefined },
    pause: () => (takesMails ? Promise.resolve() : new Promise(() => undefined)),
  });
  return { queue, sent };
}

const namesIn = (folder: string) => readdir(folder).catch(() => []);

/** A server that ends with a mail that waits and an upload that was not received whole. */
async function leave(folder: OwnFolder): Promise<void> {
  void createQueue(folder, false).queue.send(message);
  await expect.poll(() => namesIn(folder.mailQueue)).toHaveLength(1);
  await mkdir(path.join(folder.uploads, 'upload-1'), { recursive: true });
  folder.release();
}

describe('servers on one data folder', () => {
  it('have folders of their own, and the next one takes that of one that has ended', async () => {
    const dataDir = await temporaryFolder();
    const [one, other] = [await serve(dataDir), await serve(dataDir)];
    expect(new Set([one.uploads, other.uploads, one.mailQueue, other.mailQueue]).size).toBe(4);
    one.release();
    expect((await serve(dataDir)).mailQueue).toBe(one.mailQueue);
  });

  it('a container with a new host name sends the mails of the one before, and removes its uploads', async () => {
    const dataDir = await temporaryFolder();
    await leave(await serve(dataDir));
    const next = await serve(dataDir);
    const { queue, sent } = createQueue(next, true);
    await queue.resume();
    expect(sent).toEqual([message]);
    expect([await namesIn(next.mailQueue), await namesIn(next.uploads)]).toEqual([[], []]);
  });

  it('one that runs takes over what another one left that does not come back, and nothing of one that runs', async () => {
    const dataDir = await temporaryFolder();
    const [one, gone, running] = [await serve(dataDir), await serve(dataDir), await serve(dataDir)];
    await leave(gone);
    void createQueue(running, false).queue.send({ ...message, subject: 'Not yours' });
    await expect.poll(() => namesIn(running.mailQueue)).toHaveLength(1);
    await mkdir(path.join(running.uploads, 'upload-2'), { recursive: true });
    const { queue, sent } = createQueue(one, true);
    for (let look = 0; look < 2; look += 1) {
      await one.takeOver((other, olderThan) => queue.takeFrom(other, olderThan), now);
      await queue.resume();
    }
    expect(sent).toEqual([message]);
    expect([await namesIn(gone.mailQueue), await namesIn(gone.uploads)]).toEqual([[], []]);
    expect([await namesIn(running.mailQueue), await namesIn(running.uploads)]).toEqual([
      [expect.any(String)],
      ['upload-2'],
    ]);
  });

  it.each([
    ['several servers', false],
    ['one server alone', true],
  ])('%s take over what earlier versions left in folders of two host names', async (_, isAlone) => {
    const dataDir = await temporaryFolder();
    const mail = JSON.stringify({ message, tries: 1, nextTryAt: now - hour });
    for (const [host, age] of [
      ['0a1b2c3d4e5f-3000', 2 * hour],
      ['5f4e3d2c1b0a-3000', 2 * hour],
    ] as const) {
      const [queue, upload] = [
        path.join(dataDir, 'mail-queue', host),
        path.join(dataDir, 'uploads', host, 'upload-1'),
      ];
      await mkdir(queue, { recursive: true });
      await mkdir(upload, { recursive: true });
      await writeFile(path.join(queue, `${host.slice(0, 12)}.json`), mail);
      const then = new Date(now - age);
      for (const file of [path.join(queue, `${host.slice(0, 12)}.json`), upload])
        await utimes(file, then, then);
    }
    const own = await serve(dataDir, { isAlone });
    const { queue, sent } = createQueue(own, true);
    await own.takeOver((other, olderThan) => queue.takeFrom(other, olderThan), now);
    await queue.resume();
    expect(sent).toEqual([message, message]);
    expect([
      await namesIn(path.join(dataDir, 'mail-queue')),
      await namesIn(path.join(dataDir, 'uploads')),
    ]).toEqual([[], []]);
  });

  it('what a server of an earlier version may still use is left to it', async () => {
    const dataDir = await temporaryFolder();
    const host = path.join(dataDir, 'mail-queue', '0a1b2c3d4e5f-3000');
    await mkdir(host, { recursive: true });
    const file = path.join(host, 'a.json');
    await writeFile(file, JSON.stringify({ message, tries: 1, nextTryAt: now }));
    await utimes(file, new Date(now), new Date(now));
    const own = await serve(dataDir);
    const { queue, sent } = createQueue(own, true);
    await own.takeOver((other, olderThan) => queue.takeFrom(other, olderThan), now);
    await queue.resume();
    expect([sent, await namesIn(host)]).toEqual([[], ['a.json']]);
  });
});
