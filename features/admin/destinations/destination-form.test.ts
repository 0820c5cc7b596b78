import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { NewPicture } from '#features/admin/pictures/items.ts';
import { aDestination } from '#features/shared/testing/builders.ts';
import {
  callOf,
  checkForm,
  draftOf,
  formOf,
  isDirty,
  rebase,
  restored,
  toFormData,
  type DestinationForm,
} from './destination-form.ts';

const file = new File(['x'], 'beach.png', { type: 'image/png' });
const beach: NewPicture = { kind: 'new', id: 'n', file, chosen: file, preview: 'blob:x' };
const kerala = aDestination({ name: 'Kerala', images: ['/a.jpg', '/b.jpg'], version: 3 });

describe('the rules', () => {
  it('require a name, and a picture of a new destination', () => {
    expect(checkForm({ ...formOf(null), name: '  ' })).toEqual({
      name: 'Destination name is required',
      images: 'Choose at least one picture',
    });
    expect(checkForm({ ...formOf(null), name: 'Goa', pictures: [beach] })).toEqual({});
  });

  it('require no picture of an edited destination', () => {
    expect(checkForm({ ...formOf(kerala), pictures: [] })).toEqual({});
  });

  it('keep names short', () => {
    const name = 'x'.repeat(limits.nameLength + 1);
    expect(checkForm({ ...formOf(kerala), name })).toHaveProperty('name');
  });
});

it('is dirty once something differs from what was loaded', () => {
  const form = formOf(kerala);
  expect(isDirty(formOf(null))).toBe(false);
  expect(isDirty(form)).toBe(false);
  expect(isDirty({ ...formOf(null), name: 'G' })).toBe(true);
  expect(isDirty({ ...form, name: 'K' })).toBe(true);
  expect(isDirty({ ...form, pictures: form.pictures.toReversed() })).toBe(true);
  expect(isDirty({ ...form, pictures: [...form.pictures, beach] })).toBe(true);
});

const dataOf = (form: DestinationForm) => toFormData(form.name, callOf(form), 'key-key-key');

describe('what is sent', () => {
  it('of a new destination', () => {
    const data = dataOf({ ...formOf(null), name: 'Goa', pictures: [beach] });
    expect([...data.keys()]).toEqual(['name', 'discount', 'idempotencyKey', 'images']);
    expect(data.get('discount')).toBe('0');
    expect(data.get('idempotencyKey')).toBe('key-key-key');
  });

  it('of an edited one: its version, and the order of the pictures only if that changed', () => {
    const form = formOf(kerala);
    expect([...dataOf({ ...form, name: 'K' }).entries()]).toEqual([
      ['name', 'K'],
      ['discount', '0'],
      ['version', '3'],
    ]);
    const [, second] = form.pictures;
    const data = dataOf({ ...form, pictures: second ? [second, beach] : [] });
    expect(data.get('imageOrder')).toBe('["/b.jpg","new:0"]');
    expect(data.getAll('images')).toHaveLength(1);
  });

  it('of one without a version: none', () => {
    expect(dataOf(formOf({ ...kerala, version: null })).has('version')).toBe(false);
  });
});

describe('over what somebody else has stored meanwhile', () => {
  const theirs = { ...kerala, name: 'Theirs', images: ['/b.jpg', '/c.jpg'], version: 4 };

  it('keeps what was changed here, and takes what only they changed', () => {
    const { pictures } = formOf(kerala);
    expect(rebase({ ...formOf(kerala), name: 'Mine' }, theirs)).toMatchObject({
      editing: { version: 4 },
      name: 'Mine',
      pictures: [{ address: '/b.jpg' }, { address: '/c.jpg' }],
    });
    const pictured = rebase({ ...formOf(kerala), pictures: [beach, ...pictures] }, theirs);
    expect(pictured).toMatchObject({
      name: 'Theirs',
      pictures: [{ id: 'n' }, { address: '/b.jpg' }, { address: '/c.jpg' }],
    });
  });

  it('is not dirty where nothing was changed here', () => {
    expect(isDirty(rebase(formOf(kerala), theirs))).toBe(false);
  });
});

describe('a draft', () => {
  it('keeps the name, the version and how many pictures it could not keep', () => {
    expect(draftOf({ ...formOf(kerala), name: 'K', pictures: [beach] })).toEqual({
      name: 'K',
      version: '3',
      pictures: '1',
    });
    expect(draftOf({ ...formOf(null), pictures: [beach] })).toBeNull();
    expect(draftOf(formOf(kerala))).toBeNull();
  });

  it('shows what was stored after it was written', () => {
    expect(restored(formOf(kerala), { name: 'K', version: '3' })).toMatchObject({
      form: { name: 'K' },
      newer: null,
    });
    expect(restored(formOf(kerala), { name: 'K', version: '2' }).newer).toBe(kerala);
  });
});
