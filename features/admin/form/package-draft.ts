import * as v from 'valibot';
import type { DraftFields } from '#features/admin/drafts/drafts.ts';
import { itineraryOf } from '#features/admin/itinerary/itinerary.ts';
import { isOutdated, toDraft } from '#features/admin/drafts/draft-fields.ts';
import type { Conflict } from './conflict.ts';
import { contentOf, differences, type Entries } from './entries.ts';
import { textNames } from './fields.ts';

interface Draftable {
  readonly entries: Entries;
  readonly base: Entries;
  readonly version: number | null;
}

const DaysSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ description: v.string() })));

/** Draft of the texts that differ from what is stored, with the version they were typed over; null without any. */
export function draftOf({ entries, base, version }: Draftable): DraftFields | null {
  const names = differences(entries, base).filter((name) => name !== 'images');
  const texts = Object.fromEntries(names.map((name) => [name, contentOf(entries, name)]));
  return toDraft(texts, { version, pictures: entries.pictures });
}

/** Fills the form from a draft. If a newer version was stored since, the differing fields become a conflict. */
export function restored(
  { entries, base, version }: Draftable,
  fields: DraftFields,
): { readonly entries: Entries; readonly conflict: Conflict | null } {
  const named = textNames.filter((name) => fields[name] !== undefined);
  const days = v.safeParse(DaysSchema, fields['dayWiseItinerary']);
  const draft: Entries = {
    ...entries,
    texts: { ...entries.texts, ...Object.fromEntries(named.map((name) => [name, fields[name] ?? ''])) },
    itinerary: days.success
      ? itineraryOf(days.output.map(({ description }) => description))
      : entries.itinerary,
  };
  const differing = isOutdated(fields, version) ? differences(draft, base) : [];
  return {
    entries: draft,
    conflict: differing.length > 0 ? { mine: draft, theirs: base, fields: differing } : null,
  };
}
