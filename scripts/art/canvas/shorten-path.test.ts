import { expect, it } from 'vitest';
import { shortenPath } from './shorten-path.ts';

it.each([
  ['M1000 600L1004 603', 'M1000 600l4 3'],
  ['M1000 600l-995-595', 'M1000 600L5 5'],
  ['M10 20 30 20 30 45', 'M10 20H30V45'],
  ['M100 100h10v10z M100 108h5', 'M100 100h10v10Zm0 8h5'],
  ['M0 0q4 8 8 0Q12 8 16 0', 'M0 0Q4 8 8 0q4 8 8 0'],
  ['M500 388m-92 0a92 92 0 1 0 184 0', 'M500 388m-92 0a92 92 0 1 0 184 0'],
  ['M700 700h0', 'M700 700h0'],
  ['M.5 1.25 L0.75 -2', 'M.5 1.25L.75-2'],
])('writes %s as %s', (path, short) => {
  expect(shortenPath(path)).toBe(short);
});

it('starts again from where a closed line began', () => {
  expect(shortenPath('M500 500l9 9 9-9zM503 501h4')).toBe('M500 500l9 9 9-9Zm3 1h4');
});

it.each(['M1', 'M0 0c1 2 3', 'M0 0y4', 'M0 0z4'])('refuses %s', (path) => {
  expect(() => shortenPath(path)).toThrow('no path');
});
