import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import * as calls from '#contract/calls.ts';
import { pictureAddress } from '#contract/pictures.ts';
import { sweepOld } from '#server/pictures/testing/sweep-old.ts';
import { filesFor } from './album.ts';
import { picturesOf, type Client } from './client.ts';
import { explain, type Explained, type Told } from './explain.ts';
import { faceOf } from './ledger.ts';
import { emptyWorld, type Call, type Kind } from './model.ts';
import { openPausedServer, type PausedServer } from './paused-server.ts';
import { callOf, Rounds, type Plan } from './plans.ts';
import { tinyPicture, tinyPictures } from './tiny-pictures.ts';
import type { Say } from '#server/testing/torture.ts';

const albumTexts = ['one', 'two', 'three', 'four', 'five'];
type Album = ReadonlyMap<string, string>;

async function makeAlbum(): Promise<Album> {
  const album = new Map<string, string>();
  for (const text of albumTexts)
    album.set(pictureAddress((await tinyPictures(Buffer.from(text), text)).facts), text);
  return album;
}

/**
 * Sends rounds of concurrent calls while a scheduler orders their queries. After each round some order of the calls
 * must explain the answers and lists by the model; at the end exactly the pictures shown must be stored.
 * @param options.seed repeats a failed run, as far as the disk's timing allows @throws with the shortest failing rounds
 */
export async function writeAtRandom(
  say: Say,
  { runs, seed }: { readonly runs: number; readonly seed?: number },
): Promise<void> {
  const server = await openPausedServer();
  // No power is cut here, and syncing takes most of the time.
  await sql`pragma synchronous = off`.execute(server.backend.database.db);
  const album = await makeAlbum();
  const statuses = new Map<string, number>();
  const count = (call: Call, { status }: Told) => {
    const what = `${call.do} ${status}`;
    statuses.set(what, (statuses.get(what) ?? 0) + 1);
  };
  try {
    await fc.assert(
      fc.asyncProperty(Rounds, fc.scheduler(), async (rounds, scheduler) => {
        await clear(server);
        await playRounds({ server, album, scheduler, count }, rounds);
        await expectTidy(server);
      }),
      { numRuns: runs, ...(seed !== undefined && { seed }) },
    );
  } finally {
    await server.backend.close();
  }
  const sum = [...statuses.values()].reduce((total, one) => total + one, 0);
  const each = [...statuses].toSorted(([one], [other]) => (one < other ? -1 : 1));
  say(
    `${sum} calls in ${runs} runs, all explained: ${each.map(([what, times]) => `${what}: ${times}`).join(', ')}`,
  );
}

interface Play {
  readonly server: PausedServer;
  readonly album: Album;
  readonly scheduler: fc.Scheduler;
  readonly count: (call: Call, told: Told) => void;
}

async function playRounds(
  { server, album, scheduler, count }: Play,
  rounds: readonly (readonly Plan[])[],
): Promise<void> {
  const { client } = server;
  const made: Readonly<Record<Kind, Set<number>>> = { package: new Set(), destination: new Set() };
  let refs = 0;
  let explained: Explained = { world: emptyWorld, ids: new Map() };
  for (const plans of rounds) {
    const { world, ids } = explained;
    const round = plans.map((plan) =>
      callOf(plan, {
        world,
        album: [...album.keys()],
        everMade: (kind) => [...made[kind]],
        newRef: () => (refs += 1),
      }),
    );
    const told = await server.letGo(scheduler, () =>
      Promise.all(round.map((call) => send(client, album, call, ids))),
    );
    for (const [index, call] of round.entries()) count(call, told[index] ?? { status: 0 });
    const { packages, destinations } = await client.shown();
    const seen = { package: packages.map(faceOf), destination: destinations.map(faceOf) };
    const after = explain(explained, { calls: round, told, seen });
    if (!after) throw new Error(`No order explains ${JSON.stringify({ before: world, round, told, seen })}`);
    explained = after;
    for (const { kind, ref } of after.world.things) made[kind].add(ref);
  }
}

async function send(
  client: Client,
  album: Album,
  call: Call,
  ids: ReadonlyMap<number, string>,
): Promise<Told> {
  const idOf = (ref: number) => ids.get(ref) ?? 'nowhere';
  switch (call.do) {
    case 'read': {
      const shown = await client.shown();
      return {
        status: 200,
        list: (call.kind === 'package' ? shown.packages : shown.destinations).map(faceOf),
      };
    }
    case 'create': {
      const { kind, face } = call.thing;
      const { images, version: _, ...fields } = face;
      const form = formOf({ ...fields, idempotencyKey: call.key && `${call.key}-0000` }, images, album);
      return tellOf(
        await client.send('POST', kind === 'package' ? calls.createPackage : calls.createDestination, form),
      );
    }
    case 'edit': {
      const path = call.kind === 'package' ? calls.editPackage : calls.editDestination;
      const { version, order, fields } = call;
      const form = formOf({ ...fields, version, imageOrder: order }, call.added, album);
      return tellOf(await client.send('PATCH', path(idOf(call.ref)), form));
    }
    case 'delete': {
      const path = call.kind === 'package' ? calls.deletePackage : calls.deleteDestination;
      return tellOf(await client.send('DELETE', path(idOf(call.ref))));
    }
  }
  return call satisfies never;
}

function formOf(
  fields: Readonly<Record<string, unknown>>,
  images: readonly string[],
  album: Album,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const address of images) form.append('images', tinyPicture(album.get(address) ?? ''));
  return form;
}

async function tellOf(answer: Response): Promise<Told> {
  const body = await answer.json();
  const thing =
    body.package ?? body.destination ?? body.updatedPackage ?? body.updatedDestination ?? body.current;
  return { status: answer.status, ...(thing && { thing: { id: thing._id, face: faceOf(thing) } }) };
}

async function clear({ client, backend }: PausedServer): Promise<void> {
  const { packages, destinations } = await client.shown();
  for (const { _id: id } of packages) await client.send('DELETE', calls.deletePackage(id));
  for (const { _id: id } of destinations) await client.send('DELETE', calls.deleteDestination(id));
  await backend.database.db.deleteFrom('creations').execute();
}

async function expectTidy({ client, backend }: PausedServer): Promise<void> {
  const { db } = backend.database;
  const swept = await sweepOld(db, backend.deps.pictures);
  const needed = filesFor(picturesOf(await client.shown()));
  if (swept.outcome === 'refused' && needed.length === 0) return;
  const stored = await backend.files();
  if (!isDeepStrictEqual(stored.toSorted(), needed.toSorted()))
    throw new Error(`Stored: ${stored.join(', ')}; needed: ${needed.join(', ')}`);
}
