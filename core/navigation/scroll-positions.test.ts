import { describe, expect, it } from 'vitest';
import { parseScrollPositions } from './scroll-positions.ts';

describe('scroll positions', () => {
  it('stores each entry by its key, in whole pixels', () => {
    const memory = parseScrollPositions(null);
    memory.set('a', 120.4);
    memory.set('b', 0);
    memory.set('a', 300);
    expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual([300, 0, undefined]);
  });

  it('serializes the positions for a reload', () => {
    const memory = parseScrollPositions(null);
    memory.set('__proto__', 7);
    expect(parseScrollPositions(memory.serialize()).get('__proto__')).toBe(7);
  });

  it('removes the entries left longest ago', () => {
    const memory = parseScrollPositions(null);
    memory.set('first', 1);
    memory.set('kept', 2);
    for (let entry = 0; entry < 99; entry += 1) memory.set(String(entry), entry);
    expect(memory.get('first')).toBeUndefined();
    expect(memory.get('kept')).toBe(2);
  });

  it.each(['', 'nonsense', '{"a":1}', '[["a"],["b","x"],[1,2],null]'])(
    'takes %j as nothing remembered',
    (text) => {
      expect(parseScrollPositions(text).serialize()).toBe('[]');
    },
  );
});
