import { expect, it } from 'vitest';
import { createSavedPictures, describePicture, type NewPicture } from './picture-items.ts';
import { restorePictureList, serializePictureList } from './picture-list-draft.ts';

const base = createSavedPictures({
  images: ['/a', '/b'],
  pictureDetails: [{ address: '/a', alt: 'Boat', banner: true }],
});
const file = new File(['x'], 'beach.jpg', { type: 'image/jpeg' });
const added: NewPicture = { kind: 'new', id: 'n1', file, chosen: file, preview: 'blob:1' };

it('a draft has the pictures only where they differ', () => {
  expect(serializePictureList(base, base)).toBeUndefined();
  expect(restorePictureList(base, undefined, [], false)).toBe(base);
});

it('a draft gives back order, removals, new pictures and what is said about each', () => {
  const changed = describePicture([added, ...base.slice(0, 1)], 'n1', {
    alt: 'Beach',
    focal: { x: 1, y: 2 },
  });
  const restored = restorePictureList(base, serializePictureList(changed, base), [added], false);
  expect(restored).toEqual(changed);
});

it('a picture that is not kept, or gone, is left out, and one chosen meanwhile stays', () => {
  const draft = serializePictureList([added, ...base], base);
  const chosenNow = { ...added, id: 'n2' };
  const ids = restorePictureList([...base.slice(1), chosenNow], draft, [], false).map(({ id }) => id);
  expect(ids).toEqual(['saved-1', 'n2']);
});

it('pictures that others have added since stay', () => {
  const draft = serializePictureList([added], base.slice(0, 1));
  const ids = restorePictureList(base, draft, [added], true).map(({ id }) => id);
  expect(ids).toEqual(['n1', 'saved-0', 'saved-1']);
});

it('a draft of another shape changes nothing', () => {
  expect(restorePictureList(base, '{', [], false)).toBe(base);
});
