import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { seededRandom } from '#server/sample/posters/random.ts';
import { makeAlbum } from './album.ts';
import { everyPictureAnswers } from './every-fault.ts';
import { settle, type Entry } from './ledger.ts';
import { clientOf, freePort, signIn, startProgram, type Program } from './program.ts';
import { chooseWrite, perform, WrongAnswer, type Desk } from './random-writes.ts';
import { expectTidy } from './tidy.ts';
import type { Say } from './torture.ts';

/** Writes made while one sync of the process fails. */
const writesEach = 6;

/**
 * Lets the n-th fsync or fdatasync of the server's threads fail, for n from 1 on, while it writes; then kills it. What it
 * acknowledged must be there, what it refused must not have been shown, and whatever a crash has kept of a refused write
 * must be whole, pictures included. Needs strace, and the right to look into another process.
 */
export async function failTheSync(
  say: Say,
  { upTo, seed = Math.floor(Math.random() * 1e9) }: { readonly upTo: number; readonly seed?: number },
): Promise<void> {
  say(`fails the n-th sync for every n up to ${upTo} (seed ${seed})`);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sync-'));
  const port = await freePort();
  let marks = 0;
  const counts = { refused: 0, kept: 0 };
  let program = await startProgram(dataDir, port).listening;
  try {
    const desk: Desk = {
      client: clientOf(await signIn(program.origin)),
      album: await makeAlbum(5),
      random: seededRandom(seed),
      entries: [],
      acknowledged: 0,
      newMark: () => `mark-${(marks += 1)}-${seed}`,
    };
    for (let n = 1; n <= upTo; n += 1) {
      if (!(await breakSync(program, n))) {
        say('skipped: strace cannot be used here');
        return;
      }
      const refused = await writeSome(desk);
      counts.refused += refused.length;
      await program.kill('SIGKILL');
      program = await startProgram(dataDir, port).listening;
      settle(desk.entries, await desk.client.shown());
      counts.kept += refused.filter((entry) => entry.sure).length;
      desk.entries.splice(0, desk.entries.length, ...desk.entries.filter(({ sure }) => sure));
      await everyPictureAnswers(desk.client, `sync ${n}`);
      await expectTidy(desk.client, dataDir);
    }
    if (counts.refused === 0) throw new Error('No sync has failed');
    say(
      `${desk.acknowledged} writes were acknowledged, all were there after the kill; ${counts.refused} were refused, ` +
        `and of these the crash has kept ${counts.kept}, whole`,
    );
  } finally {
    await program.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** @returns what refused writes were about; what is shown is as if they had not been sent */
async function writeSome(desk: Desk): Promise<Entry[]> {
  const refused: Entry[] = [];
  for (let count = 0; count < writesEach; count += 1) {
    const write = chooseWrite(desk);
    try {
      await perform(desk, write);
    } catch (cause) {
      if (!(cause instanceof WrongAnswer) || ![500, 503, 507].includes(cause.status)) throw cause;
      refused.push(write.entry);
    }
  }
  const unchanged = desk.entries.map((entry) => ({ ...entry, pending: undefined }));
  settle(unchanged, await desk.client.shown());
  return refused;
}

/** Lets the n-th sync of each thread fail from now on. @returns false where that cannot be done */
async function breakSync({ pid }: Program, n: number): Promise<boolean> {
  const calls = 'fsync,fdatasync';
  const args = ['-f', '-p', String(pid), '-e', `trace=${calls}`, '-e', `inject=${calls}:error=EIO:when=${n}`];
  const strace = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const failed = once(strace, 'error').then(() => false);
  const attached = (async () => {
    for await (const line of createInterface(strace.stderr)) if (line.includes(' attached')) break;
    strace.stderr.resume();
    return strace.exitCode === null;
  })();
  return Promise.race([failed, attached]);
}
