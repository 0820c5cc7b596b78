import { isDeepStrictEqual } from 'node:util';
import { packageForm } from '#server/http/testing/form-samples.ts';
import { callsOf } from './catalogue-model.ts';
import type { PictureFixture } from './picture-fixtures.ts';
import type { AdminClient } from '#server/http/testing/admin-client.ts';
import { visibleFieldsOf, type Expectation, type ItemState, type VisibleFields } from './expectations.ts';

export type Random = () => number;

/** The same numbers for the same seed, so that a failure can be repeated (mulberry32, public domain). */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** With more items, more are deleted than created. */
const maxItems = 14;

/** Shared by the writers, which never write the same item at once. */
export interface WriteContext {
  readonly client: AdminClient;
  readonly allPictures: readonly PictureFixture[];
  readonly random: Random;
  readonly entries: Expectation[];
  acknowledged: number;
  readonly createName: () => string;
}

const pick = <T>(random: Random, from: readonly T[]): T | undefined =>
  from[Math.floor(random() * from.length)];
const pickSome = <T>(random: Random, from: readonly T[], maxCount: number): T[] =>
  Array.from({ length: Math.floor(random() * (maxCount + 1)) }, () => pick(random, from)).filter(
    (one) => one !== undefined,
  );

/** What an edit can change, as the form sends it and as it is then shown. */
function changeableFields(random: Random, kind: Expectation['kind']) {
  if (kind === 'destination') {
    const discount = String(Math.floor(random() * 90));
    // The server stores the discount 0, whatever is sent.
    return { sent: { discount }, shown: { discount: '0' } };
  }
  const description = 'A day on the road. '.repeat(1 + Math.floor(random() * 150)).trim();
  const price = Math.floor(random() * 100_000);
  const dayWiseItinerary = Array.from({ length: Math.floor(random() * 8) }, (_, index) => ({
    day: index + 1,
    description: `${description.slice(0, 500)} ${random()}`,
  }));
  return {
    sent: { description, price: String(price), dayWiseItinerary: JSON.stringify(dayWiseItinerary) },
    shown: { description, price, dayWiseItinerary },
  };
}

function formOf(
  kind: Expectation['kind'],
  fields: Record<string, string>,
  pictures: readonly PictureFixture[],
): FormData {
  const files = pictures.map(({ file }) => file);
  if (kind === 'package') return packageForm(fields, files);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('images', file);
  return form;
}

/** How a new item is shown whose form has these fields and the defaults of `packageForm`. */
function expectedFieldsOf(
  kind: Expectation['kind'],
  fields: Record<string, unknown>,
  images: readonly string[],
): VisibleFields {
  if (kind === 'destination') return { discount: '0', ...fields, images, version: 1 };
  return {
    category: 'domestic',
    place: 'Kerala',
    days: 2,
    nights: 1,
    persons: 2,
    tripHighlights: ['Houseboat', 'Toddy shop'],
    inclusions: ['Breakfast'],
    exclusions: [],
    ...fields,
    images,
    version: 1,
  };
}

export interface Write {
  readonly isRepeatable: boolean;
  readonly entry: Expectation;
  readonly outcome: ItemState | undefined;
  readonly send: () => Promise<Response>;
}

/** Its idempotency key is the unique name of what it creates. */
function create({ client, allPictures, random, entries, createName }: WriteContext): Write {
  const kind = random() < 0.6 ? 'package' : 'destination';
  const uniqueName = createName();
  const required = kind === 'package' ? [] : allPictures.slice(0, 1);
  const pictures = [...required, ...pickSome(random, allPictures, 3)];
  const { sent, shown } = changeableFields(random, kind);
  const entry: Expectation = { kind, uniqueName, id: undefined, acknowledged: undefined, pending: undefined };
  entries.push(entry);
  const form = formOf(kind, { ...sent, name: uniqueName, idempotencyKey: uniqueName }, pictures);
  const images = pictures.map(({ address }) => address);
  return {
    isRepeatable: true,
    entry,
    outcome: { at: 'shown', fields: expectedFieldsOf(kind, { ...shown, name: uniqueName }, images) },
    send: () => client.send('POST', callsOf[kind].create, form),
  };
}

function edit(
  { client, allPictures, random }: WriteContext,
  entry: Expectation,
  id: string,
  current: VisibleFields,
): Write {
  const { kind, uniqueName } = entry;
  const { sent, shown } = changeableFields(random, kind);
  const pictures = pickSome(random, allPictures, 2);
  const keptImages = current.images.filter(() => random() < 0.7);
  const added = pictures.map(({ address }) => address);
  const order = [...keptImages, ...pictures.map((_, index) => `new:${index}`)];
  const fields = {
    ...sent,
    name: uniqueName,
    version: String(current['version']),
    imageOrder: JSON.stringify(order),
  };
  const form = formOf(kind, fields, pictures);
  const edited = { ...current, ...shown, images: [...keptImages, ...added] };
  const raised = isDeepStrictEqual(edited, current) ? 0 : 1;
  const version = Number(current['version']) + raised;
  const outcome = { at: 'shown', fields: { ...edited, version } } as const;
  return {
    isRepeatable: false,
    entry,
    outcome,
    send: () => client.send('PATCH', callsOf[kind].edit(id), form),
  };
}

/** Deletes, restores or deletes for good. */
function move(
  { client }: WriteContext,
  entry: Expectation,
  id: string,
  call: 'delete' | 'restore' | 'delete for good',
  outcome: ItemState | undefined,
): Write {
  const path = callsOf[entry.kind][call](id);
  const isRepeatable = call === 'restore';
  return { isRepeatable, entry, outcome, send: () => client.send(isRepeatable ? 'POST' : 'DELETE', path) };
}

export function chooseWrite(context: WriteContext): Write {
  const { random, entries } = context;
  const free = entries.filter(({ pending, acknowledged }) => !pending && acknowledged);
  const entry = pick(random, free);
  const { id, acknowledged } = entry ?? {};
  if (!entry || id === undefined || !acknowledged || random() < 0.6 - free.length / maxItems / 2)
    return create(context);
  const { at, fields } = acknowledged;
  if (at === 'trash')
    return random() < 0.5
      ? move(context, entry, id, 'restore', { at: 'shown', fields })
      : move(context, entry, id, 'delete for good', undefined);
  return random() < 0.25 + free.length / maxItems / 4
    ? move(context, entry, id, 'delete', { at: 'trash', fields })
    : edit(context, entry, id, fields);
}

/** Sends a write and records its outcome. @throws UnexpectedResponse for another answer than expected */
export async function sendWrite(context: WriteContext, { entry, outcome, send }: Write): Promise<void> {
  entry.pending = { outcome };
  const answer = await send();
  const body = await answer.json();
  if (!answer.ok)
    throw new UnexpectedResponse(
      `${entry.uniqueName}: ${answer.status} ${JSON.stringify(body)}`,
      answer.status,
    );
  if (outcome?.at === 'shown') {
    const item = body.package ?? body.destination ?? body.updatedPackage ?? body.updatedDestination;
    if (!isDeepStrictEqual(visibleFieldsOf(item), outcome.fields))
      throw new UnexpectedResponse(
        `${entry.uniqueName}: asked for ${JSON.stringify(outcome)}, got ${JSON.stringify(item)}`,
        answer.status,
      );
    entry.id = item._id;
  }
  entry.acknowledged = outcome;
  entry.pending = undefined;
  context.acknowledged += 1;
}

/** The server refused, or answered something else; a broken connection throws other errors. */
export class UnexpectedResponse extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = 'UnexpectedResponse';
    this.status = status;
  }
}

/** Writes at random until the connection fails. @returns the unanswered write */
export async function writeUntilDisconnected(context: WriteContext): Promise<Write> {
  for (;;) {
    const write = chooseWrite(context);
    try {
      await sendWrite(context, write);
    } catch (cause) {
      if (cause instanceof UnexpectedResponse) throw cause;
      return write;
    }
  }
}
