/** What every field says. Data only: tables of fields reach visitors. */
interface Common {
  /** Names the field in the form and in refusals. */
  readonly label: string;
  /** In lines of history, where it is not the label in lower case. */
  readonly noun?: string;
  /** Where a new entity must have it. */
  readonly required?: true;
  /** Part of the card that every list has. */
  readonly card?: true;
  /** Beyond the specification: another backend has none. Left out of answers while it says nothing. */
  readonly own?: true;
  /** For the reader of the API, such as the unit. */
  readonly about?: string;
  /** Under its control in the form. */
  readonly hint?: string;
}

/** Options of each kind, by the name of the kind. Lengths in characters. */
interface Options {
  text: {
    readonly max: number;
    readonly multiline?: true;
    /** For what stands in the header of a mail or in an address: a control character is refused instead of taken out. */
    readonly strict?: true;
    readonly format?: 'email' | 'link';
    /** Stored whatever is sent. */
    readonly fixed?: string;
  };
  number: { readonly min: number; readonly max: number; readonly step?: 1 | 0.01 };
  choice: {
    readonly of: readonly string[];
    readonly refusal: string;
    readonly default?: string;
    /** As the form says them. */
    readonly names?: Readonly<Record<string, string>>;
  };
  /** A list of texts, whose blank entries are left out. */
  texts: { readonly max: number; readonly entryMax: number };
  /** A list of required texts of one line each. */
  lines: { readonly max: number; readonly entry: FieldOf<'text'> };
  /** A text for each day, numbered from 1. */
  itinerary: { readonly max: number; readonly entry: FieldOf<'text'> };
  /** A list of small objects, with one at least. `slots`: exactly `max`, each of which may be null. */
  rows: {
    readonly of: RowFields;
    readonly max: number;
    readonly slots?: true;
    readonly refusals: Readonly<Record<'tooMany' | 'none', string>>;
  };
  /** The address of a stored picture. */
  picture: object;
}

export type Kind = keyof Options;
/** A field of one of the kinds K. Written so that a table by kind can be called with it (TypeScript 4.6, correlated unions). */
export type FieldOf<K extends Kind> = { [P in K]: { readonly kind: P } & Common & Options[P] }[K];
export type Field = FieldOf<Kind>;
export type Fields = Readonly<Record<string, Field>>;
type RowFields = Readonly<Record<string, FieldOf<'text' | 'choice' | 'picture'>>>;

export interface Day {
  readonly day: number;
  readonly description: string;
}

/** What a save gives for a field. */
export type Value<F extends Field> = F extends { kind: 'number' }
  ? number
  : F extends { kind: 'choice'; of: infer O extends readonly string[] }
    ? O[number]
    : F extends { kind: 'texts' | 'lines' }
      ? readonly string[]
      : F extends { kind: 'itinerary' }
        ? readonly Day[]
        : F extends { kind: 'rows'; of: infer R extends RowFields }
          ? readonly (Values<R> | (F extends { slots: true } ? null : never))[]
          : string;

/** Of all fields of a table. */
export type Values<T extends Fields> = { readonly [N in keyof T]: Value<T[N]> };

/** Names of the fields that are declared with these members. */
export type NamesWith<T extends Fields, Members> = string &
  { [N in keyof T]: T[N] extends Members ? N : never }[keyof T];

/** Names of the fields beyond the specification, which an entity need not have. */
export type OwnNames<T extends Fields> = NamesWith<T, { own: true }>;

/** Names of the fields of some kinds. */
export type NamesOf<T extends Fields, K extends Kind> = NamesWith<T, { kind: K }>;

export const mapFields = <T>(fields: Fields, map: (field: Field) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field)]));

// Of an overload the type checker sees no proof; the tests of packages, destinations and the agency are one.

export function namesOf<T extends Fields, K extends Kind>(
  fields: T,
  ...kinds: readonly K[]
): readonly NamesOf<T, K>[];
export function namesOf(fields: Fields, ...kinds: readonly Kind[]): readonly string[] {
  return Object.keys(fields).filter((name) => kinds.some((kind) => fields[name]?.kind === kind));
}

export function ownNamesOf<T extends Fields>(fields: T): readonly OwnNames<T>[];
export function ownNamesOf(fields: Fields): readonly string[] {
  return Object.keys(fields).filter((name) => fields[name]?.own);
}

export function labelsOf<T extends Fields>(fields: T): { readonly [N in keyof T]: string };
export function labelsOf(fields: Fields): Readonly<Record<string, string>> {
  return mapFields(fields, ({ label }) => label);
}
