import { expect, it } from 'vitest';
import { appendEntry, removeEntry, replaceEntry } from './versioned-list.ts';

const entry = (_id: string, version: number | null = 1) => ({ _id, version });
const list = [entry('a'), entry('b'), entry('c')];

it('replaces an edited entry', () => {
  expect(replaceEntry(list, entry('b', 2))).toEqual([entry('a'), entry('b', 2), entry('c')]);
});

it('ignores an entry that is not listed', () => {
  expect(replaceEntry(list, entry('x'))).toEqual(list);
});

it('keeps a listed entry with a later version, and replaces it where no versions are counted', () => {
  expect(replaceEntry([entry('a', 3)], entry('a', 2))).toEqual([entry('a', 3)]);
  expect(replaceEntry([entry('a', 3)], entry('a', null))).toEqual([entry('a', null)]);
});

it('appends a new entry once', () => {
  const once = appendEntry(list, entry('d'));
  expect(once).toEqual([...list, entry('d')]);
  expect(appendEntry(once, entry('d'))).toEqual(once);
});

it('removes by id', () => {
  expect(removeEntry(list, 'b')).toEqual([entry('a'), entry('c')]);
});
