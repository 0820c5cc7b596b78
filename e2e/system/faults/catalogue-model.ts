import { isDeepStrictEqual } from 'node:util';
import { limits } from '#contract/limits.ts';
import type { VisibleFields } from './expectations.ts';

export type Kind = 'package' | 'destination';

/** `ref` is the model's own id, as the server chooses its ids. */
export interface ModelItem {
  readonly kind: Kind;
  readonly ref: number;
  readonly face: VisibleFields;
  /** Lists show the largest first; a restored item returns to its place. */
  readonly place: number;
}

export interface CatalogueModel {
  /** Newest first. */
  readonly things: readonly ModelItem[];
  readonly trash: readonly ModelItem[];
  /** By ref: what an item was before each edit that changed it, oldest first. */
  readonly earlier: Readonly<Record<number, readonly VisibleFields[]>>;
  readonly places: number;
  readonly keys: Readonly<Record<string, number>>;
}

export const emptyModel: CatalogueModel = { things: [], trash: [], earlier: {}, places: 0, keys: {} };

export type NewItem = Omit<ModelItem, 'place'>;

export type Call =
  | { readonly do: 'create'; readonly thing: NewItem; readonly key: string | undefined }
  | {
      readonly do: 'edit';
      readonly kind: Kind;
      readonly ref: number;
      readonly fields: Readonly<Record<string, unknown>>;
      readonly version: number | undefined;
      readonly added: readonly string[];
      readonly order: readonly string[] | undefined;
    }
  | { readonly do: 'delete' | 'restore' | 'delete for good'; readonly kind: Kind; readonly ref: number }
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
      const thing = world.things.find((one) => is(one, call));
      if (!thing) return [world, { status: 404 }];
      const things = world.things.filter((one) => one !== thing);
      return [{ ...world, things, trash: [...world.trash, thing] }, { status: 200 }];
    }
    case 'restore':
      return restore(world, call);
    case 'delete for good': {
      const trash = world.trash.filter((thing) => !is(thing, call));
      if (trash.length === world.trash.length) return [world, { status: 404 }];
      const { [call.ref]: _, ...earlier } = world.earlier;
      return [{ ...world, trash, earlier }, { status: 200 }];
    }
    case 'read':
      return [world, { status: 200, list: listItems(world, call.kind) }];
  }
  return call satisfies never;
}

export const listItems = ({ things }: CatalogueModel, kind: Kind): VisibleFields[] =>
  things.filter((thing) => thing.kind === kind).map(({ face }) => face);

/** What the list of deleted items tells of each, in any order. */
export const listTrashed = ({ trash }: CatalogueModel, kind: Kind): string[] =>
  trash
    .filter((thing) => thing.kind === kind)
    .map(({ face }) => trashedFace(face))
    .toSorted();

export const trashedFace = (face: Readonly<Record<string, unknown>>): string =>
  JSON.stringify([face['name'], face['images']]);

const is = (thing: ModelItem, { kind, ref }: { readonly kind: Kind; readonly ref: number }) =>
  thing.kind === kind && thing.ref === ref;

function restore(
  world: CatalogueModel,
  call: { readonly kind: Kind; readonly ref: number },
): readonly [CatalogueModel, ExpectedResponse] {
  const thing = world.trash.find((one) => is(one, call));
  if (!thing) {
    const present = world.things.find((one) => is(one, call));
    return [world, present ? { status: 200, thing: toldOf(present) } : { status: 404 }];
  }
  const things = [...world.things, thing].toSorted((one, other) => other.place - one.place);
  const trash = world.trash.filter((one) => one !== thing);
  return [
    { ...world, things, trash },
    { status: 200, thing: toldOf(thing) },
  ];
}

function create(
  world: CatalogueModel,
  thing: NewItem,
  key: string | undefined,
): readonly [CatalogueModel, ExpectedResponse] {
  if (thing.kind === 'destination' && thing.face.images.length === 0) return [world, { status: 400 }];
  const known = key === undefined ? undefined : `${thing.kind} ${key}`;
  const earlier = known === undefined ? undefined : world.keys[known];
  if (earlier === undefined) {
    const keys = known === undefined ? world.keys : { ...world.keys, [known]: thing.ref };
    const places = world.places + 1;
    return [
      { ...world, things: [{ ...thing, place: places }, ...world.things], places, keys },
      { status: 201, thing: toldOf(thing) },
    ];
  }
  const made = world.things.find(({ ref }) => ref === earlier);
  return [world, made ? { status: 201, thing: toldOf(made) } : { status: 409 }];
}

const toldOf = ({ ref, face }: NewItem) => ({ ref, face });

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
  const hasChanged = !isDeepStrictEqual({ ...edited.face, version: 0 }, { ...face, version: 0 });
  const earlier = hasChanged
    ? { ...world.earlier, [thing.ref]: [...(world.earlier[thing.ref] ?? []), face] }
    : world.earlier;
  return [
    { ...world, things, earlier },
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
