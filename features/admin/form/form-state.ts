import { changeItinerary, type ItineraryChange } from '#features/admin/itinerary/itinerary.ts';
import type { PictureItem } from '#features/admin/pictures/items.ts';
import type { Listed } from '#features/admin/store.ts';
import { choose, weigh, type Conflict, type Side } from './conflict.ts';
import { restored } from './package-draft.ts';
import { differences, emptyEntries, entriesOf, type Entries } from './entries.ts';
import type { Errors, FieldName, TextName } from './fields.ts';
import { refused, settled, type Refusal } from './refusal.ts';
import { alsoKnown, noLists, type Known } from './values.ts';

/** What the form is for. */
export type Purpose =
  | { readonly kind: 'create' }
  /** A new package that begins with another one's texts. */
  | { readonly kind: 'copy'; readonly of: Listed }
  | { readonly kind: 'edit'; readonly package: Listed };

export interface FormState {
  readonly entries: Entries;
  /** What is stored, as far as the form knows. */
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
  /** A draft is continued: its texts by field. */
  | { readonly type: 'restored'; readonly fields: Readonly<Record<string, string>> }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly errors: Errors; readonly refusal: Refusal<FieldName> }
  /** Somebody else was faster; `current` is what they stored. */
  | { readonly type: 'overtaken'; readonly text: string; readonly current: Listed }
  | { readonly type: 'chosen'; readonly name: FieldName; readonly side: Side };

/** A form as it is opened. */
export function openForm(purpose: Purpose): FormState {
  const base = baseOf(purpose);
  const found = foundIn(purpose);
  return {
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
  // A stored picture cannot be sent as a file, so a copy begins without any.
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

/** Whether the form holds anything that is not stored. */
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
      return { ...state, errors: {}, refusal: null };
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
    case 'chosen':
      return state.conflict
        ? { ...state, ...choose(entries, state.conflict, event.name, event.side) }
        : state;
  }
  return event satisfies never;
}
