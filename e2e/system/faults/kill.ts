import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { checkDatabase } from '#server/backup/check-backup.ts';
import { createPictureFixtures, type PictureFixture } from './picture-fixtures.ts';
import { listKeptPictures, type AdminClient } from '#server/http/testing/admin-client.ts';
import { checkExpectations, type Expectation } from './expectations.ts';
import type { TestMachine } from './test-machine.ts';
import { freePort } from '#server/testing/free-port.ts';
import { createProgramClient, signIn, startProgram } from './server-program.ts';
import { seededRandom, sendWrite, writeUntilDisconnected, type WriteContext } from './random-writes.ts';
import { assertNoOrphanedFiles, assertPicturesKept, hasWaitingPictures } from './orphaned-files.ts';
import type { PrintLine } from '#e2e/system/system-test.ts';

const writers = 4;
/** ms of writing until the kill, at most. */
const maxWritingTime = 700;
/** ms from a start, in which variants are made, until the kill, at most; a large picture takes about as long. */
const maxEncodingTime = 2500;

export interface KillOptions {
  readonly kills: number;
  readonly pictures: number;
  readonly seed?: number;
}

/**
 * Kills the server during creates, edits, deletes and restores, sometimes already while it starts, and up to three times
 * more at any moment of the work on the variants that still wait.
 * After each start every acknowledged write must be complete, also in the trash, every other one complete or absent, and
 * every picture must be served with the right bytes, or with its JPEG in place of a variant still to be made. In some
 * rounds and in the last one every variant must come without another write, and the disk must hold no other file. Half of
 * the unanswered creates and restores are sent again and must create one item.
 * @param machine disposed of in the end
 */
export async function runKills(
  print: PrintLine,
  { kills, pictures, seed = Math.floor(Math.random() * 1e9) }: KillOptions,
  machine: TestMachine,
): Promise<void> {
  const { dataDir, databaseUrl, dropUnsynced, dispose } = machine;
  print(`kills the server ${kills} times while ${writers} writers write (seed ${seed})`);
  const random = seededRandom(seed);
  const fixtures = await createPictureFixtures(pictures);
  const port = await freePort();
  const start = () =>
    startProgram(dataDir, port, databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
  let program = await start().listening;
  const client = createProgramClient(await signIn(program.origin));
  const entries: Expectation[] = [];
  let names = 0;
  const context: WriteContext = {
    client,
    allPictures: fixtures,
    random,
    entries,
    acknowledged: 0,
    createName: () => `mark-${(names += 1)}-${seed}`,
  };
  const counts = { unanswered: 0, repeated: 0, whileStarting: 0, whileEncoding: 0, done: 0 };

  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const writing = Promise.all(Array.from({ length: writers }, () => writeUntilDisconnected(context)));
      const hasEnded = await Promise.race([writing.then(() => true), pause(20 + random() * maxWritingTime)]);
      if (hasEnded === true) throw new Error('The server has exited without a kill');
      await program.kill('SIGKILL');
      await dropUnsynced();
      const unanswered = await writing;
      counts.unanswered += unanswered.length;

      if (random() < 0.2) {
        counts.whileStarting += 1;
        const starting = start();
        await pause(random() * 1500);
        await starting.kill('SIGKILL');
        await dropUnsynced();
      }
      program = await start().listening;
      for (let repeat = 0; repeat < 3 && (await hasWaitingPictures(machine)) && random() < 0.7; repeat += 1) {
        counts.whileEncoding += 1;
        await pause(random() * maxEncodingTime);
        await program.kill('SIGKILL');
        await dropUnsynced();
        program = await start().listening;
      }
      checkExpectations(entries, await client.readCatalogue(), await client.deleted());
      counts.done += unanswered.filter(({ entry, outcome }) =>
        isDeepStrictEqual(entry.acknowledged, outcome),
      ).length;
      await checkPictures(client, fixtures);
      if (kill === kills || random() < 0.3) {
        await assertNoOrphanedFiles(client, machine);
        await checkPictures(client, fixtures, 'all');
      } else await assertPicturesKept(client, machine);
      for (const write of unanswered.filter(({ isRepeatable }) => isRepeatable && random() < 0.5)) {
        counts.repeated += 1;
        await sendWrite(context, write);
      }
      entries.splice(0, entries.length, ...entries.filter(({ acknowledged }) => acknowledged));
      if (kill % 10 === 0) print(`${kill} kills, ${context.acknowledged} acknowledged writes`);
    }
    await program.kill('SIGTERM');
    if (databaseUrl === undefined) await checkDatabase(path.join(dataDir, 'banyan.db'));
  } finally {
    await program.kill('SIGKILL');
    await dispose();
  }
  print(
    `${context.acknowledged} writes were acknowledged, all were stored; of ${counts.unanswered} unanswered ones ` +
      `${counts.done} were complete, the others not at all; ${counts.repeated} creates and restores were sent again; ` +
      `${counts.whileStarting} starts were killed, too, and ${counts.whileEncoding} times variants were being made`,
  );
}

/** @param variants whether all of them must be there */
async function checkPictures(
  client: AdminClient,
  fixtures: readonly PictureFixture[],
  variants: 'some' | 'all' = 'some',
): Promise<void> {
  const kept = await listKeptPictures(client);
  for (const { address: picture, bytesByAddress } of fixtures.filter(({ address }) => kept.includes(address)))
    for (const [address, expected] of bytesByAddress) {
      const bytes = await client.readBytes(address);
      const isSubstitute = variants === 'some' && bytes.equals(bytesByAddress.get(picture) ?? expected);
      if (!bytes.equals(expected) && !isSubstitute) throw new Error(`${address} answers other bytes`);
    }
}
