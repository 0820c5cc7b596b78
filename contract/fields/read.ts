import { readPictureDetails, type PictureDetail } from '#contract/picture-details.ts';
import { isRecord, toId, toList, toNumber, toPictures, toText, toTexts } from '#contract/reading.ts';
import type { Day, FieldOf, Kind, NamesWith, OwnNames, Value } from './field.ts';

/** What every entity has, of any backend. */
export interface Entity {
  readonly _id: string;
  readonly images: readonly string[];
  /** Counts the edits; null where a backend counts none. An edit with an outdated one is refused. */
  readonly version: number | null;
  /** Of those pictures that have any. */
  readonly pictureDetails?: readonly PictureDetail[] | undefined;
}

export interface ItineraryDay extends Day {
  readonly _id: string;
}

type ReadKind = Exclude<Kind, 'lines' | 'rows' | 'picture'>;
type ReadFields = Readonly<Record<string, FieldOf<ReadKind>>>;

type ReadValue<F extends FieldOf<ReadKind>> = F extends { kind: 'itinerary' }
  ? readonly ItineraryDay[]
  : F extends { kind: 'number' } | { kind: 'choice'; own?: never }
    ? Value<F> | null
    : Value<F>;

type Members<T extends ReadFields, Optional extends keyof T> = {
  readonly [N in Exclude<keyof T, Optional>]: ReadValue<T[N]>;
} & { readonly [N in Optional]?: ReadValue<T[N]> | undefined };

/** An entity, of any backend: fields beyond the specification may be absent. */
export type Read<T extends ReadFields> = Entity & Members<T, OwnNames<T>>;
/** What a list has of it: fields that are no part of a card may be absent, too. */
export type ReadCard<T extends ReadFields> = Entity &
  Members<T, OwnNames<T> | Exclude<keyof T, NamesWith<T, { card: true }>>>;

const readers: { readonly [K in ReadKind]: (value: unknown, field: FieldOf<K>) => unknown } = {
  text: toText,
  number: toNumber,
  choice: (value, field) => {
    const text = toText(value).trim().toLowerCase();
    return field.of.includes(text) ? text : (field.default ?? null);
  },
  texts: toTexts,
  itinerary: (value) =>
    toList(value)
      .filter(isRecord)
      .map(({ _id, day, description }, index) => ({
        _id: toText(_id),
        day: toNumber(day) ?? index + 1,
        description: toText(description),
      }))
      .sort((one, other) => one.day - other.day),
};

function readValue<K extends ReadKind>(field: FieldOf<K>, value: unknown): unknown {
  return readers[field.kind](value, field);
}

/**
 * Reads an entity as any backend answers it, or what a list has of it: what is missing or of another type is empty,
 * numbers may be text.
 * @returns undefined for what has no id
 */
export function readEntity<T extends ReadFields>(fields: T, value: unknown): Read<T> | undefined;
export function readEntity<T extends ReadFields>(
  fields: T,
  value: unknown,
  part: 'card',
): ReadCard<T> | undefined;
export function readEntity(fields: ReadFields, value: unknown, part?: 'card'): unknown {
  if (!isRecord(value)) return undefined;
  const { _id, images, version, pictureDetails } = value;
  const id = toId(_id);
  if (id === '') return undefined;
  const mayLack = ({ own, card }: FieldOf<ReadKind>) => own || (part === 'card' && !card);
  return {
    _id: id,
    ...Object.fromEntries(
      Object.entries(fields)
        .filter(([name, field]) => (value[name] ?? undefined) !== undefined || !mayLack(field))
        .map(([name, field]) => [name, readValue(field, value[name])]),
    ),
    images: toPictures(images),
    version: toNumber(version),
    ...(pictureDetails !== undefined && { pictureDetails: readPictureDetails(pictureDetails) }),
  };
}
