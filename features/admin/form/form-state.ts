import type { RestoredDraft } from '#features/admin/drafts/use-draft.ts';
import { changeItinerary, type ItineraryChange } from '#features/admin/itinerary/itinerary.ts';
import type { PackageSnapshot } from '#features/admin/packages-store.ts';
import type { PictureItem } from '#features/admin/pictures/picture-items.ts';
import type { EarlierPictures } from '#features/admin/pictures/picture-list-draft.ts';
import {
  chooseSide,
  mergeConflict,
  type Comparison,
  type Conflict,
  type ConflictSide,
} from './conflict/conflict.ts';
import {
  createEmptyFieldValues,
  diffFields,
  toFieldValues,
  type FieldValues,
  type KnownLists,
} from './fields/field-values.ts';
import type { PackageErrors, FieldName, TextName } from './fields/fields.ts';
import { restorePackageDraft } from './package-draft.ts';
import { createFormErrors, clearFieldError, type SubmitError } from './saving/form-errors.ts';

export type FormMode =
  | { readonly kind: 'create' }
  | { readonly kind: 'copy'; readonly source: PackageSnapshot; readonly hasPictures: boolean }
  | { readonly kind: 'edit'; readonly package: PackageSnapshot };

type SaveTarget = { readonly kind: 'create' } | { readonly kind: 'edit'; readonly id: string };

export interface FormState {
  readonly target: SaveTarget;
  readonly deleted: boolean;
  readonly entries: FieldValues;
  readonly base: FieldValues;
  readonly known: KnownLists;
  readonly version: number | null;
  /** The package whose stored pictures the new one takes; null for none. */
  readonly copiedFrom: string | null;
  readonly errors: PackageErrors;
  readonly submitError: SubmitError<FieldName> | null;
  readonly conflict: Conflict | null;
  readonly comparison: Comparison | null;
  /** The version whose pictures were taken back, and which the save names (`contract/editing.ts`). */
  readonly earlierPictures: EarlierPictures | null;
}

export type FormEvent =
  | { readonly type: 'text-changed'; readonly name: TextName; readonly text: string }
  | { readonly type: 'itinerary-changed'; readonly change: ItineraryChange }
  | {
      readonly type: 'pictures-changed';
      readonly change: (items: readonly PictureItem[]) => readonly PictureItem[];
    }
  | ({ readonly type: 'draft-restored' } & RestoredDraft)
  | { readonly type: 'submitted' }
  | { readonly type: 'refused'; readonly errors: PackageErrors; readonly submitError: SubmitError<FieldName> }
  /** Refused with 409; `current` is what somebody else has stored. */
  | { readonly type: 'conflict'; readonly text: string; readonly current: PackageSnapshot }
  | { readonly type: 'deleted'; readonly text: string }
  | { readonly type: 'reset-to-new'; readonly entries: FieldValues }
  | { readonly type: 'side-chosen'; readonly name: FieldName; readonly side: ConflictSide }
  | {
      readonly type: 'earlier-version-opened';
      readonly earlier: PackageSnapshot;
      readonly version: number;
      readonly title: string;
    }
  | {
      readonly type: 'earlier-side-chosen';
      readonly names: readonly FieldName[];
      readonly side: ConflictSide;
    }
  | { readonly type: 'earlier-version-closed' };

export function createFormState(mode: FormMode): FormState {
  const base = createBaseValues(mode);
  const tour = sourcePackageOf(mode);
  return {
    target: mode.kind === 'edit' ? { kind: 'edit', id: mode.package._id } : { kind: 'create' },
    deleted: false,
    entries: base,
    base,
    known: tour ? [tour] : [],
    version: mode.kind === 'edit' ? mode.package.version : null,
    copiedFrom: mode.kind === 'copy' && mode.hasPictures ? mode.source._id : null,
    errors: {},
    submitError: null,
    conflict: null,
    comparison: null,
    earlierPictures: null,
  };
}

function createBaseValues(mode: FormMode): FieldValues {
  const tour = sourcePackageOf(mode);
  if (!tour) return createEmptyFieldValues();
  const values = toFieldValues(tour);
  if (mode.kind !== 'copy') return values;
  // It was put together for somebody else.
  const texts = { ...values.texts, preparedFor: '' };
  // Stored pictures cannot be sent as files.
  return { ...values, texts, pictures: mode.hasPictures ? values.pictures : [] };
}

function sourcePackageOf(mode: FormMode): PackageSnapshot | null {
  switch (mode.kind) {
    case 'create':
      return null;
    case 'copy':
      return mode.source;
    case 'edit':
      return mode.package;
    default:
      return mode satisfies never;
  }
}

export const withoutSavedPictures = (entries: FieldValues): FieldValues => ({
  ...entries,
  pictures: entries.pictures.filter(({ kind }) => kind === 'new'),
});

export const isDirty = ({ entries, base }: Pick<FormState, 'entries' | 'base'>) =>
  entries !== base && diffFields(entries, base).length > 0;

export function formReducer(state: FormState, event: FormEvent): FormState {
  const { entries } = state;
  switch (event.type) {
    case 'text-changed':
      return {
        ...state,
        entries: { ...entries, texts: { ...entries.texts, [event.name]: event.text } },
        errors: clearFieldError(state.errors, event.name),
      };
    case 'itinerary-changed':
      return {
        ...state,
        entries: { ...entries, itinerary: changeItinerary(entries.itinerary, event.change) },
        errors: clearFieldError(state.errors, 'dayWiseItinerary'),
      };
    case 'pictures-changed':
      return {
        ...state,
        entries: { ...entries, pictures: event.change(entries.pictures) },
        errors: clearFieldError(state.errors, 'images'),
      };
    case 'draft-restored':
      return { ...state, ...restorePackageDraft(state, event), errors: {}, submitError: null };
    case 'submitted':
      return { ...state, errors: {}, submitError: null, deleted: false };
    case 'refused':
      return { ...state, errors: event.errors, submitError: event.submitError };
    case 'conflict': {
      const theirs = toFieldValues(event.current);
      return {
        ...state,
        ...mergeConflict(state.base, entries, theirs),
        comparison: null,
        base: theirs,
        known: [...state.known, event.current],
        version: event.current.version,
        ...createFormErrors(event.text, {}, []),
      };
    }
    case 'deleted':
      return { ...state, deleted: true, ...createFormErrors(event.text, {}, []) };
    case 'reset-to-new':
      return {
        ...state,
        target: { kind: 'create' },
        deleted: false,
        entries: event.entries,
        base: createEmptyFieldValues(),
        version: null,
        copiedFrom: null,
        conflict: null,
        comparison: null,
        earlierPictures: null,
      };
    case 'side-chosen':
      return chooseConflictSide(state, event.name, event.side);
    case 'earlier-version-opened': {
      const { earlier, version, title } = event;
      const theirs = toFieldValues(earlier);
      return {
        ...state,
        known: [...state.known, earlier],
        comparison: { mine: entries, theirs, fields: diffFields(entries, theirs), version, title },
      };
    }
    case 'earlier-side-chosen':
      return event.names.reduce((chosen, name) => chooseEarlierSide(chosen, name, event.side), state);
    case 'earlier-version-closed':
      return { ...state, comparison: null };
  }
  return event satisfies never;
}

function chooseConflictSide(state: FormState, name: FieldName, side: ConflictSide): FormState {
  if (!state.conflict) return state;
  const { entries, mine } = chooseSide(state.entries, state.conflict, name, side);
  return { ...state, entries, conflict: { ...state.conflict, mine } };
}

function chooseEarlierSide(state: FormState, name: FieldName, side: ConflictSide): FormState {
  const { comparison } = state;
  if (!comparison) return state;
  const { entries, mine } = chooseSide(state.entries, comparison, name, side);
  const { version, theirs } = comparison;
  const addresses = theirs.pictures.flatMap((item) => (item.kind === 'saved' ? [item.address] : []));
  return {
    ...state,
    entries,
    errors: clearFieldError(state.errors, name),
    comparison: { ...comparison, mine },
    earlierPictures: name === 'images' && side === 'theirs' ? { version, addresses } : state.earlierPictures,
  };
}
