import { expect, it } from 'vitest';
import { getSelectedIds, toggleId } from './comparison-selection.ts';

it('is a whole list of two or three without a choice', () => {
  expect(getSelectedIds(null, [])).toEqual([]);
  expect(getSelectedIds(null, ['a'])).toEqual([]);
  expect(getSelectedIds(null, ['a', 'b'])).toEqual(['a', 'b']);
  expect(getSelectedIds(null, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(getSelectedIds(null, ['a', 'b', 'c', 'd'])).toEqual([]);
});

it("is the choice, in the list's order, without unlisted ids", () => {
  expect(getSelectedIds(['c', 'gone', 'a'], ['a', 'b', 'c'])).toEqual(['a', 'c']);
  expect(getSelectedIds([], ['a', 'b'])).toEqual([]);
});

it('adds and removes one, and adds no fourth', () => {
  expect(toggleId([], 'a')).toEqual(['a']);
  expect(toggleId(['a', 'b'], 'a')).toEqual(['b']);
  expect(toggleId(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c']);
});
