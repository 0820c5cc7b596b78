import { expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { formatTimeAgo, selectLastChanged } from './last-changed.ts';

it('lists what was changed last first', () => {
  const packages = [1000, 3000, 2000].map((updatedAt) => aPackage({ _id: String(updatedAt), updatedAt }));
  expect(selectLastChanged(packages, 2).map(({ _id }) => _id)).toEqual(['3000', '2000']);
});

it("keeps the backend's order where it sends no times", () => {
  const packages = ['a', 'b', 'c'].map((_id) => aPackage({ _id, updatedAt: null }));
  expect(selectLastChanged(packages, 2).map(({ _id }) => _id)).toEqual(['a', 'b']);
});

const minute = 60_000;
it.each([
  [0, 'just now'],
  [59_000, 'just now'],
  [5 * minute, '5 minutes ago'],
  [60 * minute, '1 hour ago'],
  [25 * 60 * minute, '1 day ago'],
  [400 * 24 * 60 * minute, '1 year ago'],
  [-5 * minute, 'just now'],
])('calls %d ms ago %s', (past, words) => {
  expect(formatTimeAgo(1e12, 1e12 + past)).toBe(words);
});
