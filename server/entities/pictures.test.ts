import { expect, it } from 'vitest';
import { orderPictures } from './pictures.ts';

it.each([
  ['puts new ones last when nothing is asked', ['a', 'b'], ['x'], undefined, ['a', 'b', 'x']],
  ['mixes old and new ones', ['a', 'b'], ['x', 'y'], ['new:1', 'b', 'new:0', 'a'], ['y', 'b', 'x', 'a']],
  ['leaves out what is not named', ['a', 'b', 'c'], [], ['c'], ['c']],
  ['leaves out all', ['a'], [], [], []],
  ['may name one twice that occurs twice', ['a', 'a'], [], ['a', 'a'], ['a', 'a']],
  ['may not name one twice that occurs once', ['a', 'b'], [], ['a', 'a'], null],
  ['may not name a new one twice', ['a'], ['x'], ['new:0', 'new:0'], null],
  ['may not name an unknown one', ['a'], [], ['b'], null],
  ['may not name an unknown new one', ['a'], ['x'], ['a', 'new:1'], null],
  ['may not leave out a new one', ['a'], ['x'], ['a'], null],
])('the order of pictures %s', (_, present, added, order, ordered) => {
  expect(orderPictures(present, added, order)).toEqual(ordered);
});
