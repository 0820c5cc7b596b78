import {
  copyField,
  diffFields,
  serializeField,
  type FieldValues,
} from '#features/admin/form/fields/field-values.ts';
import type { FieldName } from '#features/admin/form/fields/fields.ts';
import { rebasePictures } from '#features/admin/pictures/picture-items.ts';

/** Two contents of some fields. */
export interface Sides {
  readonly mine: FieldValues;
  readonly theirs: FieldValues;
  readonly fields: readonly FieldName[];
}

export interface Conflict extends Sides {
  /** Fields that only the other save changed: the form has them as in `theirs`, and `mine` as they were before. */
  readonly included: readonly FieldName[];
}

/** An earlier version (`theirs`) beside what is in the form. */
export interface Comparison extends Sides {
  readonly version: number;
  /** What the save changed that replaced the version. */
  readonly title: string;
}

export type ConflictSide = 'mine' | 'theirs';

interface MergeResult {
  readonly entries: FieldValues;
  readonly conflict: Conflict | null;
}

/** Merges the form with a newer stored version: fields that only they changed since `base` become theirs. */
export function mergeConflict(base: FieldValues, entered: FieldValues, theirs: FieldValues): MergeResult {
  const pictures = rebasePictures(base.pictures, entered.pictures, theirs.pictures);
  const mine = { ...entered, pictures };
  const [myChanges, theirChanges] = [diffFields(base, entered), diffFields(base, theirs)];
  const differing = diffFields(mine, theirs).filter((name) => theirChanges.includes(name));
  const fields = differing.filter((name) => myChanges.includes(name));
  const included = differing.filter((name) => !myChanges.includes(name));
  const entries = included.reduce((merged, name) => copyField(merged, theirs, name), mine);
  return { entries, conflict: differing.length > 0 ? { mine, theirs, fields, included } : null };
}

export function resolvedSide(entries: FieldValues, { theirs }: Sides, name: FieldName): ConflictSide {
  return serializeField(entries, name) === serializeField(theirs, name) ? 'theirs' : 'mine';
}

/** Applies one side's content of a field to the form; text typed since is kept as mine. */
export function chooseSide(entries: FieldValues, sides: Sides, name: FieldName, side: ConflictSide) {
  const entered = resolvedSide(entries, sides, name) === 'mine';
  const mine = entered ? copyField(sides.mine, entries, name) : sides.mine;
  return { entries: copyField(entries, side === 'mine' ? mine : sides.theirs, name), mine };
}
