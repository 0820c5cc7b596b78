import { changeItinerary, type ItineraryChange } from '#features/admin/itinerary/itinerary.ts';
import type { PictureItem } from '#features/admin/pictures/items.ts';
import type { Listed } from '#features/admin/store.ts';
import { choose, weigh, type Conflict, type Side } from './conflict.ts';
import { restored } from './package-draft.ts';
import { differences, emptyEntries, entriesOf, type Entries } from './entries.ts';
import type { Errors, FieldName, TextName } from './fields.ts';
import { refused, settled, type Refusal } from './refusal.ts';
import { alsoKnown, noLists, type Known } from './values.ts';

export type Purpose =
  | { readonly kind: 'create' }
  /** A new package with the texts of another one. */
  | { readonly kind: 'copy'; readonly of: Listed }
  | { readonly kind: 'edit'; readonly package: Listed };

export type Target =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly id: string }
  /** Nothing: it was created, but the answer has no id. */
  | { readonly kind: 'none' };

export interface FormState {
  readonly target: Target;
  readonly deleted: boolean;
  readonly entries: Entries;
  /** What is stored, as far as known. */
  readonly base: Entries;
  readonly known: Known;
  readonly version: number | null;
  readonly errors: Errors;
  readonly refusal: Refusal<FieldName> | null;
  readonly conflict: Conflict | null;
}

export type FormEvent =
  | { readonly type: 'written'; readonly name: TextName; readonly text: string }
  | { readonly type: 'planned'; readonly change: ItineraryChange }
  | {
      readonly type: 'pictured';
      readonly change: (items: readonly PictureItem[]) => readonly PictureItem[];
    }
  | { readonly type: 'restored'; readonly fields: Readonly<Record<string, string>> }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly errors: Errors; readonly refusal: Refusal<FieldName> }
  /** Refused with 409; `current` is what somebody else has stored. */
  | { readonly type: 'overtaken'; readonly text: string; readonly current: Listed }
  | { readonly type: 'deleted'; readonly text: string }
  /** The form becomes one for a new package. */
  | { readonly type: 'renewed'; readonly entries: Entries }
  /** Only the new pictures in `pictures` are not stored yet. */
  | {
      readonly type: 'partly-stored';
      readonly id: string | null;
      readonly value: Listed | null;
      readonly pictures: readonly PictureItem[];
    }
  | { readonly type: 'chosen'; readonly name: FieldName; readonly side: Side };

export function openForm(purpose: Purpose): FormState {
  const base = baseOf(purpose);
  const found = foundIn(purpose);
  return {
    target: purpose.kind === 'edit' ? { kind: 'edit', id: purpose.package._id } : { kind: 'create' },
    deleted: false,
    entries: base,
    base,
    known: found ? alsoKnown(noLists, found) : noLists,
    version: purpose.kind === 'edit' ? purpose.package.version : null,
    errors: {},
    refusal: null,
    conflict: null,
  };
}

function baseOf(purpose: Purpose): Entries {
  const found = foundIn(purpose);
  if (!found) return emptyEntries();
  // Stored pictures cannot be sent as files, so a copy begins without any.
  return purpose.kind === 'copy' ? { ...entriesOf(found), pictures: [] } : entriesOf(found);
}

function foundIn(purpose: Purpose): Listed | null {
  switch (purpose.kind) {
    case 'create':
      return null;
    case 'copy':
      return purpose.of;
    case 'edit':
      return purpose.package;
    default:
      return purpose satisfies never;
  }
}

/** Leaves stored pictures out: they cannot be sent as files. */
export const entriesAsNew = (entries: Entries): Entries => ({
  ...entries,
  pictures: entries.pictures.filter(({ kind }) => kind === 'new'),
});

export const isDirty = ({ entries, base }: Pick<FormState, 'entries' | 'base'>) =>
  entries !== base && differences(entries, base).length > 0;

export function changeForm(state: FormState, event: FormEvent): FormState {
  const { entries } = state;
  switch (event.type) {
    case 'written':
      return {
        ...state,
        entries: { ...entries, texts: { ...entries.texts, [event.name]: event.text } },
        errors: settled(state.errors, event.name),
      };
    case 'planned':
      return {
        ...state,
        entries: { ...entries, itinerary: changeItinerary(entries.itinerary, event.change) },
        errors: settled(state.errors, 'dayWiseItinerary'),
      };
    case 'pictured':
      return {
        ...state,
        entries: { ...entries, pictures: event.change(entries.pictures) },
        errors: settled(state.errors, 'images'),
      };
    case 'restored':
      return { ...state, ...restored(state, event.fields), errors: {}, refusal: null };
    case 'sent':
      return { ...state, errors: {}, refusal: null, deleted: false };
    case 'refused':
      return { ...state, errors: event.errors, refusal: event.refusal };
    case 'overtaken': {
      const theirs = entriesOf(event.current);
      return {
        ...state,
        ...weigh(state.base, entries, theirs),
        base: theirs,
        known: alsoKnown(state.known, event.current),
        version: event.current.version,
        ...refused(event.text, {}, []),
      };
    }
    case 'deleted':
      return { ...state, deleted: true, ...refused(event.text, {}, []) };
    case 'renewed':
      return {
        ...state,
        target: { kind: 'create' },
        deleted: false,
        entries: event.entries,
        base: emptyEntries(),
        version: null,
        conflict: null,
      };
    case 'partly-stored': {
      const { id, value, pictures } = event;
      const saved = pictures.filter(({ kind }) => kind === 'saved');
      const stored = value ? entriesOf(value) : entries;
      return {
        ...state,
        target: id === null ? { kind: 'none' } : { kind: 'edit', id },
        entries: { ...stored, pictures },
        base: { ...stored, pictures: saved },
        known: value ? alsoKnown(state.known, value) : state.known,
        version: value?.version ?? null,
        conflict: null,
      };
    }
    case 'chosen':
      return state.conflict
        ? { ...state, ...choose(entries, state.conflict, event.name, event.side) }
        : state;
  }
  return event satisfies never;
}
