import { isDeepStrictEqual } from 'node:util';
import { limits } from '#contract/limits.ts';
import type { VisibleFields } from './expectations.ts';

export type Kind = 'package' | 'destination';

/** `ref` is the model's own id, as the server chooses its ids. */
export interface ModelItem {
  readonly kind: Kind;
  readonly ref: number;
  readonly fields: VisibleFields;
}

export interface CatalogueModel {
  /** Newest first. */
  readonly items: readonly ModelItem[];
  readonly keys: Readonly<Record<string, number>>;
}

export const emptyModel: CatalogueModel = { items: [], keys: {} };

export type Call =
  | { readonly do: 'create'; readonly item: ModelItem; readonly key: string | undefined }
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
      const items = model.items.filter((item) => !matches(item, call));
      return [{ ...model, items }, { status: items.length < model.items.length ? 200 : 404 }];
    }
    case 'read':
      return [model, { status: 200, list: listItems(model, call.kind) }];
  }
  return call satisfies never;
}

export const listItems = ({ items }: CatalogueModel, kind: Kind): VisibleFields[] =>
  items.filter((item) => item.kind === kind).map(({ fields }) => fields);

const matches = (item: ModelItem, { kind, ref }: { readonly kind: Kind; readonly ref: number }) =>
  item.kind === kind && item.ref === ref;

function create(
  model: CatalogueModel,
  item: ModelItem,
  key: string | undefined,
): readonly [CatalogueModel, ExpectedResponse] {
  if (item.kind === 'destination' && item.fields.images.length === 0) return [model, { status: 400 }];
  const storedKey = key === undefined ? undefined : `${item.kind} ${key}`;
  const existingRef = storedKey === undefined ? undefined : model.keys[storedKey];
  if (existingRef === undefined) {
    const keys = storedKey === undefined ? model.keys : { ...model.keys, [storedKey]: item.ref };
    return [
      { items: [item, ...model.items], keys },
      { status: 201, item: toResponseItem(item) },
    ];
  }
  const existing = model.items.find(({ ref }) => ref === existingRef);
  return [model, existing ? { status: 201, item: toResponseItem(existing) } : { status: 409 }];
}

const toResponseItem = ({ ref, fields }: ModelItem) => ({ ref, fields });

function edit(
  model: CatalogueModel,
  call: Extract<Call, { do: 'edit' }>,
): readonly [CatalogueModel, ExpectedResponse] {
  const item = model.items.find((one) => matches(one, call));
  if (!item) return [model, { status: 404 }];
  const { fields } = item;
  // Too long an order is refused before the version is compared.
  if (call.order && call.order.length > limits.picturesInAll) return [model, { status: 400 }];
  if (call.version !== undefined && call.version !== fields['version'])
    return [model, { status: 409, item: toResponseItem(item) }];
  const images = imagesAfter(fields.images, call.added, call.order);
  if (!images) return [model, { status: 400 }];
  const edited = {
    ...item,
    fields: { ...fields, ...call.fields, images, version: Number(fields['version']) + 1 },
  };
  const items = model.items.map((one) => (one === item ? edited : one));
  return [
    { ...model, items },
    { status: 200, item: toResponseItem(edited) },
  ];
}

const countOf = (list: readonly string[], entry: string) => list.filter((one) => one === entry).length;

function imagesAfter(
  current: readonly string[],
  added: readonly string[],
  order: readonly string[] | undefined,
): readonly string[] | undefined {
  const newOrder = order ?? [...current, ...added.map((_, index) => `new:${index}`)];
  if (newOrder.length > limits.picturesInAll) return undefined;
  const newEntries = newOrder.filter((entry) => entry.startsWith('new:'));
  if (!isDeepStrictEqual(newEntries.toSorted(), added.map((_, index) => `new:${index}`).toSorted()))
    return undefined;
  const keptEntries = newOrder.filter((entry) => !entry.startsWith('new:'));
  if (keptEntries.some((entry) => countOf(keptEntries, entry) > countOf(current, entry))) return undefined;
  return newOrder.map((entry) => (entry.startsWith('new:') ? (added[Number(entry.slice(4))] ?? '') : entry));
}
