import { expect, it } from 'vitest';
import { chosenOf, toggled } from './choice.ts';

it('is a whole list of two or three as long as nobody has chosen', () => {
  expect(chosenOf(null, [])).toEqual([]);
  expect(chosenOf(null, ['a'])).toEqual([]);
  expect(chosenOf(null, ['a', 'b'])).toEqual(['a', 'b']);
  expect(chosenOf(null, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(chosenOf(null, ['a', 'b', 'c', 'd'])).toEqual([]);
});

it("is what was chosen, in the list's order, without what is not there", () => {
  expect(chosenOf(['c', 'gone', 'a'], ['a', 'b', 'c'])).toEqual(['a', 'c']);
  expect(chosenOf([], ['a', 'b'])).toEqual([]);
});

it('adds and removes one, and adds no fourth', () => {
  expect(toggled([], 'a')).toEqual(['a']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  expect(toggled(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c']);
});
