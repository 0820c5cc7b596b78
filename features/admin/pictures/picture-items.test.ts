import { describe, expect, it } from 'vitest';
import type { PictureDetail } from '#contract/picture-details.ts';
import {
  arePicturesEqual,
  createSavedPictures,
  describePicture,
  findBanner,
  movePicture,
  rebasePictures,
  toImageFields,
  type PictureItem,
} from './picture-items.ts';

const file = new File(['x'], 'beach.jpg', { type: 'image/jpeg' });
const added: PictureItem = { kind: 'new', id: 'new-1', file, chosen: file, preview: 'blob:1' };
const items = [...createSavedPictures({ images: ['/a', '/b'] }), added];
const ids = (of: readonly PictureItem[]) => of.map(({ id }) => id);

describe('the pictures of a form', () => {
  it.each<[id: string, to: number, moved?: readonly string[]]>([
    ['new-1', 0, ['new-1', 'saved-0', 'saved-1']],
    ['saved-0', 1, ['saved-1', 'saved-0', 'new-1']],
    ['saved-0', -1],
    ['new-1', 3],
    ['gone', 0],
    ['saved-0', 0],
  ])('move, but not out of range: %s to %i', (id, to, moved = ids(items)) => {
    expect(ids(movePicture(items, id, to))).toEqual(moved);
  });

  it('are sent as new files and the order of all', () => {
    expect(toImageFields(movePicture(items, 'new-1', 0))).toEqual({
      images: [file],
      imageOrder: ['new:0', '/a', '/b'],
      pictureDetails: [],
    });
  });
});

describe('what is said about pictures', () => {
  it('is read from what is stored, and sent under the name of each picture', () => {
    const saved = createSavedPictures({
      images: ['/a', '/b'],
      pictureDetails: [{ address: '/b', focal: { x: 1, y: 2 }, alt: '' }],
    });
    const described = describePicture([added, ...saved], 'new-1', { alt: 'Beach', banner: true });
    expect(toImageFields(described).pictureDetails).toEqual([
      { image: 'new:0', alt: 'Beach', banner: true },
      { image: '/b', focal: { x: 1, y: 2 } },
    ]);
  });

  it('moves with its picture, and is gone when it says nothing', () => {
    const described = describePicture(items, 'saved-1', { focal: { x: 1, y: 2 } });
    expect(movePicture(described, 'saved-1', 0)[0]?.detail).toEqual({ focal: { x: 1, y: 2 } });
    expect(describePicture(described, 'saved-1', { focal: undefined })[1]?.detail).toBeUndefined();
  });

  it('has one banner: the chosen picture, else the last', () => {
    expect(findBanner(items)?.id).toBe('new-1');
    const chosen = describePicture(items, 'saved-0', { banner: true });
    const other = describePicture(chosen, 'saved-1', { banner: true });
    expect(findBanner(other)?.id).toBe('saved-1');
    expect(other.filter(({ detail }) => detail?.banner)).toHaveLength(1);
  });
});

const stored = (...pictureDetails: readonly PictureDetail[]) =>
  createSavedPictures({ images: ['/a', '/b', '/c'], pictureDetails });
const of = (...images: readonly string[]) => createSavedPictures({ images });
const detailsOf = (rebased: ReturnType<typeof rebasePictures>) => rebased.map(({ detail }) => detail);

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
