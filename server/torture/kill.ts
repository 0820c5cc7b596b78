import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { checkDatabase } from '#server/backup/check-database.ts';
import { seededRandom } from '#server/sample/posters/random.ts';
import { makeAlbum, type AlbumPicture } from './album.ts';
import { picturesOf, type Client } from './client.ts';
import { settle, type Entry } from './ledger.ts';
import type { Machine } from './machine.ts';
import { freePort } from '#server/testing/free-port.ts';
import { clientOf, signIn, startProgram } from './program.ts';
import { perform, writeUntilGone, type Desk } from './random-writes.ts';
import { expectTidy } from './tidy.ts';
import type { Say } from '#server/testing/torture.ts';

const writers = 4;
/** ms of writing until the kill, at most. */
const longest = 700;

export interface KillOptions {
  readonly kills: number;
  readonly pictures: number;
  readonly seed?: number;
}

/**
 * Kills the server during creates, edits and deletes, sometimes already while it starts. After each start every
 * acknowledged write must be there whole, every other one whole or absent, every picture must answer with the right
 * bytes, and the disk must hold no other file. Half of the unanswered creates are sent again and must make one thing.
 * @param machine disposed of in the end
 */
export async function killAgainAndAgain(
  say: Say,
  { kills, pictures, seed = Math.floor(Math.random() * 1e9) }: KillOptions,
  machine: Machine,
): Promise<void> {
  const { dataDir, stop, dispose } = machine;
  say(`kills the server ${kills} times while ${writers} writers write (seed ${seed})`);
  const random = seededRandom(seed);
  const album = await makeAlbum(pictures);
  const port = await freePort();
  let program = await startProgram(dataDir, port).listening;
  const client = clientOf(await signIn(program.origin));
  const entries: Entry[] = [];
  let marks = 0;
  const desk: Desk = {
    client,
    album,
    random,
    entries,
    acknowledged: 0,
    newMark: () => `mark-${(marks += 1)}-${seed}`,
  };
  const counts = { unanswered: 0, repeated: 0, whileStarting: 0, done: 0 };

  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const writing = Promise.all(Array.from({ length: writers }, () => writeUntilGone(desk)));
      const gone = await Promise.race([writing.then(() => true), pause(20 + random() * longest)]);
      if (gone === true) throw new Error('The server has ended by itself');
      await program.kill('SIGKILL');
      await stop();
      const unanswered = await writing;
      counts.unanswered += unanswered.length;

      if (random() < 0.2) {
        counts.whileStarting += 1;
        const starting = startProgram(dataDir, port);
        await pause(random() * 1500);
        await starting.kill('SIGKILL');
        await stop();
      }
      program = await startProgram(dataDir, port).listening;
      settle(entries, await client.shown());
      counts.done += unanswered.filter(({ entry, outcome }) => isDeepStrictEqual(entry.sure, outcome)).length;
      await checkPictures(client, album);
      await expectTidy(client, dataDir);
      for (const write of unanswered.filter(({ repeatable }) => repeatable && random() < 0.5)) {
        counts.repeated += 1;
        await perform(desk, write);
      }
      entries.splice(0, entries.length, ...entries.filter(({ sure }) => sure));
      if (kill % 10 === 0) say(`${kill} kills, ${desk.acknowledged} acknowledged writes`);
    }
    await program.kill('SIGTERM');
    await checkDatabase(path.join(dataDir, 'banyan.db'));
  } finally {
    await program.kill('SIGKILL');
    await dispose();
  }
  say(
    `${desk.acknowledged} writes were acknowledged, all were there; of ${counts.unanswered} unanswered ones ` +
      `${counts.done} were done whole, the others not at all; ${counts.repeated} creates were sent again; ` +
      `${counts.whileStarting} starts were killed, too`,
  );
}

async function checkPictures(client: Client, album: readonly AlbumPicture[]): Promise<void> {
  const shown = picturesOf(await client.shown());
  for (const { answers } of album.filter(({ address }) => shown.includes(address)))
    for (const [address, expected] of answers)
      if (!(await client.bytes(address)).equals(expected)) throw new Error(`${address} answers other bytes`);
}
