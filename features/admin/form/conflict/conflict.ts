import { rebasePictures } from '#features/admin/pictures/rebase-pictures.ts';
import {
  serializeField,
  diffFields,
  copyField,
  type FieldValues,
} from '#features/admin/form/fields/field-values.ts';
import type { FieldName } from '#features/admin/form/fields/fields.ts';

export interface Conflict {
  readonly mine: FieldValues;
  readonly theirs: FieldValues;
  readonly fields: readonly FieldName[];
}

export type ConflictSide = 'mine' | 'theirs';

export interface MergeResult {
  readonly entries: FieldValues;
  readonly conflict: Conflict | null;
}

/** Merges the form with a newer stored version: fields that only they changed since `base` become theirs. */
export function mergeConflict(base: FieldValues, entered: FieldValues, theirs: FieldValues): MergeResult {
  const mine = { ...entered, pictures: rebasePictures(base.pictures, entered.pictures, theirs.pictures) };
  const fields = diffFields(mine, theirs);
  const changed = new Set(diffFields(base, entered));
  const entries = fields
    .filter((name) => !changed.has(name))
    .reduce((merged, name) => copyField(merged, theirs, name), mine);
  return { entries, conflict: fields.length > 0 ? { mine, theirs, fields } : null };
}

export function resolvedSide(entries: FieldValues, { theirs }: Conflict, name: FieldName): ConflictSide {
  return serializeField(entries, name) === serializeField(theirs, name) ? 'theirs' : 'mine';
}

/** Applies one side's content of a field to the form; text typed since is kept as mine. */
export function chooseSide(
  entries: FieldValues,
  conflict: Conflict,
  name: FieldName,
  side: ConflictSide,
): MergeResult {
  const entered = resolvedSide(entries, conflict, name) === 'mine';
  const mine = entered ? copyField(conflict.mine, entries, name) : conflict.mine;
  return {
    entries: copyField(entries, side === 'mine' ? mine : conflict.theirs, name),
    conflict: { ...conflict, mine },
  };
}
