import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from './database/testing/temporary-database.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import type { Message } from './mail/mailer.ts';
import { openProcessFolder } from './process-folder.ts';
import { timeBounds } from './testing/time-bounds.ts';

const now = Date.UTC(2026, 10, 24, 9);
const message: Message = { to: 'asha@example.com', subject: 'Code', text: '012345', html: '<p>012345' };
const mail = JSON.stringify({ message, tries: 1, nextTryAt: now });

/** A server on the data folder, until it ends; its mails are sent. */
async function serve(dataDir: string) {
  const folder = await openProcessFolder(dataDir, false);
  const sent: Message[] = [];
  const queue = createMailQueue({
    mailer: { send: async (taken) => void sent.push(taken) },
    folder: folder.mailQueue,
    clock: { now: () => now },
    bounds: () => timeBounds(now),
    log: { warn: () => undefined, error: () => undefined },
    pause: () => Promise.resolve(),
  });
  const takeOver = async () => {
    await folder.takeOver((other) => queue.takeFrom(other));
    await queue.resume();
  };
  let hasEnded = false;
  const release = () => {
    if (!hasEnded) folder.release();
    hasEnded = true;
  };
  onTestFinished(release);
  return { ...folder, takeOver, sent, release };
}

const namesIn = (folder: string) => readdir(folder).catch(() => []);

/** Puts a mail and an upload there. @returns the names of those that are left */
async function leave({ mailQueue, uploads }: { mailQueue: string; uploads: string }, name: string) {
  const file = path.join(mailQueue, `${name}.json`);
  const upload = path.join(uploads, name);
  await mkdir(mailQueue, { recursive: true });
  await mkdir(upload, { recursive: true });
  await writeFile(file, mail);
  return async () => [...(await namesIn(mailQueue)), ...(await namesIn(uploads))];
}

describe('servers on one data folder', () => {
  it('have folders of their own; the next one takes that of one that has ended, its mails, and removes its uploads', async () => {
    const dataDir = await temporaryFolder();
    const [one, other] = [await serve(dataDir), await serve(dataDir)];
    expect(new Set([one.uploads, other.uploads, one.mailQueue, other.mailQueue]).size).toBe(4);
    const left = await leave(one, 'a');
    one.release();
    const next = await serve(dataDir);
    expect(next.mailQueue).toBe(one.mailQueue);
    await next.takeOver();
    expect([next.sent, await left()]).toEqual([[message], []]);
  });

  it('take over what another one left that does not come back, and nothing of one that runs', async () => {
    const dataDir = await temporaryFolder();
    const [one, gone, running] = [await serve(dataDir), await serve(dataDir), await serve(dataDir)];
    const [leftByGone, leftByRunning] = [await leave(gone, 'a'), await leave(running, 'b')];
    gone.release();
    await one.takeOver();
    await one.takeOver();
    expect(one.sent).toEqual([message]);
    expect([await leftByGone(), await leftByRunning()]).toEqual([[], ['b.json', 'b']]);
  });
});
