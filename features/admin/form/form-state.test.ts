import { describe, expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { resolvedSide } from './conflict/conflict.ts';
import { createPackageDraft } from './package-draft.ts';
import { formReducer, isDirty, createFormState, type FormEvent, type FormState } from './form-state.ts';
import { fieldNames, type TextName } from './fields/fields.ts';
import { createFormErrors } from './saving/form-errors.ts';

const loaded = aPackage({ inclusions: ['Breakfast, with tea', 'Guide'], images: ['/a', '/b'] });
const edited = () => createFormState({ kind: 'edit', package: loaded });
const after = (state: FormState, ...events: readonly FormEvent[]) => events.reduce(formReducer, state);
const written = (name: TextName, text: string): FormEvent => ({ type: 'written', name, text });
const overtaken = (given: Parameters<typeof aPackage>[0]): FormEvent => ({
  type: 'overtaken',
  text: 'Somebody else',
  current: aPackage({ ...loaded, version: 2, ...given }),
});

describe('a form', () => {
  it('is filled with the package, its lists joined with commas', () => {
    expect(edited().entries.texts).toMatchObject({
      category: 'domestic',
      days: '6',
      inclusions: 'Breakfast, with tea, Guide',
    });
    expect(edited().entries.itinerary.rows.map(({ text }) => text)).toEqual([
      'Kochi to Alappuzha.',
      'Up to Munnar.',
    ]);
  });

  it('leaves fields empty that the package does not have', () => {
    const { texts } = createFormState({
      kind: 'edit',
      package: aPackage({ category: null, price: null }),
    }).entries;
    expect(texts).toMatchObject({ category: '', price: '' });
  });

  it('of a copy has the texts and not the pictures', () => {
    const { entries, version } = createFormState({ kind: 'copy', of: loaded });
    expect(entries.texts.name).toBe(loaded.name);
    expect(entries.pictures).toEqual([]);
    expect(version).toBeNull();
  });

  it('is dirty while it differs from what was loaded, and only then', () => {
    const changed = after(edited(), written('name', 'Goa'));
    expect(isDirty(edited())).toBe(false);
    expect(isDirty(changed)).toBe(true);
    expect(isDirty(after(changed, written('name', loaded.name)))).toBe(false);
    expect(isDirty(after(edited(), { type: 'pictured', change: (items) => items.toReversed() }))).toBe(true);
    expect(isDirty(after(edited(), { type: 'planned', change: { type: 'added' } }))).toBe(true);
  });

  it('clears the error of a field that is changed', () => {
    const errors = { name: 'a', place: 'b' };
    const wrong = after(edited(), { type: 'refused', ...createFormErrors('x', errors, fieldNames) });
    expect(wrong.refusal).toEqual({ text: 'x', fields: ['name', 'place'] });
    expect(after(wrong, written('name', 'Goa')).errors).toEqual({ place: 'b' });
  });
});

describe('a form with a conflict', () => {
  it('keeps mine where both changed something, and takes theirs where only they did', () => {
    const state = after(
      edited(),
      written('name', 'Mine'),
      overtaken({ name: 'Theirs', place: 'Munnar', tripHighlights: [] }),
    );
    expect(state.entries.texts).toMatchObject({ name: 'Mine', place: 'Munnar', tripHighlights: '' });
    expect(state.conflict?.fields).toEqual(['name', 'place', 'tripHighlights']);
    expect(state.version).toBe(2);
  });

  it('lets each field be chosen, and chosen again', () => {
    const state = after(edited(), written('name', 'Mine'), overtaken({ name: 'Theirs' }));
    const theirs = after(state, { type: 'chosen', name: 'name', side: 'theirs' });
    expect(theirs.entries.texts.name).toBe('Theirs');
    expect(isDirty(theirs)).toBe(false);
    const mine = after(theirs, { type: 'chosen', name: 'name', side: 'mine' });
    expect(mine.entries.texts.name).toBe('Mine');
  });

  it('keeps as mine what was typed after it', () => {
    const back = after(
      edited(),
      written('name', 'Mine'),
      overtaken({ name: 'Theirs' }),
      written('name', 'Mine, better'),
      { type: 'chosen', name: 'name', side: 'theirs' },
      { type: 'chosen', name: 'name', side: 'mine' },
    );
    expect(back.entries.texts.name).toBe('Mine, better');
  });

  it('can take back what only they changed', () => {
    const state = after(edited(), overtaken({ place: 'Munnar' }), {
      type: 'chosen',
      name: 'place',
      side: 'mine',
    });
    expect(state.entries.texts.place).toBe(loaded.place);
  });

  it('compares the itinerary as a whole', () => {
    const state = after(
      edited(),
      { type: 'planned', change: { type: 'written', key: 0, text: 'Kochi on foot' } },
      overtaken({ dayWiseItinerary: [{ _id: 'd9', day: 1, description: 'Kochi by boat' }] }),
    );
    expect(state.conflict?.fields).toEqual(['dayWiseItinerary']);
    expect(state.conflict && resolvedSide(state.entries, state.conflict, 'dayWiseItinerary')).toBe('mine');
    const theirs = after(state, { type: 'chosen', name: 'dayWiseItinerary', side: 'theirs' });
    expect(theirs.entries.itinerary.rows.map(({ text }) => text)).toEqual(['Kochi by boat']);
  });

  it('keeps the pictures of both sides, but those that are deleted', () => {
    const state = after(
      edited(),
      { type: 'pictured', change: (items) => items.toReversed() },
      overtaken({ images: ['/a', '/c'] }),
    );
    expect(state.entries.pictures).toMatchObject([{ address: '/a' }, { address: '/c' }]);
    const ids = state.entries.pictures.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no conflict when both are equal', () => {
    expect(after(edited(), written('name', 'Same'), overtaken({ name: 'Same' })).conflict).toBeNull();
  });

  it('keeps entries with a comma of the version loaded first', () => {
    const state = after(edited(), overtaken({ inclusions: ['Tea'] }));
    expect(state.known.inclusions).toEqual([loaded.inclusions, ['Tea']]);
  });
});

const draft = () => {
  const fields = createPackageDraft(
    after(edited(), written('name', 'Mine'), {
      type: 'planned',
      change: { type: 'written', key: 1, text: 'Down' },
    }),
  );
  if (!fields) throw new Error('there is no draft');
  return fields;
};

describe('a draft', () => {
  it('is the texts that differ, and the version they were written over', () => {
    expect(draft()).toEqual({
      name: 'Mine',
      dayWiseItinerary: expect.stringContaining('Down'),
      version: '1',
    });
    expect(createPackageDraft(edited())).toBeNull();
  });

  it('restores the form as it was', () => {
    const state = after(edited(), { type: 'restored', fields: draft() });
    expect(state.entries.texts.name).toBe('Mine');
    expect(state.entries.itinerary.rows.map(({ text }) => text)).toEqual(['Kochi to Alappuzha.', 'Down']);
    expect(state.conflict).toBeNull();
  });

  it('becomes a conflict with what was stored since', () => {
    const newer = createFormState({
      kind: 'edit',
      package: aPackage({ ...loaded, version: 5, place: 'Munnar' }),
    });
    const state = after(newer, { type: 'restored', fields: draft() });
    expect(state.conflict?.fields).toEqual(['name', 'dayWiseItinerary']);
    expect(state.entries.texts).toMatchObject({ name: 'Mine', place: 'Munnar' });
    expect(state.version).toBe(5);
  });

  it('of another shape restores what can be read of it', () => {
    const state = after(edited(), {
      type: 'restored',
      fields: { name: 'Mine', dayWiseItinerary: '{', version: '1', nonsense: 'x' },
    });
    expect(state.entries.texts.name).toBe('Mine');
    expect(state.entries.itinerary).toEqual(edited().entries.itinerary);
  });
});
