import { expect, it } from 'vitest';
import { breakLines, fitWord, typedOf, type FontFile, type Word } from './text-lines.ts';

const latin: FontFile = { name: 'latin', draws: (text) => /^(?:[\u0020-\u00FF…›]|n\u0323)+$/.test(text) };
const devanagari: FontFile = {
  name: 'devanagari',
  draws: (text) => /^[\u0900-\u0963\u200C\u200D]+$/.test(text),
};
const other: FontFile = { name: 'other', draws: (text) => /^[\u0020-\u007E\u1E00-\u1EFF]+$/.test(text) };
const typefaces = [[latin, devanagari], [other]];

it.each([
  ['the file that has each letter', '(काशी),', ['latin (', 'devanagari काशी', 'latin ),']],
  ['joiners between letters', 'क्\u200Dष', ['devanagari क्\u200Dष']],
  ['a composed letter for a letter and its mark', 'Cafe\u0301', ['latin Café']],
  ['a mark over its letter, where the first typeface has both', 'ṇ', ['latin n\u0323']],
  ['the second typeface for a letter that the first lacks', 'Hộ', ['latin H', 'other ộ']],
  ['the letter alone where no typeface has its mark', 'm\u0325ri', ['latin mri']],
  ['one ellipsis for letters of other scripts', 'Tea茶館', ['latin Tea…']],
  ['a space for a pictograph between letters', 'Beach🏖️now', ['latin Beach now']],
  ['nothing for a pictograph at an end', '🏖️Beach🏖️', ['latin Beach']],
  ['nothing for what is invisible', 'soft\u00ADly\u200B\u202E', ['latin softly']],
  ['a sign of the same sense', 'Kochi→Goa', ['latin Kochi›Goa']],
  ['the letters of a sign of letters', '№\u2011㎞', ['latin No-km']],
  ['no other number for a sign that is one', '10⁴1⅔１', ['latin 10…1…1']],
])('a word is drawn with %s', (_, word, runs) => {
  const fitted = fitWord(word, typefaces);
  expect(fitted.map(({ font, drawn }) => `${font} ${drawn}`)).toEqual(runs);
  expect(typedOf(fitted)).toBe(word);
});

it('a word is drawn in capitals of what was typed, and not at all as a pictograph alone', () => {
  const straße = [{ typed: 'Straße', drawn: 'STRASSE', font: 'latin' }];
  expect(fitWord('Straße', typefaces, true)).toEqual(straße);
  expect(fitWord('🎉', typefaces)).toEqual([]);
});

/** Each character is one point wide. */
const measure = (words: readonly Word[]) =>
  words.map((word) => word.map(({ drawn }) => drawn).join('')).join(' ').length;

it.each([
  ['between words, and keeps line breaks', 'one two three\nfour', 8, ['one two', 'three', 'four']],
  ['inside a word that is wider than a line', 'a abcdefgh b', 3, ['a', 'abc-', 'def-', 'gh', 'b']],
  ['never inside a syllable', 'किकिकि', 3, ['कि-', 'कि-', 'कि']],
  ['without account of how sums are rounded', 'Rs. 5000', 8 - 1e-12, ['Rs. 5000']],
  ['once for each letter where none fits into a line', 'abc', 0, ['a-', 'b-', 'c']],
  ['into none where it has blanks alone', ' \n ', 5, []],
  ['into none where nothing of it is drawn', '🎉\n🎉', 5, []],
  ['with words that are not drawn beside the others', '🎉 to the 🏖️ sea 🎉', 10, ['🎉 to the 🏖️ sea 🎉']],
  ['with no width for words that are not drawn', 'Tea in 茶 館 too', 20, ['Tea in 茶 館 too']],
])('a text is broken into lines %s', (_, text, width, lines) => {
  const broken = breakLines(text, width, (word) => fitWord(word, typefaces), measure);
  expect(broken.map(({ words, isBroken }) => words.map(typedOf).join(' ') + (isBroken ? '-' : ''))).toEqual(
    lines,
  );
});
