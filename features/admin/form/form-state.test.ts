import { describe, expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { resolvedSide } from './conflict/conflict.ts';
import { createPackageDraft } from './package-draft.ts';
import { formReducer, isDirty, createFormState, type FormEvent, type FormState } from './form-state.ts';
import { fieldNames, type TextName } from './fields/fields.ts';
import { createFormErrors } from './saving/form-errors.ts';

const loaded = aPackage({ inclusions: ['Breakfast, with tea', 'Guide'], images: ['/a', '/b'] });
const edited = () => createFormState({ kind: 'edit', package: loaded });
const reduceAll = (state: FormState, ...events: readonly FormEvent[]) => events.reduce(formReducer, state);
const createTextEvent = (name: TextName, text: string): FormEvent => ({ type: 'text-changed', name, text });
const createConflictEvent = (overrides: Parameters<typeof aPackage>[0]): FormEvent => ({
  type: 'conflict',
  text: 'Somebody else',
  current: aPackage({ ...loaded, version: 2, ...overrides }),
});

describe('a form', () => {
  it('is filled with the package, its lists joined with commas unless an entry has one', () => {
    expect(edited().entries.texts).toMatchObject({
      category: 'domestic',
      days: '6',
      inclusions: 'Breakfast, with tea\nGuide',
      exclusions: 'Flights',
    });
    const copy = createFormState({ kind: 'copy', source: loaded, hasPictures: false });
    expect(copy).toMatchObject({ entries: { texts: { name: loaded.name }, pictures: [] }, version: null });
    const unknown = createFormState({ kind: 'edit', package: aPackage({ category: null, price: null }) });
    expect(unknown.entries.texts).toMatchObject({ category: '', price: '' });
    expect(edited().entries.itinerary.rows.map(({ text }) => text)).toEqual([
      'Kochi to Alappuzha.',
      'Up to Munnar.',
    ]);
  });

  it('is dirty while it differs from what was loaded, and only then', () => {
    const changed = reduceAll(edited(), createTextEvent('name', 'Goa'));
    expect(isDirty(edited())).toBe(false);
    expect(isDirty(changed)).toBe(true);
    expect(isDirty(reduceAll(changed, createTextEvent('name', loaded.name)))).toBe(false);
    expect(
      isDirty(reduceAll(edited(), { type: 'pictures-changed', change: (items) => items.toReversed() })),
    ).toBe(true);
    expect(isDirty(reduceAll(edited(), { type: 'itinerary-changed', change: { type: 'added' } }))).toBe(true);
  });

  it('clears the error of a field that is changed', () => {
    const errors = { name: 'a', place: 'b' };
    const wrong = reduceAll(edited(), { type: 'refused', ...createFormErrors('x', errors, fieldNames) });
    expect(wrong.submitError).toEqual({ text: 'x', fields: ['name', 'place'], isUnanswered: false });
    expect(reduceAll(wrong, createTextEvent('name', 'Goa')).errors).toEqual({ place: 'b' });
  });
});

describe('a form with a conflict', () => {
  it('keeps mine where both changed something, and takes theirs where only they did', () => {
    const state = reduceAll(
      edited(),
      createTextEvent('name', 'Mine'),
      createTextEvent('days', '9'),
      createConflictEvent({ name: 'Theirs', place: 'Munnar', tripHighlights: [] }),
    );
    expect(state.entries.texts).toMatchObject({
      name: 'Mine',
      days: '9',
      place: 'Munnar',
      tripHighlights: '',
    });
    expect(state.conflict).toMatchObject({ fields: ['name'], included: ['place', 'tripHighlights'] });
    expect(state.version).toBe(2);
  });

  it('lets each field be chosen, and chosen again, with what was typed after it', () => {
    const state = reduceAll(
      edited(),
      createTextEvent('name', 'Mine'),
      createConflictEvent({ name: 'Theirs', place: 'Munnar' }),
      createTextEvent('name', 'Mine, better'),
    );
    const theirs = reduceAll(state, { type: 'side-chosen', name: 'name', side: 'theirs' });
    expect(theirs.entries.texts.name).toBe('Theirs');
    expect(isDirty(theirs)).toBe(false);
    const mine = reduceAll(theirs, { type: 'side-chosen', name: 'name', side: 'mine' });
    expect(mine.entries.texts.name).toBe('Mine, better');
    const place = reduceAll(mine, { type: 'side-chosen', name: 'place', side: 'mine' });
    expect(place.entries.texts.place).toBe(loaded.place);
  });

  it('compares the itinerary as a whole', () => {
    const state = reduceAll(
      edited(),
      { type: 'itinerary-changed', change: { type: 'edited', key: 0, text: 'Kochi on foot' } },
      createConflictEvent({ dayWiseItinerary: [{ _id: 'd9', day: 1, description: 'Kochi by boat' }] }),
    );
    expect(state.conflict?.fields).toEqual(['dayWiseItinerary']);
    expect(state.conflict && resolvedSide(state.entries, state.conflict, 'dayWiseItinerary')).toBe('mine');
    const theirs = reduceAll(state, { type: 'side-chosen', name: 'dayWiseItinerary', side: 'theirs' });
    expect(theirs.entries.itinerary.rows.map(({ text }) => text)).toEqual(['Kochi by boat']);
  });

  it('keeps the pictures of both sides, but those that are deleted', () => {
    const state = reduceAll(
      edited(),
      { type: 'pictures-changed', change: (items) => items.toReversed() },
      createConflictEvent({ images: ['/a', '/c'] }),
    );
    expect(state.entries.pictures).toMatchObject([{ address: '/a' }, { address: '/c' }]);
    const ids = state.entries.pictures.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is none when both are equal, and keeps entries with a comma of the version loaded first', () => {
    const state = reduceAll(edited(), createConflictEvent({ inclusions: ['Tea'] }));
    const same = reduceAll(edited(), createTextEvent('name', 'Same'), createConflictEvent({ name: 'Same' }));
    expect(same.conflict).toBeNull();
    expect(state.known.map(({ inclusions }) => inclusions)).toEqual([loaded.inclusions, ['Tea']]);
  });
});

const draft = () => {
  const fields = createPackageDraft(
    reduceAll(edited(), createTextEvent('name', 'Mine'), {
      type: 'itinerary-changed',
      change: { type: 'edited', key: 1, text: 'Down' },
    }),
  );
  if (!fields) throw new Error('there is no draft');
  return fields;
};

describe('an earlier version', () => {
  const earlier = aPackage({ ...loaded, name: 'Old name', images: ['/old', '/a'], price: 21_000 });
  const opened = (): FormEvent => ({ type: 'earlier-version-opened', earlier, version: 4, title: 'price' });

  it('is compared with what is in the form, and gives back single fields or all of them', () => {
    expect(reduceAll(edited(), createTextEvent('place', 'Goa'), opened()).comparison?.fields).toEqual([
      'name',
      'place',
      'price',
      'images',
    ]);
    const one = reduceAll(edited(), opened(), {
      type: 'earlier-side-chosen',
      names: ['price'],
      side: 'theirs',
    });
    expect(one.entries.texts).toMatchObject({ price: '21000', name: loaded.name });
    expect(one.earlierPictures).toBeNull();
    const undone = reduceAll(one, { type: 'earlier-side-chosen', names: ['price'], side: 'mine' });
    expect(isDirty(undone)).toBe(false);
    const all = reduceAll(one, {
      type: 'earlier-side-chosen',
      names: one.comparison?.fields ?? [],
      side: 'theirs',
    });
    expect(all.entries.texts).toMatchObject({ price: '21000', name: 'Old name' });
    expect(all.earlierPictures).toEqual({ version: 4, addresses: ['/old', '/a'] });
  });

  it('keeps its pictures in the form when somebody else has saved meanwhile', () => {
    const taken: FormEvent = { type: 'earlier-side-chosen', names: ['images'], side: 'theirs' };
    const state = reduceAll(edited(), opened(), taken, createConflictEvent({ images: ['/a', '/c'] }));
    expect(state.entries.pictures.map((item) => item.kind === 'saved' && item.address)).toEqual([
      '/old',
      '/a',
      '/c',
    ]);
    expect(state.comparison).toBeNull();
  });

  it('has its pictures in a draft, too', () => {
    const taken: FormEvent = { type: 'earlier-side-chosen', names: ['images'], side: 'theirs' };
    const left = reduceAll(edited(), opened(), taken);
    const fields = createPackageDraft(left) ?? {};
    const continued = reduceAll(edited(), { type: 'draft-restored', fields, pictures: [] });
    expect(continued.entries.pictures).toMatchObject([{ address: '/old' }, { address: '/a' }]);
    expect(continued.earlierPictures).toEqual(left.earlierPictures);
  });
});

describe('a draft', () => {
  it('is the texts that differ and the version they were written over, and restores the form', () => {
    expect(draft()).toEqual({
      name: 'Mine',
      dayWiseItinerary: expect.stringContaining('Down'),
      version: '1',
    });
    expect(createPackageDraft(edited())).toBeNull();
    const state = reduceAll(edited(), { type: 'draft-restored', fields: draft(), pictures: [] });
    expect(state.entries.texts.name).toBe('Mine');
    expect(state.entries.itinerary.rows.map(({ text }) => text)).toEqual(['Kochi to Alappuzha.', 'Down']);
    expect(state.conflict).toBeNull();
  });

  it('keeps the order of the pictures', () => {
    const turned = reduceAll(edited(), {
      type: 'pictures-changed',
      change: (items) => items.toReversed(),
    });
    const fields = createPackageDraft(turned) ?? {};
    const state = reduceAll(edited(), { type: 'draft-restored', fields, pictures: [] });
    expect(state.entries.pictures).toMatchObject([{ address: '/b' }, { address: '/a' }]);
  });

  it('becomes a conflict with what was stored since', () => {
    const newer = createFormState({
      kind: 'edit',
      package: aPackage({ ...loaded, version: 5, place: 'Munnar' }),
    });
    const state = reduceAll(newer, { type: 'draft-restored', fields: draft(), pictures: [] });
    expect(state.conflict?.fields).toEqual(['name', 'dayWiseItinerary']);
    expect(state.entries.texts).toMatchObject({ name: 'Mine', place: 'Munnar' });
    expect(state.version).toBe(5);
  });

  it('of another shape restores what can be read of it', () => {
    const state = reduceAll(edited(), {
      type: 'draft-restored',
      fields: { name: 'Mine', dayWiseItinerary: '{', version: '1', nonsense: 'x' },
      pictures: [],
    });
    expect(state.entries.texts.name).toBe('Mine');
    expect(state.entries.itinerary).toEqual(edited().entries.itinerary);
  });
});
