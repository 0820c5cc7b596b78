import { expect, it } from 'vitest';
import { createLruCache } from './lru-cache.ts';

it('evicts the least recently used value', () => {
  const map = createLruCache<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.get('a');
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
});

it('limits the total weight of its values', () => {
  const map = createLruCache<string>(10, (text) => text.length);
  map.set('a', '12345');
  map.set('b', '12345');
  map.set('c', '1');
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([undefined, '12345', '1']);
});

it('does not store a value above the capacity, and keeps the others', () => {
  const map = createLruCache<string>(3, (text) => text.length);
  map.set('a', 'abc');
  map.set('b', 'abcd');
  expect([map.get('a'), map.get('b')]).toEqual(['abc', undefined]);
});

it('counts a replaced value once', () => {
  const map = createLruCache<string>(4, (text) => text.length);
  map.set('a', 'ab');
  map.set('a', 'cd');
  map.set('b', 'ef');
  expect([map.get('a'), map.get('b')]).toEqual(['cd', 'ef']);
});
