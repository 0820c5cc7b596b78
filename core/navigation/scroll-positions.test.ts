import { describe, expect, it } from 'vitest';
import { parseScrollPositions } from './scroll-positions.ts';

describe('the scroll memory', () => {
  it('remembers each entry by its key, in whole pixels', () => {
    const memory = parseScrollPositions(null);
    memory.remember('a', 120.4);
    memory.remember('b', 0);
    memory.remember('a', 300);
    expect([memory.of('a'), memory.of('b'), memory.of('c')]).toEqual([300, 0, undefined]);
  });

  it('survives a reload as text', () => {
    const memory = parseScrollPositions(null);
    memory.remember('__proto__', 7);
    expect(parseScrollPositions(memory.text()).of('__proto__')).toBe(7);
  });

  it('forgets the entries left longest ago', () => {
    const memory = parseScrollPositions(null);
    memory.remember('first', 1);
    memory.remember('kept', 2);
    for (let entry = 0; entry < 99; entry += 1) memory.remember(String(entry), entry);
    expect(memory.of('first')).toBeUndefined();
    expect(memory.of('kept')).toBe(2);
  });

  it.each(['', 'nonsense', '{"a":1}', '[["a"],["b","x"],[1,2],null]'])(
    'takes %j as nothing remembered',
    (text) => {
      expect(parseScrollPositions(text).text()).toBe('[]');
    },
  );
});
