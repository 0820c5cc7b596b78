import { isDeepStrictEqual } from 'node:util';
import { limits } from '#contract/limits.ts';
import type { VisibleFields } from './expectations.ts';

/** The calls of each kind of item. */
export const callsOf = {
  package: {
    create: '/tours/create-package',
    edit: (id: string) => `/tours/edit-package/${id}`,
    delete: (id: string) => `/tours/delete-package/${id}`,
    restore: (id: string) => `/admin/restore-package/${id}`,
    'delete for good': (id: string) => `/admin/deleted-package/${id}`,
  },
  destination: {
    create: '/tours/popular-destination',
    edit: (id: string) => `/tours/popular-destination-edit/${id}`,
    delete: (id: string) => `/tours/popular-destination/${id}`,
    restore: (id: string) => `/admin/restore-destination/${id}`,
    'delete for good': (id: string) => `/admin/deleted-destination/${id}`,
  },
} as const;

export type Kind = keyof typeof callsOf;

/** `ref` is the model's own id, as the server chooses its ids. */
export interface ModelItem {
  readonly kind: Kind;
  readonly ref: number;
  readonly fields: VisibleFields;
  /** Lists show the largest first; a restored item returns to its place. */
  readonly place: number;
}

export interface CatalogueModel {
  /** Newest first. */
  readonly items: readonly ModelItem[];
  readonly trash: readonly ModelItem[];
  /** By ref: what an item was before each edit that changed it, oldest first. */
  readonly earlier: Readonly<Record<number, readonly VisibleFields[]>>;
  readonly places: number;
  readonly keys: Readonly<Record<string, number>>;
}

export const emptyModel: CatalogueModel = { items: [], trash: [], earlier: {}, places: 0, keys: {} };

export type NewItem = Omit<ModelItem, 'place'>;

export type Call =
  | { readonly do: 'create'; readonly item: NewItem; readonly key: string | undefined }
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
  readonly item?: { readonly ref: number; readonly fields: VisibleFields };
  readonly list?: readonly VisibleFields[];
}

export function applyCall(model: CatalogueModel, call: Call): readonly [CatalogueModel, ExpectedResponse] {
  switch (call.do) {
    case 'create':
      return create(model, call.item, call.key);
    case 'edit':
      return edit(model, call);
    case 'delete': {
      const item = model.items.find((one) => matches(one, call));
      if (!item) return [model, { status: 404 }];
      const items = model.items.filter((one) => one !== item);
      return [{ ...model, items, trash: [...model.trash, item] }, { status: 200 }];
    }
    case 'restore':
      return restore(model, call);
    case 'delete for good': {
      const trash = model.trash.filter((item) => !matches(item, call));
      if (trash.length === model.trash.length) return [model, { status: 404 }];
      const { [call.ref]: _, ...earlier } = model.earlier;
      // What it was created with goes with it.
      const keys = Object.fromEntries(Object.entries(model.keys).filter(([, ref]) => ref !== call.ref));
      return [{ ...model, trash, earlier, keys }, { status: 200 }];
    }
    case 'read':
      return [model, { status: 200, list: listItems(model, call.kind) }];
  }
  return call satisfies never;
}

export const listItems = ({ items }: CatalogueModel, kind: Kind): VisibleFields[] =>
  items.filter((item) => item.kind === kind).map(({ fields }) => fields);

/** What the list of deleted items tells of each, in any order. */
export const listTrashed = ({ trash }: CatalogueModel, kind: Kind): string[] =>
  trash
    .filter((item) => item.kind === kind)
    .map(({ fields }) => toTrashedFields(fields))
    .toSorted();

export const toTrashedFields = (fields: Readonly<Record<string, unknown>>): string =>
  JSON.stringify([fields['name'], fields['images']]);

const matches = (item: ModelItem, { kind, ref }: { readonly kind: Kind; readonly ref: number }) =>
  item.kind === kind && item.ref === ref;

function restore(
  model: CatalogueModel,
  call: { readonly kind: Kind; readonly ref: number },
): readonly [CatalogueModel, ExpectedResponse] {
  const item = model.trash.find((one) => matches(one, call));
  if (!item) {
    const present = model.items.find((one) => matches(one, call));
    return [model, present ? { status: 200, item: toResponseItem(present) } : { status: 404 }];
  }
  const items = [...model.items, item].toSorted((one, other) => other.place - one.place);
  const trash = model.trash.filter((one) => one !== item);
  return [
    { ...model, items, trash },
    { status: 200, item: toResponseItem(item) },
  ];
}

function create(
  model: CatalogueModel,
  item: NewItem,
  key: string | undefined,
): readonly [CatalogueModel, ExpectedResponse] {
  if (item.kind === 'destination' && item.fields.images.length === 0) return [model, { status: 400 }];
  const storedKey = key === undefined ? undefined : `${item.kind} ${key}`;
  const existingRef = storedKey === undefined ? undefined : model.keys[storedKey];
  if (existingRef === undefined) {
    const keys = storedKey === undefined ? model.keys : { ...model.keys, [storedKey]: item.ref };
    const places = model.places + 1;
    return [
      { ...model, items: [{ ...item, place: places }, ...model.items], places, keys },
      { status: 201, item: toResponseItem(item) },
    ];
  }
  const existing = model.items.find(({ ref }) => ref === existingRef);
  return [model, existing ? { status: 201, item: toResponseItem(existing) } : { status: 409 }];
}

const toResponseItem = ({ ref, fields }: NewItem) => ({ ref, fields });

function edit(
  model: CatalogueModel,
  call: Extract<Call, { do: 'edit' }>,
): readonly [CatalogueModel, ExpectedResponse] {
  const item = model.items.find((one) => matches(one, call));
  if (!item) return [model, { status: 404 }];
  const { fields } = item;
  // Too long an order is refused before the version is compared.
  if (call.order && call.order.length > limits.pictures) return [model, { status: 400 }];
  if (call.version !== undefined && call.version !== fields['version'])
    return [model, { status: 409, item: toResponseItem(item) }];
  const images = imagesAfter(fields.images, call.added, call.order);
  if (!images) return [model, { status: 400 }];
  const edited = { ...item, fields: { ...fields, ...call.fields, images } };
  // A save that changes nothing raises no version.
  if (isDeepStrictEqual(edited.fields, fields)) return [model, { status: 200, item: toResponseItem(item) }];
  const next = { ...edited, fields: { ...edited.fields, version: Number(fields['version']) + 1 } };
  const items = model.items.map((one) => (one === item ? next : one));
  const earlier = { ...model.earlier, [item.ref]: [...(model.earlier[item.ref] ?? []), fields] };
  return [
    { ...model, items, earlier },
    { status: 200, item: toResponseItem(next) },
  ];
}

const countOf = (list: readonly string[], entry: string) => list.filter((one) => one === entry).length;

function imagesAfter(
  current: readonly string[],
  added: readonly string[],
  order: readonly string[] | undefined,
): readonly string[] | undefined {
  const newOrder = order ?? [...current, ...added.map((_, index) => `new:${index}`)];
  if (newOrder.length > limits.pictures) return undefined;
  const newEntries = newOrder.filter((entry) => entry.startsWith('new:'));
  if (!isDeepStrictEqual(newEntries.toSorted(), added.map((_, index) => `new:${index}`).toSorted()))
    return undefined;
  const keptEntries = newOrder.filter((entry) => !entry.startsWith('new:'));
  if (keptEntries.some((entry) => countOf(keptEntries, entry) > countOf(current, entry))) return undefined;
  return newOrder.map((entry) => (entry.startsWith('new:') ? (added[Number(entry.slice(4))] ?? '') : entry));
}
