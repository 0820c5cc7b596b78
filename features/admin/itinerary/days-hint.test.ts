import { expect, it } from 'vitest';
import { describeDaysMismatch } from './days-hint.ts';

it('names both lengths when they differ', () => {
  expect(describeDaysMismatch('6', 3)).toBe('The trip lasts 6 days, and 3 days are described here.');
  expect(describeDaysMismatch('1', 2)).toBe('The trip lasts 1 day, and 2 days are described here.');
  expect(describeDaysMismatch('2', 1)).toBe('The trip lasts 2 days, and 1 day is described here.');
});

it.each(['', ' ', 'six', '2.5', '0', '3', '0x10', '1e1'])('gives no hint for three rows and %j', (days) => {
  expect(describeDaysMismatch(days, 3)).toBe('');
});
