import { expect, it } from 'vitest';
import { listHeading, listSubheading, toLines, whatsAppLink } from './text.ts';

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

const link = (message: string) => whatsAppLink({ digits: '919876543213', message });

it('opens a chat with the number and the message', () => {
  expect(link('Kerala')).toBe('https://wa.me/919876543213?text=Kerala');
});

it.each(['Tea & hills', '100% sun #1', 'केरल', 'https://banyan.example/packages/detail/a%20b', 'Two\nlines'])(
  'keeps %j unchanged',
  (message) => {
    expect(new URL(link(message)).searchParams.get('text')).toBe(message);
    expect(decodeURIComponent(link(message).split('text=')[1] ?? '')).toBe(message);
  },
);

it('writes no plus signs, which some phones show as they are', () => {
  expect(link('Two words')).not.toContain('+');
});

it('does not throw on half of a surrogate pair', () => {
  expect(link('Kerala \uD83D')).toContain('Kerala');
});

it.each([
  ['domestic', 'DOMESTIC', 'DOMESTIC PACKAGES'],
  ['international', 'INTERNATIONAL', 'INTERNATIONAL PACKAGES'],
  ['all packages', 'ALL PACKAGES', 'ALL PACKAGES'],
] as const)('%s reads %s and %s', (category, heading, subheading) => {
  expect([listHeading(category), listSubheading(category)]).toEqual([heading, subheading]);
});

it('repeats nothing of an address that names no list', () => {
  expect([listHeading(undefined), listSubheading(undefined)]).toEqual(['PACKAGES', 'OUR LISTS']);
});
