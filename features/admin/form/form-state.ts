import { changeItinerary, type ItineraryChange } from '#features/admin/itinerary/itinerary.ts';
import type { PictureItem } from '#features/admin/pictures/picture-items.ts';
import type { PackageSnapshot } from '#features/admin/packages-store.ts';
import { chooseSide, mergeConflict, type Conflict, type ConflictSide } from './conflict/conflict.ts';
import { restorePackageDraft } from './package-draft.ts';
import {
  diffFields,
  createEmptyFieldValues,
  toFieldValues,
  type FieldValues,
} from './fields/field-values.ts';
import type { PackageErrors, FieldName, TextName } from './fields/fields.ts';
import { createFormErrors, clearFieldError, type SubmitError } from './saving/form-errors.ts';
import { addKnownLists, emptyKnownLists, type KnownLists } from './fields/parsed-values.ts';

export type FormMode =
  | { readonly kind: 'create' }
  /** A new package with the texts of another one. */
  | { readonly kind: 'copy'; readonly of: PackageSnapshot }
  | { readonly kind: 'edit'; readonly package: PackageSnapshot };

export type SaveTarget =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly id: string }
  /** Nothing: it was created, but the answer has no id. */
  | { readonly kind: 'none' };

export interface FormState {
  readonly target: SaveTarget;
  readonly deleted: boolean;
  readonly entries: FieldValues;
  /** What is stored, as far as known. */
  readonly base: FieldValues;
  readonly known: KnownLists;
  readonly version: number | null;
  readonly errors: PackageErrors;
  readonly refusal: SubmitError<FieldName> | null;
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
  | { readonly type: 'refused'; readonly errors: PackageErrors; readonly refusal: SubmitError<FieldName> }
  /** Refused with 409; `current` is what somebody else has stored. */
  | { readonly type: 'overtaken'; readonly text: string; readonly current: PackageSnapshot }
  | { readonly type: 'deleted'; readonly text: string }
  /** The form becomes one for a new package. */
  | { readonly type: 'renewed'; readonly entries: FieldValues }
  /** Only the new pictures in `pictures` are not stored yet. */
  | {
      readonly type: 'partly-stored';
      readonly id: string | null;
      readonly value: PackageSnapshot | null;
      readonly pictures: readonly PictureItem[];
    }
  | { readonly type: 'chosen'; readonly name: FieldName; readonly side: ConflictSide };

export function createFormState(purpose: FormMode): FormState {
  const base = createBaseValues(purpose);
  const found = sourcePackageOf(purpose);
  return {
    target: purpose.kind === 'edit' ? { kind: 'edit', id: purpose.package._id } : { kind: 'create' },
    deleted: false,
    entries: base,
    base,
    known: found ? addKnownLists(emptyKnownLists, found) : emptyKnownLists,
    version: purpose.kind === 'edit' ? purpose.package.version : null,
    errors: {},
    refusal: null,
    conflict: null,
  };
}

function createBaseValues(purpose: FormMode): FieldValues {
  const found = sourcePackageOf(purpose);
  if (!found) return createEmptyFieldValues();
  // Stored pictures cannot be sent as files, so a copy begins without any.
  return purpose.kind === 'copy' ? { ...toFieldValues(found), pictures: [] } : toFieldValues(found);
}

function sourcePackageOf(purpose: FormMode): PackageSnapshot | null {
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
export const withoutSavedPictures = (entries: FieldValues): FieldValues => ({
  ...entries,
  pictures: entries.pictures.filter(({ kind }) => kind === 'new'),
});

export const isDirty = ({ entries, base }: Pick<FormState, 'entries' | 'base'>) =>
  entries !== base && diffFields(entries, base).length > 0;

export function formReducer(state: FormState, event: FormEvent): FormState {
  const { entries } = state;
  switch (event.type) {
    case 'written':
      return {
        ...state,
        entries: { ...entries, texts: { ...entries.texts, [event.name]: event.text } },
        errors: clearFieldError(state.errors, event.name),
      };
    case 'planned':
      return {
        ...state,
        entries: { ...entries, itinerary: changeItinerary(entries.itinerary, event.change) },
        errors: clearFieldError(state.errors, 'dayWiseItinerary'),
      };
    case 'pictured':
      return {
        ...state,
        entries: { ...entries, pictures: event.change(entries.pictures) },
        errors: clearFieldError(state.errors, 'images'),
      };
    case 'restored':
      return { ...state, ...restorePackageDraft(state, event.fields), errors: {}, refusal: null };
    case 'sent':
      return { ...state, errors: {}, refusal: null, deleted: false };
    case 'refused':
      return { ...state, errors: event.errors, refusal: event.refusal };
    case 'overtaken': {
      const theirs = toFieldValues(event.current);
      return {
        ...state,
        ...mergeConflict(state.base, entries, theirs),
        base: theirs,
        known: addKnownLists(state.known, event.current),
        version: event.current.version,
        ...createFormErrors(event.text, {}, []),
      };
    }
    case 'deleted':
      return { ...state, deleted: true, ...createFormErrors(event.text, {}, []) };
    case 'renewed':
      return {
        ...state,
        target: { kind: 'create' },
        deleted: false,
        entries: event.entries,
        base: createEmptyFieldValues(),
        version: null,
        conflict: null,
      };
    case 'partly-stored': {
      const { id, value, pictures } = event;
      const saved = pictures.filter(({ kind }) => kind === 'saved');
      const stored = value ? toFieldValues(value) : entries;
      return {
        ...state,
        target: id === null ? { kind: 'none' } : { kind: 'edit', id },
        entries: { ...stored, pictures },
        base: { ...stored, pictures: saved },
        known: value ? addKnownLists(state.known, value) : state.known,
        version: value?.version ?? null,
        conflict: null,
      };
    }
    case 'chosen':
      return state.conflict
        ? { ...state, ...chooseSide(entries, state.conflict, event.name, event.side) }
        : state;
  }
  return event satisfies never;
}
