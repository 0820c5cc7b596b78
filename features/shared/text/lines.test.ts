import { expect, it } from 'vitest';
import { toLines } from './lines.ts';

const bare = '• ● ○ ◦ ▪ ▫ ■ ‣ ⁃ ∙ · ✓ ✔ ✅ ☑ 🗸'.split(' ');

it.each([...bare, '✔\uFE0F', '✔\uFE0E', '▪\uFE0F'])('splits on %s', (mark) => {
  expect(toLines([`${mark} Breakfast ${mark}Dinner`])).toEqual(['Breakfast', 'Dinner']);
});

it('keeps the order of entries and of the lines in them', () => {
  expect(toLines(['a • b', 'c', '✓d'])).toEqual(['a', 'b', 'c', 'd']);
});

it.each([[['']], [['•', ' ✓ • ']], [[]]])('finds no line in %j', (entries) => {
  expect(toLines(entries)).toEqual([]);
});

it('leaves hyphens, commas, stars and characters outside the basic plane alone', () => {
  const entry = 'Half-board, 3* hotel 🏨 – 2 nights';
  expect(toLines([entry])).toEqual([entry]);
});
