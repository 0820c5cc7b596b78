import { expect, it } from 'vitest';
import {
  parseScrollPositions,
  recordScrollPosition,
  serializeScrollPositions,
} from './navigation-effects.tsx';

it('records each entry by its key, in whole pixels', () => {
  const positions = parseScrollPositions(null);
  recordScrollPosition(positions, 'a', 120.4);
  recordScrollPosition(positions, 'b', 0);
  recordScrollPosition(positions, 'a', 300.6);
  expect(['a', 'b', 'c'].map((key) => positions.get(key))).toEqual([301, 0, undefined]);
});

it('keeps for a reload the hundred entries left last', () => {
  const positions = parseScrollPositions(null);
  recordScrollPosition(positions, '__proto__', 1);
  recordScrollPosition(positions, 'first', 1);
  for (let entry = 0; entry < 99; entry += 1) recordScrollPosition(positions, String(entry), entry);
  recordScrollPosition(positions, '__proto__', 7);
  const stored = parseScrollPositions(serializeScrollPositions(positions));
  expect(stored.size).toBe(100);
  expect(stored.get('first')).toBeUndefined();
  expect(stored.get('__proto__')).toBe(7);
});

it.each(['', 'nonsense', '{"a":1}', '[["a"],["b","x"],[1,2],null]'])(
  'takes %j as nothing remembered',
  (text) => {
    expect(parseScrollPositions(text).size).toBe(0);
  },
);
