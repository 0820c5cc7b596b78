import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import * as calls from '#contract/calls.ts';
import { pictureAddress } from '#contract/pictures.ts';
import { sweepOld } from '#server/pictures/testing/sweep-old.ts';
import { listExpectedFiles } from './picture-fixtures.ts';
import { listUsedPictures, type AdminClient } from '#server/http/testing/admin-client.ts';
import { linearize, type ModelState, type ObservedResponse } from './linearizability.ts';
import { visibleFieldsOf } from './expectations.ts';
import { emptyModel, type Call, type Kind } from './catalogue-model.ts';
import { openScheduledServer, type ScheduledServer } from './scheduled-server.ts';
import { resolveCall, roundsArbitrary, type CallTemplate } from './call-arbitraries.ts';
import { createFakePicture, processFakePicture } from '#server/pictures/testing/fake-pictures.ts';
import type { PrintLine } from '#e2e/system/system-test.ts';

const albumTexts = ['one', 'two', 'three', 'four', 'five'];
type PictureTexts = ReadonlyMap<string, string>;

async function createPictureTexts(): Promise<PictureTexts> {
  const album = new Map<string, string>();
  for (const text of albumTexts)
    album.set(pictureAddress((await processFakePicture(Buffer.from(text), text)).facts), text);
  return album;
}

/**
 * Sends rounds of concurrent calls while a scheduler orders their queries. After each round some order of the calls
 * must explain the answers and lists by the model; at the end exactly the pictures shown must be stored.
 * @param options.seed repeats a failed run, as far as the disk's timing allows @throws with the shortest failing rounds
 */
export async function runModelBasedWrites(
  print: PrintLine,
  { runs, seed }: { readonly runs: number; readonly seed?: number },
): Promise<void> {
  const server = await openScheduledServer();
  // No power is cut here, and syncing takes most of the time.
  await sql`pragma synchronous = off`.execute(server.backend.database.db);
  const album = await createPictureTexts();
  const statuses = new Map<string, number>();
  const count = (call: Call, { status }: ObservedResponse) => {
    const what = `${call.do} ${status}`;
    statuses.set(what, (statuses.get(what) ?? 0) + 1);
  };
  try {
    await fc.assert(
      fc.asyncProperty(roundsArbitrary, fc.scheduler(), async (rounds, scheduler) => {
        await clear(server);
        await playRounds({ server, album, scheduler, count }, rounds);
        await assertNoOrphanedFiles(server);
      }),
      { numRuns: runs, ...(seed !== undefined && { seed }) },
    );
  } finally {
    await server.backend.close();
  }
  const sum = [...statuses.values()].reduce((total, one) => total + one, 0);
  const each = [...statuses].toSorted(([one], [other]) => (one < other ? -1 : 1));
  print(
    `${sum} calls in ${runs} runs, all explained: ${each.map(([what, times]) => `${what}: ${times}`).join(', ')}`,
  );
}

interface Play {
  readonly server: ScheduledServer;
  readonly album: PictureTexts;
  readonly scheduler: fc.Scheduler;
  readonly count: (call: Call, told: ObservedResponse) => void;
}

async function playRounds(
  { server, album, scheduler, count }: Play,
  rounds: readonly (readonly CallTemplate[])[],
): Promise<void> {
  const { client } = server;
  const made: Readonly<Record<Kind, Set<number>>> = { package: new Set(), destination: new Set() };
  let refs = 0;
  let explained: ModelState = { world: emptyModel, ids: new Map() };
  for (const plans of rounds) {
    const { world, ids } = explained;
    const round = plans.map((plan) =>
      resolveCall(plan, {
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
    const seen = { package: packages.map(visibleFieldsOf), destination: destinations.map(visibleFieldsOf) };
    const after = linearize(explained, { calls: round, told, seen });
    if (!after) throw new Error(`No order explains ${JSON.stringify({ before: world, round, told, seen })}`);
    explained = after;
    for (const { kind, ref } of after.world.things) made[kind].add(ref);
  }
}

async function send(
  client: AdminClient,
  album: PictureTexts,
  call: Call,
  ids: ReadonlyMap<number, string>,
): Promise<ObservedResponse> {
  const idOf = (ref: number) => ids.get(ref) ?? 'nowhere';
  switch (call.do) {
    case 'read': {
      const shown = await client.shown();
      return {
        status: 200,
        list: (call.kind === 'package' ? shown.packages : shown.destinations).map(visibleFieldsOf),
      };
    }
    case 'create': {
      const { kind, face } = call.thing;
      const { images, version: _, ...fields } = face;
      const form = formOf({ ...fields, idempotencyKey: call.key && `${call.key}-0000` }, images, album);
      return toObservedResponse(
        await client.send('POST', kind === 'package' ? calls.createPackage : calls.createDestination, form),
      );
    }
    case 'edit': {
      const path = call.kind === 'package' ? calls.editPackage : calls.editDestination;
      const { version, order, fields } = call;
      const form = formOf({ ...fields, version, imageOrder: order }, call.added, album);
      return toObservedResponse(await client.send('PATCH', path(idOf(call.ref)), form));
    }
    case 'delete': {
      const path = call.kind === 'package' ? calls.deletePackage : calls.deleteDestination;
      return toObservedResponse(await client.send('DELETE', path(idOf(call.ref))));
    }
  }
  return call satisfies never;
}

function formOf(
  fields: Readonly<Record<string, unknown>>,
  images: readonly string[],
  album: PictureTexts,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const address of images) form.append('images', createFakePicture(album.get(address) ?? ''));
  return form;
}

async function toObservedResponse(answer: Response): Promise<ObservedResponse> {
  const body = await answer.json();
  const thing =
    body.package ?? body.destination ?? body.updatedPackage ?? body.updatedDestination ?? body.current;
  return { status: answer.status, ...(thing && { thing: { id: thing._id, face: visibleFieldsOf(thing) } }) };
}

async function clear({ client, backend }: ScheduledServer): Promise<void> {
  const { packages, destinations } = await client.shown();
  for (const { _id: id } of packages) await client.send('DELETE', calls.deletePackage(id));
  for (const { _id: id } of destinations) await client.send('DELETE', calls.deleteDestination(id));
  await backend.database.db.deleteFrom('creations').execute();
}

async function assertNoOrphanedFiles({ client, backend }: ScheduledServer): Promise<void> {
  const { db } = backend.database;
  await backend.server.pictureWorker.runDue();
  const swept = await sweepOld(db, backend.deps.pictures);
  const needed = listExpectedFiles(listUsedPictures(await client.shown()));
  if (swept.outcome === 'refused' && needed.length === 0) return;
  const stored = await backend.files();
  if (!isDeepStrictEqual(stored.toSorted(), needed.toSorted()))
    throw new Error(`Stored: ${stored.join(', ')}; needed: ${needed.join(', ')}`);
}
