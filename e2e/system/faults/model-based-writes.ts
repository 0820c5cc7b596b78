import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { pictureAddress } from '#contract/pictures.ts';
import { sweepOld } from '#server/pictures/testing/sweep-old.ts';
import { listExpectedFiles } from './picture-fixtures.ts';
import { emptyTrash, listKeptPictures, type AdminClient } from '#server/http/testing/admin-client.ts';
import { linearize, type ModelState, type ObservedResponse } from './linearizability.ts';
import { visibleFieldsOf } from './expectations.ts';
import { callsOf, emptyModel, toTrashedFields, type Call, type Kind } from './catalogue-model.ts';
import { openScheduledServer, type ScheduledServer } from './scheduled-server.ts';
import { resolveCall, roundsArbitrary, type CallTemplate } from './call-arbitraries.ts';
import { createFakePicture, processFakePicture } from '#server/pictures/testing/fake-pictures.ts';
import type { PrintLine } from '#e2e/system/system-test.ts';

const pictureTexts = ['one', 'two', 'three', 'four', 'five'];
type PictureTexts = ReadonlyMap<string, string>;

async function createPictureTexts(): Promise<PictureTexts> {
  const texts = new Map<string, string>();
  for (const text of pictureTexts)
    texts.set(pictureAddress((await processFakePicture(Buffer.from(text), text)).metadata), text);
  return texts;
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
  const texts = await createPictureTexts();
  const statuses = new Map<string, number>();
  const count = (call: Call, { status }: ObservedResponse) => {
    const label = `${call.do} ${status}`;
    statuses.set(label, (statuses.get(label) ?? 0) + 1);
  };
  try {
    await fc.assert(
      fc.asyncProperty(roundsArbitrary, fc.scheduler(), async (rounds, scheduler) => {
        await clear(server);
        await runRounds({ server, texts, scheduler, count }, rounds);
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
    `${sum} calls in ${runs} runs, each explained by an order: ${each.map(([label, times]) => `${label}: ${times}`).join(', ')}`,
  );
}

interface RunContext {
  readonly server: ScheduledServer;
  readonly texts: PictureTexts;
  readonly scheduler: fc.Scheduler;
  readonly count: (call: Call, responses: ObservedResponse) => void;
}

async function runRounds(
  { server, texts, scheduler, count }: RunContext,
  rounds: readonly (readonly CallTemplate[])[],
): Promise<void> {
  const { client } = server;
  const created: Readonly<Record<Kind, Set<number>>> = { package: new Set(), destination: new Set() };
  let refs = 0;
  let state: ModelState = { model: emptyModel, ids: new Map() };
  for (const templates of rounds) {
    const { model, ids } = state;
    const round = templates.map((template) =>
      resolveCall(template, {
        model,
        pictureAddresses: [...texts.keys()],
        listCreated: (kind) => [...created[kind]],
        createRef: () => (refs += 1),
      }),
    );
    const responses = await server.runScheduled(scheduler, () =>
      Promise.all(round.map((call) => send(client, texts, call, ids))),
    );
    for (const [index, call] of round.entries()) count(call, responses[index] ?? { status: 0 });
    const { packages, destinations } = await client.readCatalogue();
    const deleted = await client.deleted();
    const lists = {
      package: packages.map(visibleFieldsOf),
      destination: destinations.map(visibleFieldsOf),
      ids: [...packages, ...destinations].map(({ _id }) => _id),
      deletedPackages: deleted.packages.map(toTrashed).toSorted(),
      deletedDestinations: deleted.destinations.map(toTrashed).toSorted(),
    };
    const after = linearize(state, { calls: round, responses, lists });
    if (!after)
      throw new Error(`No order explains ${JSON.stringify({ before: model, round, responses, lists })}`);
    state = after;
    for (const { kind, ref } of after.model.items) created[kind].add(ref);
  }
  await assertEarlierVersions(client, state);
}

const toTrashed = ({ name, images }: { readonly name: string; readonly images: readonly string[] }) =>
  toTrashedFields({ name, images });

/** @throws unless every version that an edit replaced is kept whole */
async function assertEarlierVersions(client: AdminClient, { model, ids }: ModelState): Promise<void> {
  for (const { kind, ref } of [...model.items, ...model.trash]) {
    const kept = (await client.versions(kind, ids.get(ref) ?? '')).map(visibleFieldsOf);
    const expected = (model.earlier[ref] ?? []).toReversed();
    if (!isDeepStrictEqual(kept, expected))
      throw new Error(`Earlier versions: ${JSON.stringify(kept)}, should be ${JSON.stringify(expected)}`);
  }
}

async function send(
  client: AdminClient,
  texts: PictureTexts,
  call: Call,
  ids: ReadonlyMap<number, string>,
): Promise<ObservedResponse> {
  const idOf = (ref: number) => ids.get(ref) ?? 'nowhere';
  switch (call.do) {
    case 'read': {
      const shown = await client.readCatalogue();
      return {
        status: 200,
        list: (call.kind === 'package' ? shown.packages : shown.destinations).map(visibleFieldsOf),
      };
    }
    case 'create': {
      const { images, version: _, ...fields } = call.item.fields;
      const form = formOf({ ...fields, idempotencyKey: call.key && `${call.key}-0000` }, images, texts);
      return toObservedResponse(await client.send('POST', callsOf[call.item.kind].create, form));
    }
    case 'edit': {
      const { version, order, fields } = call;
      const form = formOf({ ...fields, version, imageOrder: order }, call.added, texts);
      return toObservedResponse(await client.send('PATCH', callsOf[call.kind].edit(idOf(call.ref)), form));
    }
    case 'delete':
    case 'restore':
    case 'delete for good': {
      const path = callsOf[call.kind][call.do](idOf(call.ref));
      return toObservedResponse(await client.send(call.do === 'restore' ? 'POST' : 'DELETE', path));
    }
  }
  return call satisfies never;
}

function formOf(
  fields: Readonly<Record<string, unknown>>,
  images: readonly string[],
  texts: PictureTexts,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const address of images) form.append('images', createFakePicture(texts.get(address) ?? ''));
  return form;
}

async function toObservedResponse(answer: Response): Promise<ObservedResponse> {
  const body = await answer.json();
  const item =
    body.package ?? body.destination ?? body.updatedPackage ?? body.updatedDestination ?? body.current;
  return { status: answer.status, ...(item && { item: { id: item._id, fields: visibleFieldsOf(item) } }) };
}

async function clear({ client, backend }: ScheduledServer): Promise<void> {
  const { packages, destinations } = await client.readCatalogue();
  for (const { _id: id } of packages) await client.send('DELETE', `/tours/delete-package/${id}`);
  for (const { _id: id } of destinations) await client.send('DELETE', `/tours/popular-destination/${id}`);
  await emptyTrash(client);
  await backend.deps.background.idle();
}

async function assertNoOrphanedFiles({ client, backend }: ScheduledServer): Promise<void> {
  const { db } = backend.database;
  await backend.server.pictureWorker.runDue();
  const sweep = await sweepOld(db, backend.deps.pictures);
  const needed = listExpectedFiles(await listKeptPictures(client));
  if (sweep.outcome === 'refused' && needed.length === 0) return;
  const stored = await backend.files();
  if (!isDeepStrictEqual(stored.toSorted(), needed.toSorted()))
    throw new Error(`Stored: ${stored.join(', ')}; needed: ${needed.join(', ')}`);
}
