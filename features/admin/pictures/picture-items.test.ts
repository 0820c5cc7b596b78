import { describe, expect, it } from 'vitest';
import { movePicture, createSavedPictures, toImageFields, type PictureItem } from './picture-items.ts';

const file = new File(['x'], 'beach.jpg', { type: 'image/jpeg' });
const added: PictureItem = { kind: 'new', id: 'new-1', file, chosen: file, preview: 'blob:1' };
const items = [...createSavedPictures({ images: ['/a', '/b'] }), added];
const ids = (of: readonly PictureItem[]) => of.map(({ id }) => id);

describe('the pictures of a form', () => {
  it('move to another place', () => {
    expect(ids(movePicture(items, 'new-1', 0))).toEqual(['new-1', 'saved-0', 'saved-1']);
    expect(ids(movePicture(items, 'saved-0', 1))).toEqual(['saved-1', 'saved-0', 'new-1']);
  });

  it('do not move out of range', () => {
    for (const [id, to] of [
      ['saved-0', -1],
      ['new-1', 3],
      ['gone', 0],
      ['saved-0', 0],
    ] as const)
      expect(movePicture(items, id, to)).toBe(items);
  });

  it('are sent as new files and the order of all', () => {
    expect(toImageFields(movePicture(items, 'new-1', 0))).toEqual({
      images: [file],
      imageOrder: ['new:0', '/a', '/b'],
      pictureDetails: [],
    });
  });
});
