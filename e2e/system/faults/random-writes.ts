import { isDeepStrictEqual } from 'node:util';
import * as calls from '#contract/calls.ts';
import { packageForm } from '#server/http/testing/form-samples.ts';
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

/** With more things, more are deleted than made. */
const maxItems = 14;

/** Shared by the writers, which never write the same thing at once. */
export interface WriteContext {
  readonly client: AdminClient;
  readonly album: readonly PictureFixture[];
  readonly random: Random;
  readonly entries: Expectation[];
  acknowledged: number;
  readonly newMark: () => string;
}

const pick = <T>(random: Random, from: readonly T[]): T | undefined =>
  from[Math.floor(random() * from.length)];
const someOf = <T>(random: Random, from: readonly T[], most: number): T[] =>
  Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(random, from)).filter(
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

/** How a new thing is shown whose form has these fields and the defaults of `packageForm`. */
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
  readonly repeatable: boolean;
  readonly entry: Expectation;
  readonly outcome: ItemState | undefined;
  readonly send: () => Promise<Response>;
}

/** Its idempotency key is the mark of what it makes. */
function create({ client, album, random, entries, newMark }: WriteContext): Write {
  const kind = random() < 0.6 ? 'package' : 'destination';
  const mark = newMark();
  const least = kind === 'package' ? [] : album.slice(0, 1);
  const pictures = [...least, ...someOf(random, album, 3)];
  const { sent, shown } = changeableFields(random, kind);
  const entry: Expectation = { kind, mark, id: undefined, sure: undefined, pending: undefined };
  entries.push(entry);
  const form = formOf(kind, { ...sent, name: mark, idempotencyKey: mark }, pictures);
  const images = pictures.map(({ address }) => address);
  const call = kind === 'package' ? calls.createPackage : calls.createDestination;
  return {
    repeatable: true,
    entry,
    outcome: { at: 'shown', face: expectedFieldsOf(kind, { ...shown, name: mark }, images) },
    send: () => client.send('POST', call, form),
  };
}

function edit(
  { client, album, random }: WriteContext,
  entry: Expectation,
  id: string,
  face: VisibleFields,
): Write {
  const { kind, mark } = entry;
  const { sent, shown } = changeableFields(random, kind);
  const pictures = someOf(random, album, 2);
  const kept = face.images.filter(() => random() < 0.7);
  const added = pictures.map(({ address }) => address);
  const order = [...kept, ...pictures.map((_, index) => `new:${index}`)];
  const fields = { ...sent, name: mark, version: String(face['version']), imageOrder: JSON.stringify(order) };
  const call = kind === 'package' ? calls.editPackage(id) : calls.editDestination(id);
  const form = formOf(kind, fields, pictures);
  const edited = { ...face, ...shown, images: [...kept, ...added], version: Number(face['version']) + 1 };
  const outcome = { at: 'shown', face: edited } as const;
  return { repeatable: false, entry, outcome, send: () => client.send('PATCH', call, form) };
}

function remove({ client }: WriteContext, entry: Expectation, id: string, face: VisibleFields): Write {
  const call = entry.kind === 'package' ? calls.deletePackage(id) : calls.deleteDestination(id);
  const outcome = { at: 'trash', face } as const;
  return { repeatable: false, entry, outcome, send: () => client.send('DELETE', call) };
}

function restore({ client }: WriteContext, entry: Expectation, id: string, face: VisibleFields): Write {
  const call = entry.kind === 'package' ? calls.restorePackage(id) : calls.restoreDestination(id);
  const outcome = { at: 'shown', face } as const;
  return { repeatable: true, entry, outcome, send: () => client.send('POST', call) };
}

function removeForGood({ client }: WriteContext, entry: Expectation, id: string): Write {
  const call = entry.kind === 'package' ? calls.deletedPackage(id) : calls.deletedDestination(id);
  return { repeatable: false, entry, outcome: undefined, send: () => client.send('DELETE', call) };
}

export function chooseWrite(desk: WriteContext): Write {
  const { random, entries } = desk;
  const free = entries.filter(({ pending, sure }) => !pending && sure);
  const entry = pick(random, free);
  const { id, sure } = entry ?? {};
  if (!entry || id === undefined || !sure || random() < 0.6 - free.length / maxItems / 2) return create(desk);
  const { at, face } = sure;
  if (at === 'trash') return random() < 0.5 ? restore(desk, entry, id, face) : removeForGood(desk, entry, id);
  return random() < 0.25 + free.length / maxItems / 4
    ? remove(desk, entry, id, face)
    : edit(desk, entry, id, face);
}

/** Sends a write and records its outcome. @throws WrongAnswer when it is refused or its answer is not as expected */
export async function sendWrite(desk: WriteContext, { entry, outcome, send }: Write): Promise<void> {
  entry.pending = { outcome };
  const answer = await send();
  const body = await answer.json();
  if (!answer.ok)
    throw new UnexpectedResponse(`${entry.mark}: ${answer.status} ${JSON.stringify(body)}`, answer.status);
  if (outcome?.at === 'shown') {
    const thing = body.package ?? body.destination ?? body.updatedPackage ?? body.updatedDestination;
    if (!isDeepStrictEqual(visibleFieldsOf(thing), outcome.face))
      throw new UnexpectedResponse(
        `${entry.mark}: asked for ${JSON.stringify(outcome)}, made ${JSON.stringify(thing)}`,
        answer.status,
      );
    entry.id = thing._id;
  }
  entry.sure = outcome;
  entry.pending = undefined;
  desk.acknowledged += 1;
}

/** The server refused, or answered something else; a broken connection throws other errors. */
export class UnexpectedResponse extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = 'WrongAnswer';
    this.status = status;
  }
}

/** Writes at random until the connection fails. @returns the unanswered write */
export async function writeUntilGone(desk: WriteContext): Promise<Write> {
  for (;;) {
    const write = chooseWrite(desk);
    try {
      await sendWrite(desk, write);
    } catch (cause) {
      if (cause instanceof UnexpectedResponse) throw cause;
      return write;
    }
  }
}
