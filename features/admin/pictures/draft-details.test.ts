import { expect, it } from 'vitest';
import { restoreDetails, serializeDetails } from './draft-details.ts';
import { createSavedPictures, describePicture } from './picture-items.ts';

const base = createSavedPictures({
  images: ['/a', '/b'],
  pictureDetails: [{ address: '/a', alt: 'Boat', banner: true }],
});

it('a draft has what is said about the pictures only where it differs', () => {
  expect(serializeDetails(base, base)).toBeUndefined();
  expect(serializeDetails(base.toReversed(), base)).toBeUndefined();
  expect(serializeDetails(base.slice(1), base)).toBeUndefined();
});

it('a draft gives back focal point, text and banner', () => {
  const changed = describePicture(
    describePicture(base, 'saved-1', { focal: { x: 10, y: 20 }, banner: true }),
    'saved-0',
    { alt: '' },
  );
  const draft = serializeDetails(changed, base);
  expect(restoreDetails(base, draft).map(({ detail }) => detail)).toEqual([
    undefined,
    { focal: { x: 10, y: 20 }, banner: true },
  ]);
});

it('a draft of another shape changes nothing', () => {
  expect(restoreDetails(base, undefined)).toBe(base);
  expect(restoreDetails(base, '{')).toBe(base);
});
