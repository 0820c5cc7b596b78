import { expect, it } from 'vitest';
import { appendEntry, insertAt, moveEntry, removeAt, removeEntry, replaceEntry } from './edit-list.ts';

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

const entry = (_id: string, version: number | null = 1) => ({ _id, version });
const entries = [entry('a'), entry('b'), entry('c')];

it('replaces an edited entry', () => {
  expect(replaceEntry(entries, entry('b', 2))).toEqual([entry('a'), entry('b', 2), entry('c')]);
});

it('ignores an entry that is not listed', () => {
  expect(replaceEntry(entries, entry('x'))).toEqual(entries);
});

it('keeps a listed entry with a later version, and replaces it where no versions are counted', () => {
  expect(replaceEntry([entry('a', 3)], entry('a', 2))).toEqual([entry('a', 3)]);
  expect(replaceEntry([entry('a', 3)], entry('a', null))).toEqual([entry('a', null)]);
});

it('appends a new entry once', () => {
  const once = appendEntry(entries, entry('d'));
  expect(once).toEqual([...entries, entry('d')]);
  expect(appendEntry(once, entry('d'))).toEqual(once);
});

it('removes by id', () => {
  expect(removeEntry(entries, 'b')).toEqual([entry('a'), entry('c')]);
});
