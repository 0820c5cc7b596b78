import { describe, expect, it } from 'vitest';
import type { PictureDetail } from '#contract/picture-details.ts';
import { createSavedPictures, describePicture } from './picture-items.ts';
import { arePicturesEqual, rebasePictures } from './rebase-pictures.ts';

const stored = (...pictureDetails: readonly PictureDetail[]) =>
  createSavedPictures({ images: ['/a', '/b', '/c'], pictureDetails });
const of = (...images: readonly string[]) => createSavedPictures({ images });
const detailsOf = (items: ReturnType<typeof rebasePictures>) => items.map(({ detail }) => detail);

it('pictures differ by what is said about them', () => {
  expect(arePicturesEqual(stored(), stored({ address: '/a', alt: 'Boat' }))).toBe(false);
  expect(arePicturesEqual(stored(), stored({ address: '/a', alt: '' }))).toBe(true);
});

it('pictures that others add twice have ids of their own', () => {
  const [base, mine, theirs] = [
    of('/a'),
    describePicture(of('/a'), 'saved-0', { alt: 'Mine' }),
    of('/a', '/b'),
  ];
  const first = rebasePictures(base, mine, theirs);
  const second = rebasePictures(theirs, first, of('/a', '/b', '/c'));
  expect(new Set(second.map(({ id }) => id)).size).toBe(3);
});

describe('details that two people changed', () => {
  it('are both kept, of different pictures', () => {
    const mine = describePicture(stored(), 'saved-0', { alt: 'Mine' });
    const theirs = stored({ address: '/b', alt: 'Theirs' });
    expect(detailsOf(rebasePictures(stored(), mine, theirs))).toEqual([
      { alt: 'Mine' },
      { alt: 'Theirs' },
      undefined,
    ]);
  });

  it('are mine, of the same picture', () => {
    const mine = describePicture(stored(), 'saved-0', { alt: 'Mine' });
    expect(detailsOf(rebasePictures(stored(), mine, stored({ address: '/a', alt: 'Theirs' })))[0]).toEqual({
      alt: 'Mine',
    });
  });

  it('leave one banner, which is mine', () => {
    const mine = describePicture(stored(), 'saved-2', { banner: true });
    const theirs = stored({ address: '/a', banner: true, alt: 'Theirs' });
    expect(detailsOf(rebasePictures(stored(), mine, theirs))).toEqual([
      { alt: 'Theirs' },
      undefined,
      { banner: true },
    ]);
  });
});
