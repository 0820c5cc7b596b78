import { expect, it } from 'vitest';
import { packageFields } from '#contract/fields/package-fields.ts';
import type { Package } from '#contract/package.ts';
import { createFormState, formReducer, type FormMode } from '#features/admin/form/form-state.ts';
import { describePicture } from '#features/admin/pictures/picture-items.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { toPreviewPackage } from './preview-package.ts';

/** Every field, so that the type checker asks for the value of a new one. */
const complete: Required<Package> = {
  ...aPackage(),
  visibility: 'link',
  preparedFor: 'Asha',
  localName: 'കേരളം',
  images: ['/pictures/one', '/pictures/two', '/pictures/three'],
  tripHighlights: ['A night on the water', 'Breakfast, lunch and dinner'],
  inclusions: ['Breakfast'],
  exclusions: ['Flights'],
  version: 1,
  updatedAt: 1_760_000_000_000,
  pictureDetails: [
    { address: '/pictures/one', focal: { x: 20, y: 80 }, alt: 'A houseboat' },
    { address: '/pictures/two', banner: true },
  ],
};

function preview(mode: FormMode) {
  const state = createFormState(mode);
  return toPreviewPackage(
    state,
    state.entries.pictures.map((item) => (item.kind === 'saved' ? item.address : item.preview)),
  );
}

it('has every field of the stored package', () => {
  expect(Object.keys(complete)).toEqual(expect.arrayContaining(Object.keys(packageFields)));
  expect(preview({ kind: 'edit', package: complete })).toEqual({
    ...complete,
    // The page shows neither, and they belong to what is stored.
    version: null,
    updatedAt: null,
    dayWiseItinerary: complete.dayWiseItinerary.map((day) => ({ ...day, _id: `day-${day.day}` })),
  });
});

it('has no price while the typed one can be read as two', () => {
  const typed = { type: 'text-changed', name: 'price', text: '45.000' } as const;
  const state = formReducer(createFormState({ kind: 'edit', package: complete }), typed);
  expect(toPreviewPackage(state, []).price).toBeNull();
});

it('has no value where the form has none, so that the page shows what it shows without', () => {
  const shown = preview({ kind: 'create' });
  expect(shown.localName).toBeUndefined();
  expect(shown.pictureDetails).toBeUndefined();
  expect(shown.visibility).toBeUndefined();
  const draft = { ...complete, visibility: 'draft' } as const;
  expect(preview({ kind: 'edit', package: draft })).not.toHaveProperty('preparedFor');
});

it('names what is said about a picture by the address at which the preview shows it', () => {
  const opened = createFormState({ kind: 'edit', package: complete });
  const state = formReducer(opened, {
    type: 'pictures-changed',
    change: (items) => describePicture(items.toReversed(), 'saved-2', { banner: true }),
  });
  const { images, pictureDetails } = toPreviewPackage(state, ['blob:three', 'blob:two', 'blob:one']);
  expect(images).toEqual(['blob:three', 'blob:two', 'blob:one']);
  expect(pictureDetails).toEqual([
    { address: 'blob:three', banner: true },
    { address: 'blob:one', focal: { x: 20, y: 80 }, alt: 'A houseboat' },
  ]);
});
