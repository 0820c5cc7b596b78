import { expect, it } from 'vitest';
import { insertAt, moveEntry, removeAt } from './edit-list.ts';

const list = ['a', 'b', 'c'];

it('inserts, removes and moves entries', () => {
  expect(insertAt(list, 1, ['x', 'y'])).toEqual(['a', 'x', 'y', 'b', 'c']);
  expect(removeAt(list, 1)).toEqual(['a', 'c']);
  expect(moveEntry(list, 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveEntry(list, 2, 0)).toEqual(['c', 'a', 'b']);
});

it('moves nothing without an entry', () => {
  expect(moveEntry(list, 3, 0)).toEqual(list);
});
