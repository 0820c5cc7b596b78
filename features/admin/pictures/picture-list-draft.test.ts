import { expect, it } from 'vitest';
import { createSavedPictures, describePicture, type NewPicture } from './picture-items.ts';
import { createPictureFields, restorePictures } from './picture-list-draft.ts';

const base = createSavedPictures({
  images: ['/a', '/b'],
  pictureDetails: [{ address: '/a', alt: 'Boat', banner: true }],
});
const file = new File(['x'], 'beach.jpg', { type: 'image/jpeg' });
const added: NewPicture = { kind: 'new', id: 'n1', file, chosen: file, preview: 'blob:1' };

const idsOf = ({ pictures }: ReturnType<typeof restorePictures>) => pictures.map(({ id }) => id);

it('a draft has the pictures only where they differ', () => {
  expect(createPictureFields({ pictures: base }, base)).toEqual({});
  expect(restorePictures({ pictures: base }, base, {}, [], false).pictures).toBe(base);
});

it('a draft gives back order, removals, new pictures and what is said about each', () => {
  const changed = describePicture([added, ...base.slice(0, 1)], 'n1', {
    alt: 'Beach',
    focal: { x: 1, y: 2 },
  });
  const fields = createPictureFields({ pictures: changed }, base);
  expect(restorePictures({ pictures: base }, base, fields, [added], false).pictures).toEqual(changed);
});

it('a picture that is not kept, or gone, is left out, and one chosen meanwhile stays', () => {
  const fields = createPictureFields({ pictures: [added, ...base] }, base);
  const chosenNow = { ...added, id: 'n2' };
  const form = { pictures: [...base.slice(1), chosenNow] };
  expect(idsOf(restorePictures(form, base.slice(1), fields, [], false))).toEqual(['saved-1', 'n2']);
});

it('pictures that others have added since stay', () => {
  const fields = createPictureFields({ pictures: [added] }, base.slice(0, 1));
  const restored = restorePictures({ pictures: base }, base, fields, [added], true);
  expect(idsOf(restored)).toEqual(['n1', 'saved-0', 'saved-1']);
});

it('pictures of an earlier version that were taken back are there, with the version that the save names', () => {
  const earlierPictures = { version: 4, addresses: ['/old', '/a'] };
  const taken = createSavedPictures({ images: ['/old', '/a'] }, 'earlier');
  const fields = createPictureFields({ pictures: taken, earlierPictures }, base);
  const restored = restorePictures({ pictures: base }, base, fields, [], false);
  expect(restored.pictures).toMatchObject([{ address: '/old' }, { address: '/a' }]);
  expect(restored.earlierPictures).toEqual(earlierPictures);
});

it('stored pictures that the form no longer holds are there again', () => {
  const fields = createPictureFields({ pictures: base.toReversed() }, base);
  const taken = { pictures: createSavedPictures({ images: ['/old'] }, 'earlier') };
  expect(idsOf(restorePictures(taken, base, fields, [], false))).toEqual(['saved-1', 'saved-0']);
});

it('two pictures with one address stay two', () => {
  const twice = createSavedPictures({ images: ['/a', '/a', '/b'] });
  const fields = createPictureFields({ pictures: twice.toReversed() }, twice);
  const ids = idsOf(restorePictures({ pictures: twice }, twice, fields, [], false));
  expect(new Set(ids).size).toBe(3);
});

it('a draft of another shape changes nothing', () => {
  expect(restorePictures({ pictures: base }, base, { images: '{' }, [], false).pictures).toBe(base);
});
