import { describe, expect, it } from 'vitest';
import { destinationFields } from '#contract/fields/destination-fields.ts';
import type { NewPicture } from '#features/admin/pictures/picture-items.ts';
import { aDestination } from '#features/shared/testing/builders.ts';
import {
  validateForm,
  createDestinationDraft,
  createDestinationForm,
  isDirty,
  rebaseForm,
  restoreDestinationDraft,
  takePicturesBack,
} from './destination-form.ts';

const file = new File(['x'], 'beach.png', { type: 'image/png' });
const beach: NewPicture = { kind: 'new', id: 'n', file, chosen: file, preview: 'blob:x' };
const kerala = aDestination({ name: 'Kerala', images: ['/a.jpg', '/b.jpg'], version: 3 });

it('a short name is required, and a picture of a new destination', () => {
  expect(validateForm({ ...createDestinationForm(null), name: '  ' })).toEqual({
    name: 'Destination name is required',
    images: 'Choose at least one picture',
  });
  expect(validateForm({ ...createDestinationForm(null), name: 'Goa', pictures: [beach] })).toEqual({});
  expect(validateForm({ ...createDestinationForm(kerala), pictures: [] })).toEqual({});
  const name = 'x'.repeat(destinationFields.name.max + 1);
  expect(validateForm({ ...createDestinationForm(kerala), name })).toHaveProperty('name');
});

it('is dirty once something differs from what was loaded', () => {
  const form = createDestinationForm(kerala);
  expect(isDirty(createDestinationForm(null))).toBe(false);
  expect(isDirty(form)).toBe(false);
  expect(isDirty({ ...createDestinationForm(null), name: 'G' })).toBe(true);
  expect(isDirty({ ...form, name: 'K' })).toBe(true);
  expect(isDirty({ ...form, pictures: form.pictures.toReversed() })).toBe(true);
  expect(isDirty({ ...form, pictures: [...form.pictures, beach] })).toBe(true);
});

describe('over what somebody else has stored meanwhile', () => {
  const theirs = { ...kerala, name: 'Theirs', images: ['/b.jpg', '/c.jpg'], version: 4 };

  it('keeps what was changed here, and takes what only they changed', () => {
    const { pictures } = createDestinationForm(kerala);
    expect(rebaseForm({ ...createDestinationForm(kerala), name: 'Mine' }, theirs)).toMatchObject({
      editing: { version: 4 },
      name: 'Mine',
      pictures: [{ address: '/b.jpg' }, { address: '/c.jpg' }],
    });
    const pictured = rebaseForm({ ...createDestinationForm(kerala), pictures: [beach, ...pictures] }, theirs);
    expect(pictured).toMatchObject({
      name: 'Theirs',
      pictures: [{ id: 'n' }, { address: '/b.jpg' }, { address: '/c.jpg' }],
    });
    expect(isDirty(rebaseForm(createDestinationForm(kerala), theirs))).toBe(false);
  });
});

describe('a draft', () => {
  it('keeps the name, the version, and the pictures in their order', () => {
    expect(
      createDestinationDraft({ ...createDestinationForm(kerala), name: 'K', pictures: [beach] }),
    ).toEqual({
      name: 'K',
      version: '3',
      images: JSON.stringify([{ id: beach.id }]),
      pictures: beach.id,
    });
    expect(createDestinationDraft({ ...createDestinationForm(null), pictures: [beach] })).toMatchObject({
      pictures: beach.id,
    });
    expect(createDestinationDraft(createDestinationForm(kerala))).toBeNull();
  });

  it('keeps the pictures of an earlier version that were taken back, with those chosen before', () => {
    const form = createDestinationForm(kerala);
    const chosen = { ...form, pictures: [...form.pictures, beach] };
    const taken = takePicturesBack(chosen, { ...kerala, images: ['/old.jpg'] }, 2);
    const draft = { fields: createDestinationDraft(taken) ?? {}, pictures: [beach] };
    expect(restoreDestinationDraft(form, draft).form).toMatchObject({
      pictures: [{ address: '/old.jpg' }, { id: 'n' }],
      earlierPictures: taken.earlierPictures,
    });
  });

  it('shows what was stored after it was written', () => {
    const restore = (version: string) =>
      restoreDestinationDraft(createDestinationForm(kerala), {
        fields: { name: 'K', version },
        pictures: [],
      });
    expect(restore('3')).toMatchObject({ form: { name: 'K' }, newer: null });
    expect(restore('2').newer).toBe(kerala);
  });
});
