import { rebasePictures } from '#features/admin/pictures/rebase-pictures.ts';
import { contentOf, differences, withField, type Entries } from './entries.ts';
import type { FieldName } from './fields.ts';

export interface Conflict {
  readonly mine: Entries;
  readonly theirs: Entries;
  readonly fields: readonly FieldName[];
}

export type Side = 'mine' | 'theirs';

export interface Weighed {
  readonly entries: Entries;
  readonly conflict: Conflict | null;
}

/** Merges the form with a newer stored version: fields that only they changed since `base` become theirs. */
export function weigh(base: Entries, typed: Entries, theirs: Entries): Weighed {
  const mine = { ...typed, pictures: rebasePictures(base.pictures, typed.pictures, theirs.pictures) };
  const fields = differences(mine, theirs);
  const changed = new Set(differences(base, typed));
  const entries = fields
    .filter((name) => !changed.has(name))
    .reduce((now, name) => withField(now, theirs, name), mine);
  return { entries, conflict: fields.length > 0 ? { mine, theirs, fields } : null };
}

export function sideOf(entries: Entries, { theirs }: Conflict, name: FieldName): Side {
  return contentOf(entries, name) === contentOf(theirs, name) ? 'theirs' : 'mine';
}

/** Applies one side's content of a field to the form; text typed since is kept as mine. */
export function choose(entries: Entries, conflict: Conflict, name: FieldName, side: Side): Weighed {
  const typed = sideOf(entries, conflict, name) === 'mine';
  const mine = typed ? withField(conflict.mine, entries, name) : conflict.mine;
  return {
    entries: withField(entries, side === 'mine' ? mine : conflict.theirs, name),
    conflict: { ...conflict, mine },
  };
}
