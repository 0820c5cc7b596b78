import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createInterface } from 'node:readline';
import { createPictureFixtures } from './picture-fixtures.ts';
import { assertPicturesServed } from './fail-every-step.ts';
import { checkExpectations } from './expectations.ts';
import { freePort } from '#server/testing/free-port.ts';
import { createProgramClient, signIn, startProgram, type ServerProgram } from './server-program.ts';
import {
  chooseWrite,
  seededRandom,
  sendWrite,
  UnexpectedResponse,
  type WriteContext,
  type Write,
} from './random-writes.ts';
import { assertNoOrphanedFiles } from './orphaned-files.ts';
import type { PrintLine } from '#e2e/system/system-test.ts';

/** At most so many writes while a sync fails; each commit syncs several times. */
const writesPerRound = 6;
/** The last sync that is made to fail; the writes may not reach later ones. */
const lastSync = 10;

/**
 * Fails the n-th fsync or fdatasync of the server's threads for every n, then kills it. Acknowledged writes must be
 * stored, refused ones complete or absent, before and after the kill: when the sync of the emptied journal fails, the
 * commit is reported as failed and is done (sqlite.org/rescode.html#ioerr_fsync). Needs strace.
 */
export async function runFailingSync(
  print: PrintLine,
  { rounds }: { readonly rounds: number },
): Promise<void> {
  const seed = Math.floor(Math.random() * 1e9);
  print(`fails the n-th sync for every n up to ${lastSync}, in ${rounds} rounds (seed ${seed})`);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sync-'));
  const port = await freePort();
  let names = 0;
  const counts = { refused: 0, kept: 0 };
  let program = await startProgram(dataDir, port).listening;
  try {
    const context: WriteContext = {
      client: createProgramClient(await signIn(program.origin)),
      allPictures: await createPictureFixtures(5),
      random: seededRandom(seed),
      entries: [],
      acknowledged: 0,
      createName: () => `mark-${(names += 1)}-${seed}`,
    };
    for (let round = 0; round < rounds; round += 1) {
      await injectSyncFault(program, round);
      const refused = await writeUntilRefused(context);
      counts.refused += refused.length;
      await program.kill('SIGKILL');
      program = await startProgram(dataDir, port).listening;
      checkExpectations(
        context.entries,
        await context.client.readCatalogue(),
        await context.client.deleted(),
      );
      counts.kept += refused.filter(({ entry, outcome }) =>
        isDeepStrictEqual(entry.acknowledged, outcome),
      ).length;
      context.entries.splice(
        0,
        context.entries.length,
        ...context.entries.filter(({ acknowledged }) => acknowledged),
      );
      await assertPicturesServed(context.client, `round ${round}`);
      await assertNoOrphanedFiles(context.client, { dataDir });
    }
    if (counts.refused === 0) throw new Error('No sync has failed');
    print(
      `${context.acknowledged} writes were acknowledged, all were stored after the kill; ${counts.refused} were refused, ` +
        `and of these the crash has kept ${counts.kept}, complete`,
    );
  } finally {
    await program.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Writes until one is refused, sometimes more, which overwrites its remains. @returns the refused writes */
async function writeUntilRefused(context: WriteContext): Promise<Write[]> {
  const refused: Write[] = [];
  for (
    let count = 0;
    count < writesPerRound && (refused.length === 0 || context.random() < 0.3);
    count += 1
  ) {
    const write = chooseWrite(context);
    try {
      await sendWrite(context, write);
    } catch (cause) {
      if (!(cause instanceof UnexpectedResponse) || ![500, 503, 507].includes(cause.status)) throw cause;
      refused.push(write);
    }
  }
  const copies = context.entries.map((entry) => ({ ...entry }));
  checkExpectations(copies, await context.client.readCatalogue(), await context.client.deleted());
  return refused;
}

/**
 * Fails the n-th sync of each thread; in two of three rounds only fdatasync, the database's, so that the commit of a
 * save fails whose pictures are stored. @throws where strace cannot be used
 */
async function injectSyncFault({ pid }: ServerProgram, round: number): Promise<void> {
  const n = 1 + (round % lastSync);
  const calls = round % 3 === 0 ? 'fsync,fdatasync' : 'fdatasync';
  const args = ['-f', '-p', String(pid), '-e', `trace=${calls}`, '-e', `inject=${calls}:error=EIO:when=${n}`];
  const strace = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  await once(strace, 'spawn');
  let isAttached = false;
  for await (const line of createInterface(strace.stderr)) {
    isAttached = line.includes(' attached');
    if (isAttached) break;
  }
  if (!isAttached) throw new Error('strace cannot attach to the server');
  strace.stderr.resume();
}
