import { expect, it } from 'vitest';
import { formatCategoryNote } from './category-links.tsx';

const summaries = [
  { name: 'domestic', packages: 12 },
  { name: 'international', packages: 1 },
];

it.each([
  ['domestic', '12 packages in India and next door'],
  ['international', '1 package abroad'],
  ['all packages', '13 packages in one list'],
] as const)('counts %s', (key, note) => {
  expect(formatCategoryNote(key, summaries)).toBe(note);
});

it.each([undefined, []])('shows no number while it is unknown', (known) => {
  expect(formatCategoryNote('international', known)).toBe('Packages abroad');
});
