import { expect, it } from 'vitest';
import { shortenPath } from './shorten-path.ts';

it.each([
  ['M1000 600L1004 603', 'M1000 600l4 3'],
  ['M1000 600l-995-595', 'M1000 600L5 5'],
  ['M10 20 30 20 30 45', 'M10 20H30V45'],
  ['M100 100h10v10z M100 108h5', 'M100 100h10v10Zm0 8h5'],
  ['M500 388m-92 0a92 92 0 1 0 184 0', 'M500 388m-92 0a92 92 0 1 0 184 0'],
])('writes %s as %s', (path, short) => {
  expect(shortenPath(path)).toBe(short);
});

it('refuses what is no path', () => {
  expect(() => shortenPath('M0 0c1 2 3')).toThrow('no path');
});
