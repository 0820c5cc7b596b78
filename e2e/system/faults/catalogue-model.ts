import { isDeepStrictEqual } from 'node:util';
import { limits } from '#contract/limits.ts';
import type { VisibleFields } from './expectations.ts';

export type Kind = 'package' | 'destination';

/** `ref` is the model's own id, as the server chooses its ids. */
export interface ModelItem {
  readonly kind: Kind;
  readonly ref: number;
  readonly face: VisibleFields;
}

export interface CatalogueModel {
  /** Newest first. */
  readonly things: readonly ModelItem[];
  readonly keys: Readonly<Record<string, number>>;
}

export const emptyModel: CatalogueModel = { things: [], keys: {} };

export type Call =
  | { readonly do: 'create'; readonly thing: ModelItem; readonly key: string | undefined }
  | {
      readonly do: 'edit';
      readonly kind: Kind;
      readonly ref: number;
      readonly fields: Readonly<Record<string, unknown>>;
      readonly version: number | undefined;
      readonly added: readonly string[];
      readonly order: readonly string[] | undefined;
    }
  | { readonly do: 'delete'; readonly kind: Kind; readonly ref: number }
  | { readonly do: 'read'; readonly kind: Kind };

/** What is compared of an answer; lists are newest first. */
export interface ExpectedResponse {
  readonly status: number;
  readonly thing?: { readonly ref: number; readonly face: VisibleFields };
  readonly list?: readonly VisibleFields[];
}

export function applyCall(world: CatalogueModel, call: Call): readonly [CatalogueModel, ExpectedResponse] {
  switch (call.do) {
    case 'create':
      return create(world, call.thing, call.key);
    case 'edit':
      return edit(world, call);
    case 'delete': {
      const things = world.things.filter((thing) => !is(thing, call));
      return [{ ...world, things }, { status: things.length < world.things.length ? 200 : 404 }];
    }
    case 'read':
      return [world, { status: 200, list: listItems(world, call.kind) }];
  }
  return call satisfies never;
}

export const listItems = ({ things }: CatalogueModel, kind: Kind): VisibleFields[] =>
  things.filter((thing) => thing.kind === kind).map(({ face }) => face);

const is = (thing: ModelItem, { kind, ref }: { readonly kind: Kind; readonly ref: number }) =>
  thing.kind === kind && thing.ref === ref;

function create(
  world: CatalogueModel,
  thing: ModelItem,
  key: string | undefined,
): readonly [CatalogueModel, ExpectedResponse] {
  if (thing.kind === 'destination' && thing.face.images.length === 0) return [world, { status: 400 }];
  const known = key === undefined ? undefined : `${thing.kind} ${key}`;
  const earlier = known === undefined ? undefined : world.keys[known];
  if (earlier === undefined) {
    const keys = known === undefined ? world.keys : { ...world.keys, [known]: thing.ref };
    return [
      { things: [thing, ...world.things], keys },
      { status: 201, thing: toldOf(thing) },
    ];
  }
  const made = world.things.find(({ ref }) => ref === earlier);
  return [world, made ? { status: 201, thing: toldOf(made) } : { status: 409 }];
}

const toldOf = ({ ref, face }: ModelItem) => ({ ref, face });

function edit(
  world: CatalogueModel,
  call: Extract<Call, { do: 'edit' }>,
): readonly [CatalogueModel, ExpectedResponse] {
  const thing = world.things.find((one) => is(one, call));
  if (!thing) return [world, { status: 404 }];
  const { face } = thing;
  // Too long an order is refused before the version is compared.
  if (call.order && call.order.length > limits.picturesInAll) return [world, { status: 400 }];
  if (call.version !== undefined && call.version !== face['version'])
    return [world, { status: 409, thing: toldOf(thing) }];
  const images = imagesAfter(face.images, call.added, call.order);
  if (!images) return [world, { status: 400 }];
  const edited = {
    ...thing,
    face: { ...face, ...call.fields, images, version: Number(face['version']) + 1 },
  };
  const things = world.things.map((one) => (one === thing ? edited : one));
  return [
    { ...world, things },
    { status: 200, thing: toldOf(edited) },
  ];
}

const times = (list: readonly string[], entry: string) => list.filter((one) => one === entry).length;

function imagesAfter(
  current: readonly string[],
  added: readonly string[],
  order: readonly string[] | undefined,
): readonly string[] | undefined {
  const wanted = order ?? [...current, ...added.map((_, index) => `new:${index}`)];
  if (wanted.length > limits.picturesInAll) return undefined;
  const fresh = wanted.filter((entry) => entry.startsWith('new:'));
  if (!isDeepStrictEqual(fresh.toSorted(), added.map((_, index) => `new:${index}`).toSorted()))
    return undefined;
  const kept = wanted.filter((entry) => !entry.startsWith('new:'));
  if (kept.some((entry) => times(kept, entry) > times(current, entry))) return undefined;
  return wanted.map((entry) => (entry.startsWith('new:') ? (added[Number(entry.slice(4))] ?? '') : entry));
}
